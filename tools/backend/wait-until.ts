import { setTimeout as pause } from 'node:timers/promises';

/** How long a part may take to answer, and how often it is asked. */
const LONGEST_WAIT_MS = 180_000;
const INTERVAL_MS = 100;

/** Asks until the answer is yes. Resolves with `false` when time is up or when `mayHope` says that it never will be. */
export async function waitUntil(ask: () => Promise<boolean>, mayHope: () => boolean): Promise<boolean> {
  const deadline = Date.now() + LONGEST_WAIT_MS;
  while (Date.now() < deadline && mayHope()) {
    if (await ask()) return true;
    await pause(INTERVAL_MS);
  }
  return false;
}

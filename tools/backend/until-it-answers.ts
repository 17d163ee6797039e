import { setTimeout as pause } from 'node:timers/promises';

/** How long a server may take to start, how often it is asked, and how long one answer may take on a busy machine. */
const LONGEST_WAIT_MS = 180_000;
const INTERVAL_MS = 100;
const ANSWER_TIMEOUT_MS = 5000;

/** Asks until the server answers. Resolves with `false` when time is up, or when its process has ended. */
export async function untilItAnswers(url: string, isRunning: () => boolean): Promise<boolean> {
  const deadline = Date.now() + LONGEST_WAIT_MS;
  while (Date.now() < deadline && isRunning()) {
    try {
      if ((await fetch(url, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) })).ok) return true;
    } catch {
      // Nothing listens there yet.
    }
    await pause(INTERVAL_MS);
  }
  return false;
}

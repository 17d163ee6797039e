import { setTimeout as pause } from 'node:timers/promises';

/** How long a server may take to start, the pause between two requests, and the time limit of one request. */
const LONGEST_WAIT_MS = 180_000;
const INTERVAL_MS = 100;
const ANSWER_TIMEOUT_MS = 5000;

/** Sends requests until the server answers one with success. `false` when time is up, or when its process has ended. */
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

import type { LogLine } from './log-line.ts';
import { revocableStep, type RevocableStep } from './ride-steps.ts';

/**
 * The step that the line `rev` takes back; `null` for a line of another step. Steps are taken back in reverse order, so
 * it is the last step before the line that has not been taken back yet.
 */
export function takenBack(log: readonly LogLine[], rev: number): RevocableStep | null {
  if (log[rev]?.did !== 'take_back') return null;
  const standing: RevocableStep[] = [];
  for (const { did } of log.slice(0, rev)) {
    const step = revocableStep(did);
    if (did === 'take_back') standing.pop();
    else if (step !== null) standing.push(step);
  }
  return standing.at(-1) ?? null;
}

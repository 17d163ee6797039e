import type { LogLine } from './log-line.ts';
import { revocableStep, type RevocableStep } from './ride-steps.ts';

/**
 * The step that the line `rev` takes back; `null` if that line is no `take_back`. Steps are taken back in reverse
 * order. So this is the last revocable step that no earlier `take_back` takes back.
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

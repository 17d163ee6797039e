import type { LogLine } from './log-line.ts';
import { revocableStep, type RevocableStep } from './ride-steps.ts';

/**
 * The step that a line of the log has taken back; `null` if it takes none back. It is the last step that no earlier
 * line has taken back, because each step builds on the one before.
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

import { CONCURRENT_REQUESTS, runFewAtOnce } from '../../shared/run-few-at-once.ts';
import type { Decision } from '../model/decision.ts';
import type { AccountFailure, AccountResult } from '../model/errors/account-error.ts';
import { isWorthRetrying } from '../model/errors/is-worth-retrying.ts';

/** The result of the undo of several decisions. */
interface UndoneDecisions {
  /** The decisions that took them back. */
  readonly undone: readonly Decision[];
  /** The decisions that another try may take back. */
  readonly left: readonly Decision[];
  /** The failure of the first decision that was not taken back; `null` if all were. */
  readonly failure: AccountFailure | null;
}

/** Takes decisions back, each in a request of its own. */
export async function undoDecisions(
  decisions: readonly Decision[],
  undo: (decision: Decision) => Promise<AccountResult<Decision>>,
): Promise<UndoneDecisions> {
  const undone: Decision[] = [];
  const left: Decision[] = [];
  const failures: AccountFailure[] = [];
  await runFewAtOnce(decisions, CONCURRENT_REQUESTS, async (decision) => {
    const result = await undo(decision);
    if (result.ok) undone.push(result.value);
    else {
      failures.push(result.error);
      if (isWorthRetrying(result.error)) left.push(decision);
    }
  });
  return { undone, left, failure: failures[0] ?? null };
}

/** The decisions that can still be undone after these later ones: the last decision on each account. */
export function stillUndoable(
  decisions: readonly Decision[],
  later: readonly Decision[],
): readonly Decision[] {
  const uids = new Set(later.map(({ after }) => after.uid));
  return decisions.filter(({ after }) => !uids.has(after.uid));
}

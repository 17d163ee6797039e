import { CONCURRENT_REQUESTS, runFewAtOnce } from '../../shared/run-few-at-once.ts';
import type { Decision } from '../model/decision.ts';
import type { AccountFailure, AccountResult } from '../model/errors/account-error.ts';
import { isWorthRetrying } from '../model/errors/is-worth-retrying.ts';

/** The result of undoing several decisions. */
interface UndoneDecisions {
  /** The new decisions, which undo others. */
  readonly undone: readonly Decision[];
  /** The decisions that another attempt may undo. */
  readonly left: readonly Decision[];
  /** The first failure; `null` if all decisions were undone. */
  readonly failure: AccountFailure | null;
}

/** Undoes decisions, each in a request of its own. */
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

/** Returns the decisions that can still be undone. A later decision on the same account prevents that. */
export function stillUndoable(
  decisions: readonly Decision[],
  later: readonly Decision[],
): readonly Decision[] {
  const uids = new Set(later.map(({ after }) => after.uid));
  return decisions.filter(({ after }) => !uids.has(after.uid));
}

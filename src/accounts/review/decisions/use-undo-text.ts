import type { Decision } from '#domain/accounts/model/decision.ts';
import type { ProductError } from '#domain/shared/product-error.ts';
import { useDecisionCopy } from '#words/decisions-copy.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { useOutcomeText } from './use-outcome-text.ts';

/** What an undo took back, and why it could not take back everything. */
export function useUndoText(): (undone: readonly Decision[], failure: ProductError | null) => string {
  const copy = useDecisionCopy();
  const outcomeOf = useOutcomeText();
  const textOf = useErrorText();
  return (undone, failure) => {
    const done = undone.length === 0 ? [] : [copy.undone, outcomeOf(undone)];
    return [...done, ...(failure === null ? [] : [copy.undoFailed(textOf(failure))])].join(' ');
  };
}

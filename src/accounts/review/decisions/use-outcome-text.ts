import { stepOf, type Decision } from '#domain/accounts/model/decision.ts';
import type { AccountFailure } from '#domain/accounts/model/errors/account-error.ts';
import { isSamePosition } from '#domain/shared/people/powers.ts';
import { displayName } from '#core/text/display-name.ts';
import { useDecisionCopy } from '#words/decisions-copy.ts';
import { usePositionName } from '#words/use-position-name.ts';
import { useErrorText } from '#words/use-error-text.ts';

/** Names are cut off after this many characters. A longer name would take more than two lines on a phone. */
const LONGEST_SHOWN_NAME = 40;

function shorten(name: string): string {
  const characters = [...name];
  if (characters.length <= LONGEST_SHOWN_NAME) return name;
  return `${characters.slice(0, LONGEST_SHOWN_NAME).join('').trimEnd()}…`;
}

/** Summarises a batch of decisions, and the result of an undo. */
export function useOutcomeText() {
  const copy = useDecisionCopy();
  const positionName = usePositionName();
  const textOf = useErrorText();
  const decided = (decisions: readonly Decision[]) => {
    const [first] = decisions;
    if (first === undefined) return '';
    const { before, after } = first;
    const step = stepOf(first);
    if (decisions.length > 1) {
      if (step === 'revoke') return copy.severalRevoked(decisions.length);
      if (step === 'dismiss') return copy.severalDismissed(decisions.length);
      return copy.severalBecame(decisions.length, after.status);
    }
    const name = shorten(displayName(after));
    if (step === 'revoke') return copy.revoked(name);
    if (step === 'dismiss') return copy.dismissed(name);
    if (isSamePosition(before, after)) return copy.became(name, after.status);
    return copy.roleBecame(name, positionName(after));
  };
  const undone = (decisions: readonly Decision[], failure: AccountFailure | null) => {
    const done = decisions.length === 0 ? [] : [copy.undone, decided(decisions)];
    return [...done, ...(failure === null ? [] : [copy.undoFailed(textOf(failure))])].join(' ');
  };
  return { decided, undone };
}

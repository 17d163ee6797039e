import type { Decision } from '#domain/account/decision.ts';
import { decisionCopy } from '../../copy/decisions.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { useRoleName } from '../../copy/ui.ts';
import { displayName } from '../../app/display-name.ts';

/** Summarises a batch of decisions. */
export function useOutcomeText(): (decisions: readonly Decision[]) => string {
  const copy = useCopy(decisionCopy);
  const roleName = useRoleName();
  return (decisions) => {
    const [first] = decisions;
    if (first === undefined) return '';
    const { before, after } = first;
    if (decisions.length > 1) return copy.severalBecame(decisions.length, after.status);
    if (before.role === after.role) return copy.became(displayName(after), after.status);
    return copy.roleBecame(displayName(after), roleName(after.role));
  };
}

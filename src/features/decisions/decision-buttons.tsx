import type { User } from '#domain/account/user.ts';
import { decisionCopy } from '../../copy/decisions.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { Button } from '../../ui/button.tsx';
import { DECISIONS_ON, type DecisionKind } from './decision-kind.ts';
import { displayName } from '../../app/display-name.ts';

interface DecisionButtonsProps {
  user: User;
  busy: boolean;
  onDecide: (kind: DecisionKind) => void;
}

/**
 * The decisions possible in an account's status; each button's name includes the person. A busy one is not disabled, so that
 * the pressed button keeps focus until its result takes it.
 */
export function DecisionButtons({ user, busy, onDecide }: DecisionButtonsProps) {
  const copy = useCopy(decisionCopy);
  return (
    <div className="flex flex-wrap gap-2 *:flex-1 max-sm:*:px-2 lg:*:flex-none lg:in-[td]:justify-end">
      {DECISIONS_ON[user.status].map((kind) => (
        <Button
          key={kind}
          tone={kind === 'approve' ? 'soft' : 'secondary'}
          size="small"
          aria-label={copy.verbsFor[kind](displayName(user))}
          aria-disabled={busy}
          onClick={() => !busy && onDecide(kind)}
        >
          {copy.verbs[kind]}
        </Button>
      ))}
    </div>
  );
}

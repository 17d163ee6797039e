import { statusStepsFrom, type StatusStep } from '#domain/accounts/model/account-steps.ts';
import type { User } from '#domain/accounts/model/user.ts';
import { useDecisionCopy } from '#words/decisions-copy.ts';
import type { ButtonTone } from '#ui/actions/button-classes.ts';
import { Button } from '#ui/actions/button.tsx';
import { displayName } from '#core/text/display-name.ts';
import type { Activity } from './activities-reducer.ts';

/** The tones of the buttons beside an account. `dismiss` is offered only for selections. */
const DECISION_TONES: Readonly<Record<StatusStep, ButtonTone>> = {
  approve: 'soft',
  reopen: 'quiet',
  reject: 'ending',
  dismiss: 'ending',
  revoke: 'ending',
};

interface DecisionButtonsProps {
  user: User;
  activity: Activity | undefined;
  /** Whether the buttons are in a row of one line. */
  inRow?: boolean;
  onDecide: (kind: StatusStep) => void;
}

/**
 * The decisions that an account's status allows. Each button's accessible name includes the person. While a decision is
 * running, no button can be pressed. If the decision takes long, its button shows a spinner.
 */
export function DecisionButtons({ user, activity, inRow = false, onDecide }: DecisionButtonsProps) {
  const copy = useDecisionCopy();
  const busy = activity?.state === 'busy';
  const slow = busy && activity.slow ? activity.intent.kind : null;
  return (
    <div
      className={
        inRow
          ? 'flex gap-1 @max-[40rem]:flex-wrap @max-[40rem]:gap-2 @max-[40rem]:*:flex-1 @min-[40rem]:justify-end'
          : 'flex flex-wrap gap-2 *:flex-1 max-sm:*:px-2 lg:gap-4 lg:*:flex-none'
      }
    >
      {statusStepsFrom(user.status).map((kind) => (
        <Button
          key={kind}
          tone={DECISION_TONES[kind]}
          size={inRow ? 'row' : 'small'}
          aria-label={copy.verbsFor[kind](displayName(user))}
          aria-disabled={busy}
          busy={kind === slow}
          onClick={() => onDecide(kind)}
        >
          {copy.verbs[kind]}
        </Button>
      ))}
    </div>
  );
}

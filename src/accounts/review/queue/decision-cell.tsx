import type { StatusStep } from '#domain/accounts/model/account-steps.ts';
import { mayDecide } from '#domain/accounts/model/decision.ts';
import type { QueueRow } from '#domain/accounts/services/review-queue.ts';
import type { User } from '#domain/accounts/model/user.ts';
import { useUser } from '#core/session/user-context.ts';
import { useDecisionCopy } from '#words/decisions.ts';
import { useReviewCopy } from '../review-copy.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { DecisionButtons } from '../decisions/decision-buttons.tsx';
import type { Activity } from '../decisions/activity.ts';

interface DecisionCellProps {
  row: QueueRow;
  activity: Activity | undefined;
  onDecide: (user: User, kind: StatusStep) => void;
}

/** The decision buttons, or the reason why there are none. */
export function DecisionCell({ row, activity, onDecide }: DecisionCellProps) {
  const copy = useReviewCopy();
  const { fields } = useDecisionCopy();
  const actor = useUser();
  const { assessment } = row;
  if (assessment.state !== 'sound') {
    const missing = assessment.state === 'damaged' ? assessment.fields : [];
    return (
      <div className="grid justify-items-start gap-1 text-warning-ink lg:justify-items-end">
        {missing.length > 0 && <p>{copy.damagedText(missing.map((field) => fields[field]).join(', '))}</p>}
        <RouteLink to="/admin/health">{copy.toHealth}</RouteLink>
      </div>
    );
  }
  const { user } = assessment;
  if (!mayDecide(actor, user)) {
    return (
      <p className="max-w-72 text-ink-soft wrap-anywhere hyphens-auto lg:ml-auto">
        {user.uid === actor.uid ? copy.itIsYou : copy.beyondPowers}
      </p>
    );
  }
  return <DecisionButtons user={user} activity={activity} onDecide={(kind) => onDecide(user, kind)} />;
}

import { useReducer, useState, type ReactNode } from 'react';
import { takesReason } from '#domain/accounts/model/account-steps.ts';
import { mayDecide, mayTake, type Decision } from '#domain/accounts/model/decision.ts';
import type { User } from '#domain/accounts/model/user.ts';
import type { ProductError } from '#domain/shared/product-error.ts';
import type { Intent } from '#domain/accounts/services/account-decisions.ts';
import { displayName } from '../../../core/text/display-name.ts';
import { useUser } from '../../../core/session/user-context.ts';
import { useAccountsCopy } from '../../../copy/accounts.ts';
import { useDecisionCopy } from '../../../copy/decisions.ts';
import { Section } from '../../../ui/page/section.tsx';
import { DecisionButtons } from '../decisions/decision-buttons.tsx';
import type { ReasonedKind } from '../decisions/decision-kind.ts';
import { createReasonDrafts } from '../decisions/reason-drafts.ts';
import { ReasonDialog } from '../decisions/reason-dialog.tsx';
import { DecisionFailure } from '../decisions/decision-failure.tsx';
import { activitiesAfter } from '../decisions/activity.ts';
import { isWorthRetrying, useDecide } from '../decisions/use-decide.ts';
import { useQuestion } from '../decisions/use-question.ts';
import { RoleChange, type OpenDialog } from './role-change.tsx';

interface AccountDecisionProps {
  user: User;
  onDecided: (decision: Decision) => void;
  /** The account has changed since it was read. */
  onOutdated: () => void;
  /** What came of the last decision. */
  children: ReactNode;
}

/** The decision buttons and role change, or the reason why there are none. */
export function AccountDecision({ user, onDecided, onOutdated, children }: AccountDecisionProps) {
  const copy = useAccountsCopy();
  const { underWay } = useDecisionCopy();
  const actor = useUser();
  const [activities, tell] = useReducer(activitiesAfter, new Map());
  const decide = useDecide(tell);
  const { question, ask, close, isOpen } = useQuestion<{ readonly kind: ReasonedKind }>();
  const [drafts] = useState(createReasonDrafts);
  const activity = activities.get(user.uid);

  /** Resolves to the failure if a retry may succeed. */
  const carryOut = async (intent: Intent): Promise<ProductError | null> => {
    const result = await decide(user, intent);
    if (result === null) return null;
    if (result.ok) {
      drafts.forget(user.uid);
      onDecided(result.value);
    } else if (result.error.code === 'decided-by-another') onOutdated();
    return !result.ok && isWorthRetrying(result.error) ? result.error : null;
  };
  /** The same for a dialog, which shows the failure itself while it is open. */
  const carryOutFromDialog = async (intent: Intent, dialog: OpenDialog): Promise<ProductError | null> => {
    const failure = await carryOut(intent);
    if (!dialog.isOpen()) return null;
    if (failure === null) dialog.close();
    else tell({ type: 'failure-shown', uid: user.uid });
    return failure;
  };

  if (!mayDecide(actor, user)) {
    return (
      <Section heading={copy.decision}>
        <p className="text-ink-soft">{user.uid === actor.uid ? copy.itIsYou : copy.beyondPowers}</p>
      </Section>
    );
  }
  return (
    <Section heading={copy.decision}>
      {children}
      <div>
        <DecisionButtons
          user={user}
          activity={activity}
          onDecide={(kind) => (takesReason(kind) ? ask({ kind }) : void carryOut({ kind }))}
        />
        <div aria-live="polite">
          {activity?.state === 'busy' && activity.slow && (
            <span className="sr-only">{underWay[activity.intent.kind](displayName(user))}</span>
          )}
          {activity?.state === 'failed' && (
            <DecisionFailure failure={activity} onRetry={() => void carryOut(activity.intent)} />
          )}
        </div>
      </div>
      {mayTake('change-role', actor, user) && (
        <RoleChange
          key={user.role}
          user={user}
          onChange={(role, dialog) => carryOutFromDialog({ kind: 'change-role', role }, dialog)}
        />
      )}
      {question !== null && (
        <ReasonDialog
          kind={question.kind}
          users={[user]}
          drafts={drafts}
          onSubmit={(reason) =>
            carryOutFromDialog({ kind: question.kind, reason }, { isOpen: () => isOpen(question), close })
          }
          onClose={close}
        />
      )}
    </Section>
  );
}

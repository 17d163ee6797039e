import { useReducer, useRef, type ReactNode, useState, type SubmitEvent } from 'react';
import { mayDecide, mayTake, type Decision } from '#domain/accounts/model/decision.ts';
import { type KnownRole, KNOWN_ROLES } from '#domain/accounts/model/role.ts';
import type { User } from '#domain/accounts/model/user.ts';
import type { Intent } from '#domain/accounts/services/account-decisions.ts';
import { focusHeading } from '#core/navigation/focus-heading.ts';
import { useUser } from '#core/session/user-context.ts';
import { displayName } from '#core/text/display-name.ts';
import { useDecisionCopy } from '#words/decisions-copy.ts';
import { useRoleName } from '#words/roles-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import { useRowFocus } from '#ui/data/use-row-focus.ts';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { FieldFrame } from '#ui/fields/field-frame.tsx';
import { RoleSelect } from '#ui/fields/role-select.tsx';
import { Section } from '#ui/page/section.tsx';
import { useAccountsCopy } from '../accounts-copy.ts';
import { activitiesReducer } from '../decisions/activities-reducer.ts';
import { DecisionButtons } from '../decisions/decision-buttons.tsx';
import { DecisionFailure } from '../decisions/decision-failure.tsx';
import { StepDialog } from '../decisions/step-dialog.tsx';
import { beginStep, type StepQuestion } from '../decisions/step-question.ts';
import { useDecide } from '../decisions/use-decide.ts';
import { useQuestion } from '../decisions/use-question.ts';

interface RoleChangeProps {
  user: User;
  /** Called with the chosen role, which is still to be confirmed. */
  onChosen: (role: KnownRole) => void;
}

function RoleChange({ user, onChosen }: RoleChangeProps) {
  const copy = useAccountsCopy().roleChange;
  const others = KNOWN_ROLES.filter((role) => role !== user.role);
  const [chosen, setChosen] = useState<KnownRole | null>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (chosen !== null) onChosen(chosen);
  };
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-2 border-t border-line pt-4">
      <FieldFrame label={copy.label} hint={copy.hint}>
        {(control) => (
          <RoleSelect {...control} roles={others} role={chosen} none={copy.choose} onRole={setChosen} />
        )}
      </FieldFrame>
      <div>
        <Button type="submit" tone="secondary" size="small" disabled={chosen === null}>
          {copy.submit}
        </Button>
      </div>
    </form>
  );
}

interface AccountDecisionProps {
  user: User;
  onDecided: (decision: Decision) => void;
  /** Called when the account has changed since it was read. */
  onOutdated: () => void;
  /** The outcome of the last decision. */
  children: ReactNode;
}

type Question = StepQuestion | { readonly kind: 'change-role'; readonly role: KnownRole };

/** The decision buttons and role change, or the reason why there are none. */
export function AccountDecision({ user, onDecided, onOutdated, children }: AccountDecisionProps) {
  const copy = useAccountsCopy();
  const { underWay } = useDecisionCopy();
  const roleName = useRoleName();
  const actor = useUser();
  const area = useRef<HTMLDivElement>(null);
  // A button that was pressed may be gone in the new status.
  useRowFocus(area, { focusOwnHeading: (decision) => focusHeading(decision.querySelector('h2')) });
  const [activities, dispatch] = useReducer(activitiesReducer, new Map());
  const { decide, drafts } = useDecide(dispatch, onOutdated);
  const { question, ask, close, answer } = useQuestion<Question>(dispatch);
  const activity = activities.get(user.uid);
  const carryOut = async (intent: Intent) => {
    const result = await decide(user, intent);
    if (result?.ok === true) onDecided(result.value);
    return result;
  };

  if (!mayDecide(actor, user)) {
    return (
      <div className="print:hidden">
        <Section heading={copy.decision}>
          <p className="text-ink-soft">{user.uid === actor.uid ? copy.itIsYou : copy.beyondPowers}</p>
        </Section>
      </div>
    );
  }
  return (
    <div ref={area} className="print:hidden">
      <Section heading={copy.decision}>
        {children}
        <div>
          <DecisionButtons
            user={user}
            activity={activity}
            onDecide={(kind) => beginStep(kind, [user], ask, (intent) => void carryOut(intent))}
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
          <RoleChange key={user.role} user={user} onChosen={(role) => ask({ kind: 'change-role', role })} />
        )}
        {question?.kind === 'change-role' && (
          <ConfirmDialog
            title={copy.roleChange.title(displayName(user))}
            text={copy.roleChange.text(roleName(user.role), roleName(question.role))}
            labels={copy.roleChange}
            onConfirm={() => answer(question, user.uid, () => carryOut(question))}
            onClose={close}
          />
        )}
        {question !== null && question.kind !== 'change-role' && (
          <StepDialog
            question={question}
            drafts={drafts}
            onAnswer={(intent) => answer(question, user.uid, () => carryOut(intent))}
            onClose={close}
          />
        )}
      </Section>
    </div>
  );
}

import { useNavigate } from '@tanstack/react-router';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { AccountFailure } from '#domain/accounts/model/errors/account-error.ts';
import { type Decision, mayDecide, mayTake } from '#domain/accounts/model/decision.ts';
import type { User } from '#domain/accounts/model/user.ts';
import type { Intent } from '#domain/accounts/services/account-decisions.ts';
import { useSubmission } from '#core/forms/use-submission.ts';
import { focusHeading } from '#core/navigation/focus-heading.ts';
import { useUser } from '#core/session/user-context.ts';
import { displayName } from '#core/text/display-name.ts';
import { useDecisionCopy } from '#words/decisions-copy.ts';
import { usePositionName } from '#words/use-position-name.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { Button } from '#ui/actions/button.tsx';
import { useRowFocus } from '#ui/data/use-row-focus.ts';
import { lazyDialog } from '#ui/feedback/lazy-dialog.tsx';
import { Section } from '#ui/page/section.tsx';
import { useReviewCopy } from '../review-copy.ts';
import { activitiesReducer } from '../decisions/activities-reducer.ts';
import { DecisionButtons } from '../decisions/decision-buttons.tsx';
import { DecisionFailure } from '../decisions/decision-failure.tsx';
import { OutcomeLine } from '../decisions/outcome-line.tsx';
import { UndoButton } from '../decisions/undo-button.tsx';
import { useDecide } from '../decisions/use-decide.ts';
import { useOutcomeText } from '../decisions/use-outcome-text.ts';
import { LazyStepDialog, useQuestion } from '../decisions/use-question.ts';
import { useUndo, type Undo } from '../decisions/use-undo.ts';
import { searchOf, type QueuePlace } from '../queue/queue-place.ts';
import type { QueueNews } from '../queue/queue-state.ts';
import { useNewsText } from '../queue/use-news-text.ts';
import { useReview } from '../use-review.ts';
import { RoleChange, type RoleQuestion } from './role-change.tsx';

const LazyConfirmDialog = lazyDialog(
  async () => (await import('#ui/feedback/confirm-dialog.tsx')).ConfirmDialog<AccountFailure>,
);

interface NextPendingProps {
  /** The account that has just been decided on. */
  after: string;
  /** The part of the queue from which that account was opened. The link back from the next account leads there, too. */
  from: QueuePlace;
}

/** Opens the oldest other pending account that this administrator may decide on, or says that there is none. */
function NextPending({ after, from }: NextPendingProps) {
  const copy = useReviewCopy().account;
  const textOf = useErrorText();
  const { reviewQueue } = useReview();
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const { busy, failure, submit, finish } = useSubmission('leaves');
  const [none, setNone] = useState(false);
  const find = async () => {
    setNone(false);
    const found = await submit(() => reviewQueue.nextPending(after));
    // If the button no longer exists, the user has left the page.
    if (found?.ok !== true || button.current === null) return;
    if (found.value !== null) {
      const params = { uid: found.value };
      return navigate({ to: '/admin/accounts/$uid', params, search: searchOf(from) });
    }
    finish();
    setNone(true);
  };
  return (
    <>
      <Button
        ref={button}
        tone="soft"
        size="small"
        busy={busy}
        busyLabel={copy.findingNext}
        onClick={() => void find()}
      >
        {copy.next}
      </Button>
      <div aria-live="polite" className="contents">
        {(none || failure !== null) && (
          <div className="order-last basis-full">
            {failure === null ? (
              <p>{copy.noNext}</p>
            ) : (
              <OutcomeLine of={null}>{textOf(failure.error)}</OutcomeLine>
            )}
          </div>
        )}
      </div>
    </>
  );
}

interface DecisionMade {
  readonly decision: Decision;
  readonly undone: boolean;
}

interface DecisionOutcomeProps {
  last: DecisionMade;
  undo: Undo;
  /** The part of the queue from which the account was opened. */
  from: QueuePlace;
}

/**
 * The outcome of the last decision on this page, with buttons for the next application and undo. When the offer to undo
 * expires, only the undo button disappears. It is the last in its row, so nothing else moves.
 */
function DecisionOutcome({ last: { decision, undone }, undo, from }: DecisionOutcomeProps) {
  const textOf = useOutcomeText();
  const area = useRef<HTMLDivElement>(null);
  const failure = undo.offers.at(-1)?.failure ?? null;
  useEffect(() => {
    area.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    // The text of the failure may have pushed the button out of view.
    if (failure !== null) area.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  const outcome = undone ? textOf.undone([decision], null) : textOf.decided([decision]);
  return (
    <div
      ref={area}
      {...undo.handlers}
      className="relative grid gap-3 overflow-hidden rounded-control bg-raised py-3 pr-[min(0.5rem,3vw)] pl-[min(0.75rem,4vw)] text-sm"
    >
      <OutcomeLine of={failure === null ? [decision] : null}>
        <span className="font-semibold">{failure === null ? outcome : textOf.undone([], failure)}</span>
      </OutcomeLine>
      <div className="flex flex-wrap items-center gap-2 max-sm:*:px-2">
        {/* After each decision, the new key makes the button forget its last result. */}
        <NextPending key={decision.after.reviewCount} after={decision.after.uid} from={from} />
        <UndoButton undo={undo} />
      </div>
    </div>
  );
}

interface AccountDecisionProps {
  user: User;
  /** The part of the queue from which the account was opened. */
  from: QueuePlace;
  onDecided: (user: User) => void;
  /** Called if another decision was stored after the account was read. */
  onOutdated: () => void;
}

/** The last outcome, the decision buttons and the change of role; or why this administrator may not decide. */
export function AccountDecision({ user, from, onDecided, onOutdated }: AccountDecisionProps) {
  const { account: copy, itIsYou, beyondPowers } = useReviewCopy();
  const { underWay, cancel } = useDecisionCopy();
  const positionName = usePositionName();
  const newsText = useNewsText();
  const actor = useUser();
  const area = useRef<HTMLDivElement>(null);
  // With the new status, the pressed button may be gone. The focus then needs another place.
  useRowFocus(area, { focusOwnHeading: (decision) => focusHeading(decision.querySelector('h2')) });
  const [activities, dispatch] = useReducer(activitiesReducer, new Map());
  const [last, setLast] = useState<DecisionMade | null>(null);
  const [news, announce] = useState<QueueNews | null>(null);
  const decide = useDecide(dispatch, onOutdated);
  const { question, ask, begin, close, answer } = useQuestion<RoleQuestion>(dispatch);
  const textOf = useErrorText();
  const activity = activities.get(user.uid);
  const show = (decision: Decision, undone: boolean) => {
    onDecided(decision.after);
    setLast({ decision, undone });
  };
  const undo = useUndo({
    // The old text is removed first, because a screen reader does not announce an equal text again.
    onStart: () => announce(null),
    onEnd(undone, failure) {
      const [decision] = undone;
      announce({ of: 'undo', undone, failure });
      if (decision !== undefined) show(decision, true);
    },
  });
  const carryOut = async (intent: Intent) => {
    const result = await decide(user, intent);
    if (result?.ok !== true) return result;
    undo.offer([result.value]);
    announce({ of: 'decisions', decisions: [result.value] });
    show(result.value, false);
    return result;
  };
  return (
    <div ref={area} className="print:hidden">
      <Section heading={copy.decision}>
        {mayDecide(actor, user) ? (
          <>
            {last !== null && <DecisionOutcome last={last} undo={undo} from={from} />}
            <div>
              <DecisionButtons
                user={user}
                activity={activity}
                onDecide={(kind) => begin(kind, [user], (intent) => void carryOut(intent))}
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
              <RoleChange key={`${user.role} ${user.powers}`} user={user} onChosen={ask} />
            )}
            {question?.kind === 'change-role' && (
              <LazyConfirmDialog
                title={copy.roleChange.title(displayName(user))}
                text={copy.roleChange.text(positionName(user), positionName(question))}
                labels={{ ...copy.roleChange, cancel }}
                textOf={textOf}
                onConfirm={() => answer(question, user.uid, () => carryOut(question))}
                onClose={close}
              />
            )}
            {question !== null && question.kind !== 'change-role' && (
              <LazyStepDialog
                question={question}
                onAnswer={(intent) => answer(question, user.uid, () => carryOut(intent))}
                onClose={close}
              />
            )}
          </>
        ) : (
          <p className="text-ink-soft">{user.uid === actor.uid ? itIsYou : beyondPowers}</p>
        )}
      </Section>
      <output className="sr-only">{newsText(news)}</output>
    </div>
  );
}

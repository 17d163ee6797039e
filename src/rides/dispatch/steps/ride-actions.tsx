import { useId, useState } from 'react';
import {
  isImmediate,
  openActions,
  rowActions,
  turningPoints,
  type ConfirmedAction,
  type DispatchAction,
  type ImmediateAction,
} from '#domain/rides/model/dispatch/dispatch-action.ts';
import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import { searchEnd } from '#domain/rides/model/ride/deadlines.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { useSubmission } from '#core/forms/use-submission.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { Button } from '#ui/actions/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { lazyDialog } from '#ui/feedback/lazy-dialog.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import { useServerTimeAt } from '../../shared/live/use-server-time.ts';
import { isOvertaken } from '../../shared/use-concurrent-steps.tsx';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { actionWords } from './action-words.ts';
import { useStepWordsCopy } from './step-words-copy.ts';

interface RideActionsProps {
  ride: Ride;
  /** The passenger's name. */
  name: string;
  format: ServiceTime;
  /** Whether only buttons and errors are shown, for a row of the board. */
  inRow?: boolean;
  /** Called to show a `LazyActionDialog`. */
  onOpenDialog: (action: ConfirmedAction) => void;
}

/** The main action of a ride without a driver is the first of these that is possible. */
const DECISIONS: readonly DispatchAction[] = ['assign', 'extend'];
/** These actions end a ride or take it from a driver. Their buttons are at the other end of the row. */
const ENDING: readonly DispatchAction[] = ['recall', 'expire', 'cancel'];

export const LazyActionDialog = lazyDialog(async () => (await import('./action-dialog.tsx')).ActionDialog);

/** The buttons for an administrator's actions on a ride. Outside rows, texts say why some are not possible. */
export function RideActions({ ride, name, format, inRow = false, onOpenDialog }: RideActionsProps) {
  const copy = useDispatchCopy().steps;
  const { back, later } = useStepWordsCopy();
  const { steps } = useRidesCopy();
  const toast = useToast();
  const { takeStep } = useRides();
  const noteId = useId();
  const now = useServerTimeAt(turningPoints(ride));
  const momentOf = (at: Date) => format.moment(at, now);
  const textOf = useRideErrorText(momentOf);
  const { busy, failure, submit } = useSubmission<RideFailure>();
  const [pressedAt, setPressedAt] = useState(ride.rev);
  const who = withoutDirectionControls(name);

  const press = async (did: ImmediateAction) => {
    setPressedAt(ride.rev);
    const taken = await submit(() => takeStep(ride, { did }));
    if (taken?.ok !== true) return;
    toast({ tone: 'success', title: { ...steps, ...copy.titles }[did], text: copy.done[did](who) });
  };
  const open = openActions(ride, now);
  const actions = inRow ? rowActions(ride, now) : open;
  const shown = actions.filter(
    // After a press on “Keep looking” the button stays, with the focus, until it can be pressed again.
    ({ action, refusal }) => refusal === null || (action === 'extend' && refusal.code === 'too-early'),
  );
  const reasons = actions.flatMap(({ action, refusal }) => {
    // No reason is shown for `take_back`, because most ended rides are too old to be reopened.
    if (refusal === null || action === 'take_back') return [];
    if (refusal.code === 'too-early')
      return isImmediate(action)
        ? copy.from[action](momentOf(refusal.at))
        : later(actionWords(copy, back, action, ride).button, momentOf(refusal.at));
    if (refusal.code === 'ride-expired') return copy.searched(momentOf(searchEnd(ride)));
    return textOf(refusal);
  });
  // A ride with a driver does not wait for dispatch: every action on it is an exception.
  const decision =
    ride.card === null
      ? DECISIONS.find((each) => shown.some(({ action, refusal }) => action === each && refusal === null))
      : undefined;
  const buttons = (isEnding: boolean) =>
    shown
      .filter(({ action }) => ENDING.includes(action) === isEnding)
      .map(({ action, refusal }) => (
        <Button
          key={action}
          tone={action === decision ? 'soft' : isEnding ? 'ending' : 'quiet'}
          size={inRow ? 'row' : 'small'}
          busy={busy && isImmediate(action)}
          aria-disabled={refusal !== null || undefined}
          aria-label={actionWords(copy, back, action, ride).of(who)}
          aria-describedby={refusal === null ? undefined : noteId}
          onClick={() => (isImmediate(action) ? void press(action) : onOpenDialog(action))}
        >
          {actionWords(copy, back, action, ride).button}
        </Button>
      ));
  const failed =
    // A failure disappears with the ride's next step. It stays if that step was its reason.
    failure !== null && (pressedAt === ride.rev || isOvertaken(failure.error)) && (
      <ErrorBox text={textOf(failure.error)} />
    );
  if (inRow)
    return (
      <>
        {buttons(false)}
        {buttons(true)}
        {failed}
      </>
    );
  // Negative margins align the labels of buttons without a background with the text above.
  const group = classNames(
    'flex flex-wrap gap-1 last:-mr-3.5 last:ml-auto touch:last:mr-0',
    shown[0]?.action !== decision && 'first:-ml-3.5',
  );
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-1">
        <div className={group}>{buttons(false)}</div>
        <div className={group}>{buttons(true)}</div>
      </div>
      <div id={noteId} className="text-sm text-ink-soft empty:hidden">
        {(open.length === 0 ? [copy.none] : [...new Set(reasons)]).map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </div>
      {failed}
    </div>
  );
}

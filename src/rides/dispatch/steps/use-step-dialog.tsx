import type { Ref } from 'react';
import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import {
  refusalOf,
  turningPoints,
  type ConfirmedAction,
} from '#domain/rides/model/dispatch/dispatch-action.ts';
import { rideField } from '#domain/rides/model/errors/ride-meaning.ts';
import type { RideFailure, RideResult } from '#domain/rides/model/errors/ride-error.ts';
import type { RideFormField } from '#domain/rides/model/basics/input-error.ts';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import { type LogLine, partyOf } from '#domain/rides/model/ride/log-line.ts';
import type { FoundRide, Ride } from '#domain/rides/model/ride/ride.ts';
import type { FeedState } from '#domain/shared/feed.ts';
import type { Result } from '#domain/shared/result.ts';
import { useForm } from '#core/forms/use-form.ts';
import { useUser } from '#core/session/user-context.ts';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import type { ToastMessage } from '#ui/feedback/toast-view.tsx';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import { useServerTimeAt } from '../../shared/live/use-server-time.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { ConcurrentStepsBox, useConcurrentSteps } from '../../shared/use-concurrent-steps.tsx';
import type { DialogDraft } from '../../shared/use-dialog-draft.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useStepText } from '../../shared/use-step-text.ts';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { actionWords } from './action-words.ts';
import { useStepWordsCopy } from './step-words-copy.ts';
import type { NameOf } from './use-names.ts';

/** What every dialog for an action on a ride gets. */
export interface StepDialogProps<Action extends ConfirmedAction = ConfirmedAction> {
  readonly action: Action;
  /** The ride's latest known state; at first, its state when the action was chosen. */
  readonly ride: Ride;
  readonly draft: DialogDraft;
  /** The passenger's name, as text. */
  readonly name: string;
  /** The passenger and exact places; `null` if unknown. */
  readonly details: RideDetails | null;
  readonly nameOf: NameOf;
  /** Formats times in the service's zone. */
  readonly format: ServiceTime;
  /** The open rides, live: they show this ride's changes, and who is driving. `null` while unknown. */
  readonly open: readonly FoundRide[] | null;
  /** The drivers' shifts, live. Needed only while a driver is chosen. */
  readonly drivers: FeedState<readonly Shift[]>;
  /** The uids of drivers whose account is no longer approved; `null` while unknown. */
  readonly blocked: ReadonlySet<string> | null;
  /** When the last ride of each free driver on duty ended, by uid; `null` while unknown. */
  readonly lastEnds: ReadonlyMap<string, Date> | null;
  /** The uid of the driver whom the page suggests; if absent, the dialog may suggest one. */
  readonly suggested?: string | null;
  /** Reads the ride again if `open` lacks it. */
  reread(): void;
  /** Called to close the dialog. After a failure it stays open with its input. */
  onClose(): void;
}

interface NewsOfRideProps extends Pick<StepDialogProps, 'nameOf' | 'format' | 'ride'> {
  lines: readonly LogLine[];
  ref: Ref<HTMLOutputElement>;
}

/** The new steps, each with its time and its person. */
function NewsOfRide({ nameOf, format, ride, lines, ref }: NewsOfRideProps) {
  const { meanwhile: copy } = useStepWordsCopy();
  const stepText = useStepText(ride.log);
  return (
    <ConcurrentStepsBox ref={ref}>
      {lines.length > 0 && (
        <>
          <strong className="font-semibold">{copy.heading}</strong>
          {lines.map((line, number) => {
            const { did, by, at, driver } = line;
            const text = stepText(line);
            const step = driver === null ? text : copy.ofDriver(text, nameOf(driver) ?? copy.aDriver);
            const isTime = partyOf({ did, by }, ride) === 'time';
            const who = isTime ? null : (nameOf(by) ?? copy.somebody);
            return <span key={number}>{copy.line(format.time(at), step, who)}</span>;
          })}
          <span>{copy.again}</span>
        </>
      )}
    </ConcurrentStepsBox>
  );
}

/**
 * The form of a dialog about a ride that others may change meanwhile. The first press after a change only shows the
 * change. The input stays in the form.
 */
export function useStepDialog<Name extends RideFormField>(props: StepDialogProps, names: readonly Name[]) {
  const { ride, action, draft, name, nameOf, format, reread, onClose } = props;
  const { uid } = useUser();
  const { done, ask } = actionWords(useDispatchCopy().steps, useStepWordsCopy().back, action, ride);
  const { steps } = useRidesCopy();
  const now = useServerTimeAt(turningPoints(ride));
  const textOf = useRideErrorText((at) => format.moment(at, now));
  const toast = useToast();
  const form = useForm(names, { fieldOf: rideField, textOf });
  const { busy, failure } = form;
  const { box, lines, send } = useConcurrentSteps(ride, draft.openedAt, ({ by }) => by !== uid);
  const refusal = refusalOf(action, ride, now);
  return {
    busy,
    field: form.field,
    control: form.control,
    now,
    /** The parts that all dialogs about a ride share: news, errors, and why the action is not possible now. */
    dialog: {
      // An action without a question of its own has its name as the title.
      title: ask(name),
      draft,
      busy,
      refusal: refusal === null ? null : textOf(refusal),
      onClose,
      news: <NewsOfRide {...{ nameOf, format, ride, lines }} ref={box} />,
      failure: failure !== null && <ErrorBox text={textOf(failure.error)} focusKey={failure.focusKey} />,
    },
    /** `success` replaces the title of the success toast, or adds an action. */
    async send<Values>(
      checked: Result<Values, readonly RideFailure[]>,
      run: (values: Values) => Promise<RideResult<void>>,
      success?: Pick<ToastMessage, 'title' | 'action'>,
    ): Promise<void> {
      const became = await send(form, checked, run);
      if (became === 'overtaken') reread();
      if (became !== 'done') return;
      draft.forget();
      onClose();
      toast({ tone: 'success', title: steps[action], text: done(name), ...success });
    },
  };
}

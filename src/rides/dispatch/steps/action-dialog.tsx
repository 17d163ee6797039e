import { useRef, useState } from 'react';
import { parseCorrection } from '#domain/rides/model/basics/trip-note.ts';
import { REASONS } from '#domain/rides/model/basics/reasons.ts';
import { isEnded, locksDriver } from '#domain/rides/model/ride/ride-state.ts';
import { isTakenBackFrom, OUTCOMES, type DrivingStep } from '#domain/rides/model/ride/ride-steps.ts';
import { parseSaidTime } from '#domain/rides/model/steps/said-time.ts';
import type { FoundRide, Ride } from '#domain/rides/model/ride/ride.ts';
import { succeed, fail } from '#domain/shared/result.ts';
import { useRequest } from '#core/product/use-request.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { CallLinks } from '../../shared/call-links.tsx';
import { ReasonPressDialog } from '../../shared/reason-press-dialog.tsx';
import { RideFormDialog } from '../../shared/ride-form-dialog.tsx';
import { RideReasonDialog } from '../../shared/ride-reason-dialog.tsx';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { NoteField } from '../../shared/trip/trip-fields.tsx';
import { useDialogDraft } from '../../shared/use-dialog-draft.ts';
import { useRides } from '../../shared/use-rides.ts';
import { DriverDialog } from './driver-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { useStepDialogsCopy } from './step-dialogs-copy.ts';
import { useNames } from './use-names.ts';
import { useStepDialog, type StepDialogProps } from './use-step-dialog.tsx';

interface ConsequenceProps extends Pick<Ride, 'card'> {
  copy: { readonly text: string; readonly callFirst: string };
}

/** The consequence of the step and, if known, the driver's number to call first. */
function Consequence({ copy, card }: ConsequenceProps) {
  return (
    <>
      <p>{copy.text}</p>
      {card !== null && card.phone !== null && (
        <div className="grid gap-2">
          <p>{copy.callFirst}</p>
          <CallLinks name={card.name} phone={card.phone} />
        </div>
      )}
    </>
  );
}

/** The current ride: from the `open` rides, or read once if they lack it. `reread` reads such a ride again. */
function useLatestRide(opened: Ride, open: readonly FoundRide[] | null) {
  const { rideViews } = useRides();
  const listed = open?.find(({ id }) => id === opened.id);
  const { value, reload } = useRequest(
    { id: opened.id, isListed: listed !== undefined },
    ({ id, isListed }) => (isListed ? Promise.resolve(succeed(null)) : rideViews.read(id)),
  );
  const known = [listed, value].flatMap((ride) => (ride && ride.state !== 'damaged' ? ride : []));
  // A ride's `rev` only grows, so the highest is the latest.
  const ride = known.reduce((latest, each) => (each.rev > latest.rev ? each : latest), opened);
  return { ride, reread: reload };
}

/** Asks for the true outcome of a ride, and how dispatch knows it (rides R29). */
function CorrectDialog(props: StepDialogProps<'correct'>) {
  const { ride, draft } = props;
  const copy = useStepDialogsCopy().correct;
  const { states } = useRidesCopy();
  const { takeStep } = useRides();
  const first = useRef<HTMLInputElement>(null);
  const step = useStepDialog(props, ['note']);
  const { choice = null, note: text = '' } = draft.entered;
  const [isMissing, setMissing] = useState(false);
  // Another dispatcher may have corrected the ride to the chosen outcome meanwhile.
  const outcomes = OUTCOMES.filter((outcome) => outcome !== ride.state);
  const to = outcomes.find((outcome) => outcome === choice) ?? null;

  const send = () => {
    setMissing(to === null);
    if (to === null) return first.current?.focus();
    const parsed = parseCorrection(text);
    void step.send(parsed.ok ? parsed : fail([parsed.error]), (sound) =>
      takeStep(ride, { did: 'correct', to, note: sound }),
    );
  };
  return (
    <RideFormDialog {...step.dialog} description={<p>{copy.text}</p>} labels={copy} onSubmit={send}>
      <RadioGroup
        ref={first}
        label={copy.outcome}
        options={outcomes.map((value) => ({ value, label: states[value] }))}
        value={to}
        onChange={(outcome) => draft.enter({ choice: outcome })}
        readOnly={step.busy}
        error={isMissing && to === null ? copy.outcomeMissing : undefined}
      />
      <NoteField
        {...step.field('note')}
        label={copy.note}
        value={text}
        onText={(typed) => draft.enter({ note: typed })}
      />
    </RideFormDialog>
  );
}

/** Asks why a ride is recalled, below the driver's number, if any. Driver and passenger read the reason (D70). */
function RecallDialog(props: StepDialogProps<'recall'>) {
  const { ride } = props;
  const copy = useStepDialogsCopy().recall;
  const { reasons } = useRidesCopy();
  const { takeStep } = useRides();
  const step = useStepDialog(props, []);
  return (
    <ReasonPressDialog
      {...step.dialog}
      description={<Consequence copy={copy} card={ride.card} />}
      close={copy.close}
      reasons={REASONS.recall}
      texts={reasons.recall}
      onChoose={(why) => void step.send(succeed(), () => takeStep(ride, { did: 'recall', why }))}
    />
  );
}

/** Asks for the time of a step that dispatch enters for the driver (D83), below the driver's number, if any. */
function EnteringDialog(props: StepDialogProps<DrivingStep>) {
  const { ride, action, draft, format } = props;
  const { texts, marked, callFirst, close, time, submits, submitting } = useStepDialogsCopy().entering;
  const { takeStep } = useRides();
  const step = useStepDialog(props, ['time']);
  const { time: typed = '' } = draft.entered;
  const order = (saidAt: Date | undefined) =>
    action === 'depart' ? { did: action, minutes: null, saidAt } : { did: action, saidAt };
  return (
    <RideFormDialog
      {...step.dialog}
      description={<Consequence copy={{ text: `${texts[action]} ${marked}`, callFirst }} card={ride.card} />}
      labels={{ close, submit: submits[action], submitting }}
      onSubmit={() =>
        void step.send(parseSaidTime(typed, ride, { now: step.now, timeZone: format.timeZone }), (saidAt) =>
          takeStep(ride, order(saidAt)),
        )
      }
    >
      <TextField
        {...step.field('time')}
        label={time}
        type="time"
        value={typed}
        onChange={({ target }) => draft.enter({ time: target.value })}
      />
    </RideFormDialog>
  );
}

/** Takes back a step that was entered by mistake (D89). The driver's number, if any, is above the button. */
function TakeBackDialog(props: StepDialogProps<'take_back'>) {
  const { ride } = props;
  const { texts, callFirst, close, submit, reopen, submitting } = useStepDialogsCopy().takeBack;
  const { takeStep } = useRides();
  const step = useStepDialog(props, []);
  const { state } = ride;
  const isOver = isEnded(state);
  const text = isTakenBackFrom(state) ? texts[state] : '';
  return (
    <RideFormDialog
      {...step.dialog}
      description={<Consequence copy={{ text, callFirst }} card={ride.card} />}
      labels={{ close, submit: isOver ? reopen : submit, submitting }}
      onSubmit={() => void step.send(succeed(), () => takeStep(ride, { did: 'take_back' }))}
    />
  );
}

/** Asks why a ride is cancelled. The number of a driver who has set off is above the reasons. */
function CancelDialog(props: StepDialogProps<'cancel'>) {
  const { ride } = props;
  const copy = useStepDialogsCopy().cancel;
  const { reasons } = useRidesCopy();
  const { takeStep } = useRides();
  const step = useStepDialog(props, []);

  return (
    <RideReasonDialog
      {...step.dialog}
      description={<Consequence copy={copy} card={locksDriver(ride.state) ? ride.card : null} />}
      reasons={REASONS['cancel-as-dispatch']}
      texts={reasons['cancel-as-dispatch']}
      labels={copy}
      onSubmit={(said) => void step.send(succeed(), () => takeStep(ride, { did: 'cancel', ...said }))}
    />
  );
}

type ActionDialogProps = Omit<StepDialogProps, 'draft' | 'nameOf' | 'reread'>;

/** Asks for the input of an action, and sends it. An open dialog shows what others change in an open ride. */
export function ActionDialog({ ride: opened, name: passenger, action, open, ...rest }: ActionDialogProps) {
  const { ride, reread } = useLatestRide(opened, open);
  const draft = useDialogDraft(action, opened);
  const name = withoutDirectionControls(passenger);
  const shared = { ...rest, ride, draft, name, nameOf: useNames(ride, name), open, reread };
  switch (action) {
    case 'offer':
    case 'assign':
      return <DriverDialog {...shared} action={action} />;
    case 'recall':
      return <RecallDialog {...shared} action={action} />;
    case 'depart':
    case 'arrive':
    case 'start':
    case 'complete':
    case 'no_show':
      return <EnteringDialog {...shared} action={action} />;
    case 'cancel':
      return <CancelDialog {...shared} action={action} />;
    case 'take_back':
      return <TakeBackDialog {...shared} action={action} />;
    case 'correct':
      return <CorrectDialog {...shared} action={action} />;
    case 'edit':
      return <EditDialog {...shared} action={action} />;
  }
}

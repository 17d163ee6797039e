import { useRef, useState } from 'react';
import { type DriverCandidate, driverCandidates } from '#domain/rides/model/firm/driver-candidates.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { succeed } from '#domain/shared/result.ts';
import { useRequest } from '#core/product/use-request.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import { Car, RideLoad, RideRoute } from '../../shared/ride-facts.tsx';
import { RideFormDialog } from '../../shared/ride-form-dialog.tsx';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { ListEnd } from '../list-end.tsx';
import { useStepDialogsCopy } from './step-dialogs-copy.ts';
import { useStepDialog, type StepDialogProps } from './use-step-dialog.tsx';

/** Why this ride cannot be offered or assigned to a driver; `null` if it can. */
function useObstacleOf(
  action: 'offer' | 'assign',
  ride: Ride,
  now: Date,
  format: ServiceTime,
): (candidate: DriverCandidate) => string | null {
  const copy = useStepDialogsCopy().drivers;
  return ({ shift, hasIt, isFull, blocked, refusal }) => {
    const name = withoutDirectionControls(shift.name);
    if (blocked) return copy.blocked(name);
    // A driver who was only asked may still be assigned.
    if (hasIt && (action === 'offer' || ride.state !== 'offered')) {
      return ride.state === 'offered' ? copy.isAsked(name) : copy.hasIt(name);
    }
    if (refusal === null) return action === 'assign' && isFull ? copy.full(name) : null;
    const since = format.moment(shift.dutySince, now);
    return shift.duty === 'break' ? copy.onBreak(name, since) : copy.offDuty(name, since);
  };
}

/**
 * The drivers whom a ride can be offered or assigned to, live; `null` until it is known who is blocked, too, so that nobody
 * leaves the list a moment after it appears.
 */
function useCandidates({ ride, open, drivers, blocked }: StepDialogProps, now: Date) {
  const { vehicles } = useRides();
  const cars = useRequest(null, vehicles.list);
  if (drivers.seen === null || blocked === null) return null;
  const firm = { shifts: drivers.seen, vehicles: cars.value ?? [], open: open ?? [], blocked };
  return driverCandidates(ride, firm, now);
}

interface CandidateNoteProps {
  candidate: DriverCandidate;
  /** How many people ride along. */
  people: number;
  now: Date;
  format: ServiceTime;
}

/** What a driver is doing, in which car, and what speaks against choosing them. */
function CandidateNote({ candidate, people, now, format }: CandidateNoteProps) {
  const copy = useStepDialogsCopy().drivers;
  const { ahead } = useDispatchCopy();
  const { needs } = useRidesCopy();
  const { shift, engagement, silent, promised, isFull, hasDeclined, seatsShort, lacking } = candidate;
  const { label, plate, seats } = shift.vehicle;
  const doing = copy.doing[engagement](format.moment(shift.dutySince, now));
  const warnings = [
    silent && copy.silent(format.moment(shift.seenAt, now)),
    isFull && copy.hasMost,
    hasDeclined && copy.declined,
    seatsShort > 0 && copy.tooFew(seats, people),
    lacking.length > 0 && copy.lacking(lacking.map((need) => needs[need]).join(', ')),
  ].filter((warning) => warning !== false);
  return (
    <>
      <span>{promised === 0 ? doing : `${doing} · ${ahead(promised)}`}</span>
      <span>
        <Car label={label} plate={plate} /> · {copy.seats(seats)}
      </span>
      {warnings.map((warning) => (
        <span key={warning} className="font-medium text-warning-ink">
          {warning}
        </span>
      ))}
    </>
  );
}

/**
 * Asks which driver to offer the ride to, or to assign. The list is live and shows a driver who goes off duty while it is
 * open.
 */
export function DriverDialog(props: StepDialogProps<'offer' | 'assign'>) {
  const { action, ride, details, draft, format } = props;
  const { drivers, columns } = useDispatchCopy();
  const texts = useStepDialogsCopy();
  const copy = texts[action];
  const { rideViews, takeStep } = useRides();
  // No field of its own: why a driver was not given the ride is said at the button, which may be far below the choice.
  const step = useStepDialog(props, []);
  const choice = useRef<HTMLInputElement>(null);
  const { choice: chosen = null } = draft.entered;
  const [isMissing, setMissing] = useState(false);
  const [isSent, setSent] = useState(false);
  const obstacleOf = useObstacleOf(action, ride, step.now, format);
  const candidates = useCandidates(props, step.now);
  const error = props.drivers.seen === null ? props.drivers.error : null;
  const candidate = candidates?.find(({ shift }) => shift.uid === chosen);
  const obstacle = candidate === undefined ? null : obstacleOf(candidate);
  const isLoading = candidates === null && error === null;
  const unread = isLoading ? drivers.loading : texts.drivers.unread;

  const send = () => {
    setMissing(candidate === undefined);
    // An earlier choice counts once its driver is in the list.
    if (candidate === undefined) return choice.current?.focus();
    void step.send(succeed(), () => {
      setSent(true);
      return takeStep(ride, { did: action, driver: candidate.shift.uid });
    });
  };
  return (
    <RideFormDialog
      {...step.dialog}
      // Of another choice it says nothing.
      failure={isSent && step.dialog.failure}
      refusal={step.dialog.refusal ?? (candidates === null ? unread : obstacle)}
      description={
        <>
          <p>{copy.text}</p>
          <RideRoute from={details?.from.text ?? ride.area.from} to={details?.to.text ?? ride.area.to} />
          <RideLoad ride={ride} />
        </>
      }
      labels={{ close: texts.drivers.close, submit: copy.submit, submitting: copy.submitting }}
      readFirst={isLoading}
      onSubmit={send}
    >
      {isLoading && <Skeleton rows lines={4} label={drivers.loading} />}
      <LoadFailure what={drivers.failed} error={error} onRetry={rideViews.lookNow} />
      <ListEnd count={candidates?.length ?? 0} />
      {candidates?.length === 0 && <p>{texts.drivers.none}</p>}
      {candidates !== null && candidates.length > 0 && (
        <RadioGroup
          ref={choice}
          readOnly={step.busy}
          label={columns.driver}
          options={candidates.map((each) => ({
            value: each.shift.uid,
            label: withoutDirectionControls(each.shift.name),
            note: <CandidateNote candidate={each} people={ride.people} now={step.now} format={format} />,
            unavailable: obstacleOf(each) !== null,
          }))}
          value={chosen}
          onChange={(uid) => {
            setSent(false);
            draft.enter({ choice: uid });
          }}
          error={isMissing && candidate === undefined ? texts.drivers.missing : undefined}
        />
      )}
    </RideFormDialog>
  );
}

import { useEffect, useRef, useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { parseRequiredPhone } from '#domain/rides/model/booking/passenger-phone.ts';
import type { RideFailure, RideResult } from '#domain/rides/model/errors/ride-error.ts';
import { rideField } from '#domain/rides/model/errors/ride-meaning.ts';
import type { Duty, Shift } from '#domain/rides/model/firm/shift.ts';
import { useForm } from '#core/forms/use-form.ts';
import { focusSectionHeading } from '#core/navigation/focus-heading.ts';
import { useUser } from '#core/session/user-context.ts';
import { useDerivedState } from '#core/state/use-derived-state.ts';
import { Button } from '#ui/actions/button.tsx';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { STATUS_MEANING } from '#ui/data/status-meaning.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Section } from '#ui/page/section.tsx';
import { ToldWhileClosed } from '../../shared/telling/told-while-closed.tsx';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useDrivingCopy } from '../driving-copy.ts';
import { RideFailureBox, ToYourRide } from '../ride/ride-failure-box.tsx';
import { CarField } from './car-field.tsx';
import { CarAndNumber, KeptShift } from './kept-shift.tsx';
import type { KnownShift, OwnShift } from './use-shift.ts';

/** What keeps a driver from a break and from the end of the shift, as far as their rides tell. */
type Bond = Extract<RideFailure, { readonly code: 'already-driving' | 'promise-due' }>;

/** Says so below the buttons. A ride that is being driven is what the page is about; one that is due may be overlooked. */
function WhyBound({ bond, id }: { bond: Bond; id: string }) {
  const { whileDriving } = useDrivingCopy().shift;
  const textOf = useRideErrorText();
  const isDriving = bond.code === 'already-driving';
  return (
    <div className="grid justify-items-start gap-2">
      <p id={id} className="text-sm text-ink-soft">
        {isDriving ? whileDriving : textOf(bond)}
      </p>
      {!isDriving && <ToYourRide />}
    </div>
  );
}

/** A form in which each button changes to another duty. */
function useChangeOfDuty(own: OwnShift, fields: readonly ('vehicle' | 'phone')[]) {
  const { driverShift } = useRides();
  const form = useForm(fields, { fieldOf: rideField, textOf: useRideErrorText() });
  // Reset after each change, because the shift is also read when nothing was pressed.
  const [wanted, setWanted] = useDerivedState<Duty | null>(null, (last) =>
    form.busy || own.loading ? last : null,
  );
  const change = async (duty: Duty, run: () => Promise<RideResult<void>>) => {
    if (wanted !== null) return;
    setWanted(duty);
    const sent = await form.submit(run);
    // Read again even after a failure, since what is stored counts; but without a network it would only be said twice.
    if (sent !== null && (sent.ok || sent.error.code !== 'network')) own.reload();
  };
  return {
    form,
    failure: wanted === null ? form.failure : null,
    /** The duty that is being changed to, until the page knows the result. */
    changingTo: wanted,
    start: (car: string, phone: string) => change('on', () => driverShift.start(car, phone)),
    stop: (duty: Exclude<Duty, 'on'>) => change(duty, () => driverShift.stop(duty)),
  };
}

interface DutyButtonsProps {
  change: ReturnType<typeof useChangeOfDuty>;
  duties: readonly Exclude<Duty, 'on'>[];
  bond: Bond | null;
  children?: ReactNode;
}

function DutyButtons({ change, duties, bond, children }: DutyButtonsProps) {
  const copy = useDrivingCopy().shift;
  const noteId = useId();
  const isBound = bond !== null && duties.length > 0;
  return (
    <>
      <div className="flex flex-wrap gap-2 max-sm:*:grow max-sm:[&_button]:px-2 sm:gap-3">
        {children}
        {duties.map((duty) => (
          <Button
            key={duty}
            tone="secondary"
            size="small"
            busy={change.changingTo === duty}
            busyLabel={copy.stopping}
            aria-disabled={isBound || change.changingTo !== null}
            aria-describedby={isBound ? noteId : undefined}
            onClick={() => void change.stop(duty)}
          >
            {duty === 'break' ? copy.takeBreak : copy.goOff}
          </Button>
        ))}
      </div>
      {isBound && <WhyBound bond={bond} id={noteId} />}
    </>
  );
}

interface ShiftCardProps {
  own: OwnShift;
  /** What keeps the driver from a break and from the end of the shift; `null` if nothing does. */
  bond: Bond | null;
  onBegin: () => void;
}

interface KnownShiftProps extends ShiftCardProps {
  known: KnownShift;
}

/** The car of the last shift, otherwise the only car if there is just one. */
function carToBegin({ shift, cars }: KnownShift): string {
  const [only, ...others] = cars;
  const last = cars.find(({ id }) => id === shift?.vehicle.id);
  return last?.id ?? (others.length === 0 ? (only?.id ?? '') : '');
}

/** Begins a shift or ends a break, with a car and a phone number. */
function ShiftForm({ known, own, bond, onBegin }: KnownShiftProps) {
  const copy = useDrivingCopy().shift;
  const { shift, cars } = known;
  const [chosen, setCar] = useState(() => carToBegin(known));
  const [phone, setPhone] = useState(shift?.phone ?? '');
  const change = useChangeOfDuty(own, ['vehicle', 'phone']);
  const { form, failure, changingTo } = change;
  // A car that was withdrawn meanwhile is no longer on the list.
  const car = cars.some(({ id }) => id === chosen) ? chosen : '';

  const begin = (event: SubmitEvent) => {
    event.preventDefault();
    onBegin();
    const typed = parseRequiredPhone(phone);
    const isRefused = form.refuses([
      car === '' ? { code: 'vehicle-required' } : null,
      typed.ok ? null : typed.error,
    ]);
    if (!isRefused) void change.start(car, phone);
  };
  return (
    <form noValidate method="post" onSubmit={begin} className="grid grid-cols-1 gap-3">
      {failure !== null && <RideFailureBox {...failure} />}
      {shift !== null && !cars.some(({ id }) => id === shift.vehicle.id) && (
        <Notice tone="warning">{copy.gone(shift.vehicle.label)}</Notice>
      )}
      <CarField cars={cars} car={car} field={form.field('vehicle')} onChoose={setCar} />
      <TextField
        {...form.field('phone')}
        label={copy.phone}
        hint={copy.phoneHint}
        type="tel"
        autoComplete="tel"
        required
        value={phone}
        onChange={({ target }) => setPhone(target.value)}
      />
      <DutyButtons change={change} duties={shift?.duty === 'break' ? ['off'] : []} bond={bond}>
        <Button
          type="submit"
          busy={changingTo === 'on'}
          busyLabel={copy.goingOn}
          aria-disabled={changingTo !== null}
        >
          {copy.goOn}
        </Button>
      </DutyButtons>
    </form>
  );
}

interface OnDutyProps extends Omit<KnownShiftProps, 'known' | 'onBegin'> {
  shift: Shift;
  /** The car was withdrawn from the fleet meanwhile. */
  withdrawn: boolean;
}

function OnDuty({ shift, withdrawn, own, bond }: OnDutyProps) {
  const copy = useDrivingCopy().shift;
  const change = useChangeOfDuty(own, []);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 *:grow">
        <CarAndNumber shift={shift} />
        <DutyButtons change={change} duties={['break', 'off']} bond={bond} />
      </div>
      {withdrawn && <Notice tone="warning">{copy.withdrawn(shift.vehicle.label)}</Notice>}
      {change.failure !== null && <RideFailureBox {...change.failure} />}
    </div>
  );
}

function KnownShiftCard(props: KnownShiftProps) {
  const copy = useDrivingCopy().shift;
  const { name } = useUser();
  const { shift, cars } = props.known;
  if (shift?.duty === 'on') {
    return <OnDuty {...props} shift={shift} withdrawn={!cars.some(({ id }) => id === shift.vehicle.id)} />;
  }
  if (name === null) {
    return (
      <Notice tone="warning">
        <p>{copy.noName}</p>
        <RouteLink to="/profile">{copy.toProfile}</RouteLink>
      </Notice>
    );
  }
  return cars.length === 0 ? <Notice tone="warning">{copy.noCars}</Notice> : <ShiftForm {...props} />;
}

export function ShiftCard(props: ShiftCardProps) {
  const copy = useDrivingCopy().shift;
  const { value: known, kept, error, reload } = props.own;
  const duty: Duty | null = known === null ? (kept?.shift.duty ?? null) : (known.shift?.duty ?? 'off');
  const area = useRef<HTMLDivElement>(null);
  const before = useRef(duty);
  useEffect(() => {
    // The button that changed the duty is gone together with the old duty.
    const isLost =
      before.current !== null && before.current !== duty && document.activeElement === document.body;
    if (isLost) focusSectionHeading(area.current);
    before.current = duty;
  }, [duty]);
  return (
    <Section
      heading={copy.heading}
      tight={duty === 'on'}
      aside={
        <output>
          {duty !== null && <Badge means={STATUS_MEANING.duty[duty]}>{copy.duties[duty]}</Badge>}
        </output>
      }
    >
      <div ref={area} className="grid gap-3">
        {kept !== null && <KeptShift kept={kept} />}
        {kept === null && (
          <LoadFailure what={known === null ? copy.failed : copy.outdated} error={error} onRetry={reload} />
        )}
        {known === null && kept === null && error === null && <Skeleton label={copy.loading} />}
        {known !== null && <KnownShiftCard {...props} known={known} />}
        {/* Off duty there is still news of one's own rides. */}
        {known !== null && duty !== 'on' && <ToldWhileClosed what="driver" onlyToEnd />}
      </div>
    </Section>
  );
}

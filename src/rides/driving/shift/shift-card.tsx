import { useEffect, useRef, useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { parseRequiredPhone } from '#domain/rides/model/booking/passenger-phone.ts';
import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import { isLongShift } from '#domain/rides/model/firm/duty-times.ts';
import type { Duty, Shift } from '#domain/rides/model/firm/shift.ts';
import type { RideIn } from '#domain/rides/model/ride/ride.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { focusSectionHeading } from '#core/navigation/focus-heading.ts';
import { useUser } from '#core/session/user-context.ts';
import { useWhenIdle } from '#core/product/use-when-idle.ts';
import { Button } from '#ui/actions/button.tsx';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { STATUS_MEANING } from '../../shared/status-meaning.ts';
import { lazyDialog } from '#ui/feedback/lazy-dialog.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Section } from '#ui/page/section.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { useServerTime } from '../../shared/live/use-server-time.ts';
import { ToldWhileClosed } from '../../shared/telling/told-while-closed.tsx';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useDrivingCopy } from '../driving-copy.ts';
import { RideFailureBox, ToYourRide } from '../ride/ride-failure-box.tsx';
import type { Steps } from '../ride/use-steps.ts';
import { CarField } from './car-field.tsx';
import { CarAndNumber, KeptShift } from './kept-shift.tsx';
import { useChangeOfDuty } from './use-change-of-duty.ts';
import type { KnownShift, OwnShift } from './use-shift.ts';

const LazyOffDutyDialog = lazyDialog(async () => (await import('./off-duty-dialog.tsx')).OffDutyDialog);

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

interface DutyButtonsProps extends Pick<ShiftCardProps, 'own' | 'bond' | 'promised' | 'steps'> {
  change: ReturnType<typeof useChangeOfDuty>;
  shift: Shift | null;
  duties: readonly Exclude<Duty, 'on'>[];
  children?: ReactNode;
}

function DutyButtons({ change, shift, duties, bond, children, ...rides }: DutyButtonsProps) {
  const copy = useDrivingCopy().shift;
  const { serverTime } = useRides();
  const noteId = useId();
  const [isAsked, setAsked] = useState(false);
  // A dead spot may come before the press.
  useWhenIdle(LazyOffDutyDialog.prepare);
  const press = (duty: Exclude<Duty, 'on'>) => {
    const asks =
      duty === 'off' && shift !== null && (rides.promised.length > 0 || isLongShift(shift, serverTime()));
    if (asks) setAsked(true);
    else void change.stop(duty);
  };
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
            onClick={() => press(duty)}
          >
            {duty === 'break' ? copy.takeBreak : copy.goOff}
          </Button>
        ))}
      </div>
      {isBound && <WhyBound bond={bond} id={noteId} />}
      {isAsked && shift !== null && shift.duty !== 'off' && (
        <LazyOffDutyDialog {...rides} shift={shift} onClose={() => setAsked(false)} />
      )}
    </>
  );
}

interface ShiftCardProps {
  own: OwnShift;
  /** What keeps the driver from a break and from the end of the shift; `null` if nothing does. */
  bond: Bond | null;
  /** Those that are not yet due, the next one first: they forbid nothing, but the end of the shift asks about them. */
  promised: readonly RideIn<'accepted'>[];
  steps: Steps;
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
function ShiftForm({ known, onBegin, ...about }: KnownShiftProps) {
  const copy = useDrivingCopy().shift;
  const { shift, cars } = known;
  const [chosen, setCar] = useState(() => carToBegin(known));
  const [phone, setPhone] = useState(shift?.phone ?? '');
  const change = useChangeOfDuty(about.own, ['vehicle', 'phone']);
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
      <DutyButtons {...about} {...{ shift, change }} duties={shift?.duty === 'break' ? ['off'] : []}>
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

function OnDuty({ shift, withdrawn, ...about }: OnDutyProps) {
  const copy = useDrivingCopy().shift;
  const change = useChangeOfDuty(about.own, []);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 *:grow">
        <CarAndNumber shift={shift} />
        <DutyButtons {...about} {...{ shift, change }} duties={['break', 'off']} />
      </div>
      {withdrawn && <Notice tone="warning">{copy.withdrawn(shift.vehicle.label)}</Notice>}
      {change.failure !== null && <RideFailureBox {...change.failure} />}
    </div>
  );
}

/** Asks about a shift whose end may have been forgotten. */
function LongShift({ shift }: { shift: Shift }) {
  const copy = useDrivingCopy().shift;
  const time = useServiceTime();
  const now = useServerTime(MINUTE_MS);
  return (
    isLongShift(shift, now) && (
      <Notice tone="warning" compact>
        <p className="font-semibold">{copy.long(time.moment(shift.shiftSince, now))}</p>
        <p>{copy.longText}</p>
      </Notice>
    )
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
        {known !== null && known.shift !== null && <LongShift shift={known.shift} />}
        {known !== null && <KnownShiftCard {...props} known={known} />}
        {/* Off duty there is still news of one's own rides. */}
        {known !== null && duty !== 'on' && <ToldWhileClosed what="driver" onlyToEnd />}
      </div>
    </Section>
  );
}

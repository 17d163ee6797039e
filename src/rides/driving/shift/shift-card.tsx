import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { parseRequiredPhone } from '#domain/rides/model/booking/passenger-phone.ts';
import { isLongShift } from '#domain/rides/model/firm/duty-times.ts';
import type { KnownPapers } from '#domain/rides/model/firm/papers.ts';
import { isSetByDispatch, type Duty, type Shift } from '#domain/rides/model/firm/shift.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { focusSectionHeading } from '#core/navigation/focus-heading.ts';
import { useUser } from '#core/session/user-context.ts';
import { useWhenIdle } from '#core/product/use-when-idle.ts';
import { Button } from '#ui/actions/button.tsx';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { STATE_MEANING } from '../../shared/state-meaning.ts';
import { lazyDialog } from '#ui/feedback/lazy-dialog.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Section } from '#ui/page/section.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { useServerTime } from '../../shared/live/use-server-time.ts';
import { useCarCopy } from '../../shared/car/car-copy.ts';
import { CarField } from '../../shared/car/car-field.tsx';
import { NotifiedWhileClosed } from '../../shared/notifications/notified-while-closed.tsx';
import { useRides } from '../../shared/use-rides.ts';
import { useDrivingCopy } from '../driving-copy.ts';
import { lazyRidePart } from '../../shared/lazy-ride-part.ts';
import { RideFailureBox } from '../ride/ride-failure-box.tsx';
import { DutyButtons, type DutyProps } from './duty-buttons.tsx';
import { CarAndNumber, CachedShift } from './cached-shift.tsx';
import { useOwnPapers } from './use-own-papers.ts';
import { useChangeOfDuty } from './use-change-of-duty.ts';
import { useColleaguesCars } from './use-colleagues-cars.ts';
import type { KnownShift } from './use-shift.ts';

const OwnPapers = lazyRidePart(async () => (await import('./own-papers.tsx')).OwnPapers);

const LazyOwnCarDialog = lazyDialog(async () => (await import('./own-car-dialog.tsx')).OwnCarDialog);

interface ShiftCardProps extends DutyProps {
  onBegin: () => void;
}

interface KnownShiftProps extends ShiftCardProps {
  known: KnownShift;
  papers: KnownPapers | null;
}

/** The id of the first choice: the own car (not on a break), the last shift's, or the only one. Otherwise empty. */
function carToBegin({ shift, cars }: KnownShift): string {
  const [only, ...others] = cars;
  const last = cars.find(({ id }) => id === shift?.vehicle.id);
  // Own cars come first. During a break the first car may be a colleague's that dispatch has given.
  const own = shift?.duty === 'break' || (only?.owner ?? null) === null ? undefined : only;
  return own?.id ?? last?.id ?? (others.length === 0 ? (only?.id ?? '') : '');
}

/** Begins a shift, ends a break, or stores the car and number for rides promised from home. */
function ShiftForm({ known, papers, onBegin, ...about }: KnownShiftProps) {
  const copy = useDrivingCopy().shift;
  const { shift, cars } = known;
  const [chosen, setCar] = useState(() => carToBegin(known));
  const [phone, setPhone] = useState(shift?.phone ?? '');
  const change = useChangeOfDuty(about.own, ['vehicle', 'phone']);
  const { form, failure, changingTo } = change;
  // The list no longer has a car that was withdrawn meanwhile.
  const car = cars.some(({ id }) => id === chosen) ? chosen : '';

  const save = (run: 'start' | 'prepare') => {
    const typed = parseRequiredPhone(phone);
    const isRefused = form.refuses([
      car === '' ? { code: 'vehicle-required' } : null,
      typed.ok ? null : typed.error,
    ]);
    if (!isRefused) void change[run](car, phone);
  };
  const begin = (event: SubmitEvent) => {
    event.preventDefault();
    onBegin();
    save('start');
  };
  return (
    <form noValidate method="post" onSubmit={begin} className="grid grid-cols-1 gap-3">
      {failure !== null && <RideFailureBox {...failure} />}
      {shift !== null && !known.fleet.some(({ id, active }) => active && id === shift.vehicle.id) && (
        <Notice tone="warning">{copy.gone(shift.vehicle.label)}</Notice>
      )}
      <CarField
        {...{ cars, car, papers }}
        inUse={useColleaguesCars(car)}
        field={form.field('vehicle')}
        onChoose={setCar}
      />
      <TextField
        {...form.field('phone')}
        label={useCarCopy().phone}
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
      {shift?.duty !== 'break' && (
        <Button
          tone="quiet"
          busy={changingTo === 'off'}
          aria-disabled={changingTo !== null}
          onClick={() => save('prepare')}
        >
          {copy.prepare}
        </Button>
      )}
      {shift === null && <p className="text-center text-sm text-ink-soft">{copy.prepareFor}</p>}
    </form>
  );
}

interface OnDutyProps extends Omit<KnownShiftProps, 'known' | 'onBegin'> {
  shift: Shift;
  cars: KnownShift['cars'];
}

function OnDuty({ shift, cars, papers, ...about }: OnDutyProps) {
  const copy = useDrivingCopy().shift;
  const { change: changeCar } = useCarCopy();
  const time = useServiceTime();
  const { serverTime } = useRides();
  const change = useChangeOfDuty(about.own, []);
  const [isChanged, setChanged] = useState(false);
  useWhenIdle(LazyOwnCarDialog.prepare);
  const withdrawn = !cars.some(({ id }) => id === shift.vehicle.id);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 *:grow">
        <div className="grid justify-items-start">
          <CarAndNumber shift={shift} />
          {/* The negative margins align the button's text with the car's. */}
          <div className="-mx-3.5">
            <Button tone="quiet" size="small" onClick={() => setChanged(true)}>
              {changeCar}
            </Button>
          </div>
        </div>
        <DutyButtons {...about} {...{ shift, change }} duties={['break', 'off']} />
      </div>
      <p aria-live="polite" className="text-sm empty:sr-only">
        {isSetByDispatch(shift) && copy.setByDispatch(time.moment(shift.dutySince, serverTime()))}
      </p>
      {withdrawn && <Notice tone="warning">{copy.withdrawn(shift.vehicle.label)}</Notice>}
      {change.failure !== null && <RideFailureBox {...change.failure} />}
      {isChanged && (
        <LazyOwnCarDialog {...{ shift, cars, papers }} own={about.own} onClose={() => setChanged(false)} />
      )}
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
    return <OnDuty {...props} {...{ shift, cars }} />;
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
  const { value: known, cached, error, reload } = props.own;
  const papers = useOwnPapers(known);
  const duty: Duty | null = known === null ? (cached?.shift.duty ?? null) : (known.shift?.duty ?? 'off');
  const area = useRef<HTMLDivElement>(null);
  const before = useRef(duty);
  useEffect(() => {
    // The button that changed the duty disappears with the old duty.
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
          {duty !== null && <Badge means={STATE_MEANING.duty[duty]}>{copy.duties[duty]}</Badge>}
        </output>
      }
    >
      <div ref={area} className="grid gap-3">
        {cached !== null && <CachedShift cached={cached} />}
        {cached === null && (
          <LoadFailure what={known === null ? copy.failed : copy.outdated} error={error} onRetry={reload} />
        )}
        {known === null && cached === null && error === null && <Skeleton label={copy.loading} />}
        {known !== null && known.shift !== null && <LongShift shift={known.shift} />}
        {/* The part loads only for firms that have named papers. */}
        {known !== null && papers !== null && papers.kinds.length > 0 && (
          <OwnPapers papers={papers} cars={known.cars} />
        )}
        {known !== null && <KnownShiftCard {...props} {...{ known, papers }} />}
        {/* A driver who is not on duty still gets notices of their own rides. */}
        {known !== null && duty !== 'on' && <NotifiedWhileClosed what="driver" onlyToEnd />}
      </div>
    </Section>
  );
}

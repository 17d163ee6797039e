import { memo, use } from 'react';
import {
  driversOf,
  isAtWork,
  isFree,
  type Driver,
  type Engagement,
} from '#domain/rides/model/dispatch/drivers-of.ts';
import { absenceOf, type Absence, type KnownAvailability } from '#domain/rides/model/firm/availability.ts';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import { hasNoPushDevice, type Reach } from '#domain/rides/model/devices/push-device.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import type { Need } from '#domain/rides/model/basics/need.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { useRequest } from '#core/product/use-request.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { Plate } from '#ui/data/plate.tsx';
import { STATE_MEANING } from '../../shared/state-meaning.ts';
import { Section } from '#ui/page/section.tsx';
import { useServiceTime, type ServiceTime } from '#ui/zone/use-service-time.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useCarName } from '../../shared/use-car-name.ts';
import { useDispatch } from '../../shared/use-dispatch.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { DriversEnd } from '../list-end.tsx';
import { BoardClock, useAge } from './board-clock.tsx';

interface DriverRowProps extends Driver {
  /** What the driver's car carries besides people: the same array until its content changes. */
  needs: readonly Need[];
  /** Whether the driver is known to get no notice while their page is closed. */
  hasNoPushDevice: boolean;
  /** Why the driver is not expected at work now; `null` if expected or unknown. */
  absence: Absence | null;
  reach: Reach | null;
  time: ServiceTime;
}

/** On a wide screen without touch a line is cut off until the driver's row has the keyboard focus. */
const IN_ONE_LINE = 'lg:not-touch:not-group-has-focus-visible/driver:truncate';

/** A driver's row, rendered again only when the driver's own data changes or the board's clock ticks. */
const DriverRow = memo(function Row(props: DriverRowProps) {
  const { shift, engagement, promised, silent, gaveBackMany, sharesWith, blocked, needs, reach, time } =
    props;
  const { board: copy, ahead } = useDispatchCopy();
  const texts = useRidesCopy();
  const isBlockedDriving = blocked && engagement !== 'blocked';
  const age = useAge();
  const now = use(BoardClock);
  const ago = age(shift.seenAt);
  const isNow = now.getTime() - shift.seenAt.getTime() < MINUTE_MS;
  const carries = [copy.seats(shift.vehicle.seats), ...needs.map((need) => texts.needs[need])];
  const tried = reach?.triedAt ?? null;
  const lastNotice = tried === null ? [] : [copy.reach[reach?.answer ?? 'failed'](time.brief(tried, now))];
  const car = useCarName()(shift.vehicle.label, shift.vehicle.colour);
  // The most needed facts come first, because the line is cut off where there is no room.
  const facts = [
    ...(props.absence === null ? [] : [copy.absences[props.absence]]),
    ...(engagement === 'off' ? [] : carries),
    ...(promised > 0 ? [ahead(promised)] : []),
    ...(silent ? [] : [isNow ? copy.now : copy.lastSign(ago)]),
    ...(engagement === 'off' ? [] : [...(props.hasNoPushDevice ? [copy.noPushDevice] : lastNotice), car]),
  ].filter((fact) => fact !== '');
  const { plate } = shift.vehicle;
  const hasPlate = engagement !== 'off' && plate !== '';
  return (
    <li className="group/driver grid grid-cols-1 border-t border-line pb-px text-xs/4 text-ink-soft first:border-t-0 touch:py-1">
      <div className="flex items-center justify-between gap-x-2">
        <span className="grid min-w-0 grid-cols-1 text-sm/5 wrap-anywhere">
          <RouteLink to="/admin/drivers/$uid" params={{ uid: shift.uid }} quiet>
            <bdi translate="no" title={shift.name} className={`block ${IN_ONE_LINE}`}>
              {shift.name}
            </bdi>
          </RouteLink>
        </span>
        <span className="shrink-0">
          <Badge means={STATE_MEANING.engagement[engagement]} inRow>
            {copy.duties[engagement]}
          </Badge>
        </span>
      </div>
      <p title={facts.join(' · ')} className={`wrap-anywhere ${IN_ONE_LINE}`}>
        {silent && (
          <>
            <Badge means={STATE_MEANING.mark.silent} inRow>
              {copy.silent(ago)}
            </Badge>{' '}
          </>
        )}
        {hasPlate && <Plate>{plate}</Plate>}
        {facts.map((fact, index) => (
          <span key={fact}>
            {(index > 0 || hasPlate) && <span aria-hidden="true"> · </span>}
            <span>{fact}</span>
          </span>
        ))}
      </p>
      {(isBlockedDriving || gaveBackMany !== null || sharesWith !== '') && (
        <p className="flex flex-wrap gap-1 py-0.5">
          {isBlockedDriving && <Badge means={STATE_MEANING.engagement.blocked}>{copy.duties.blocked}</Badge>}
          {gaveBackMany !== null && (
            <Badge means="attention">{copy.gaveBackMany(time.brief(gaveBackMany, now))}</Badge>
          )}
          {sharesWith !== '' && (
            <Badge means="attention">
              <bdi translate="yes">{copy.sharesCar(sharesWith)}</bdi>
            </Badge>
          )}
        </p>
      )}
    </li>
  );
});

const CARRIES_NOTHING: readonly Need[] = [];

interface DriverListProps {
  shifts: readonly Shift[];
  rides: readonly FoundRide[];
  blocked: ReadonlySet<string>;
  availability: KnownAvailability | null;
}

export function DriverList({ shifts, rides, blocked, availability }: DriverListProps) {
  const copy = useDispatchCopy().board;
  const { vehicles } = useRides();
  const time = useServiceTime();
  // Without an answer the seats are still known from the shift.
  const cars = useRequest(null, vehicles.list).value;
  const now = use(BoardClock);
  // Reach is not urgent, so it is read once a minute.
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  const reach = useRequest(minute, useDispatch().drivers.reach).value ?? undefined;
  const drivers = driversOf(shifts, rides, now, null, blocked);
  const of = (...kinds: readonly Engagement[]) =>
    drivers.filter(({ engagement }) => kinds.includes(engagement));
  const free = drivers.filter(isFree).length;
  const rows = (shown: readonly Driver[]) => (
    <ul>
      {shown.map((driver) => (
        <DriverRow
          key={driver.shift.uid}
          {...driver}
          hasNoPushDevice={hasNoPushDevice(driver.shift.uid, reach)}
          absence={absenceOf(driver.shift.uid, now, availability)}
          reach={reach?.get(driver.shift.uid) ?? null}
          time={time}
          needs={cars?.known.find(({ id }) => id === driver.shift.vehicle.id)?.needs ?? CARRIES_NOTHING}
        />
      ))}
    </ul>
  );
  const off = of('off');
  const atWork = drivers.filter(isAtWork);
  return (
    <Section heading={copy.regions.drivers} count={atWork.length} tight>
      {drivers.length === 0 ? (
        <p className="text-sm text-ink-soft">{copy.none.drivers}</p>
      ) : (
        <p className="text-xs text-ink-soft">
          {copy.allDrivers(free, of('free').length - free, of('driving').length, of('break').length)}
        </p>
      )}
      <DriversEnd />
      {rows([...atWork, ...of('blocked')])}
      {off.length > 0 && (
        <details>
          <summary className="flex min-h-9 cursor-pointer items-center text-sm font-semibold text-ink-soft touch:min-h-11">
            {`${copy.duties.off} (${off.length})`}
          </summary>
          {rows(off)}
        </details>
      )}
    </Section>
  );
}

import { memo, use } from 'react';
import { driversOf, type Driver, type Engagement } from '#domain/rides/model/dispatch/drivers-of.ts';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { STATUS_MEANING } from '#ui/data/status-meaning.ts';
import { Car } from '../../shared/ride-facts.tsx';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { ListEnd } from '../list-end.tsx';
import { BoardClock, useAge } from './board-clock.tsx';

/** A driver. Rendered again only if something of theirs changes, not when other people's rides do. */
const DriverRow = memo(function Row({ shift, engagement, promised, silent, sharesWith, blocked }: Driver) {
  const { board: copy, ahead } = useDispatchCopy();
  const isBlockedDriving = blocked && engagement !== 'blocked';
  const ago = useAge()(shift.seenAt);
  const isNow = use(BoardClock).getTime() - shift.seenAt.getTime() < MINUTE_MS;
  return (
    <li className="grid grid-cols-1 gap-1 border-t border-line py-2 first:border-t-0">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <p className="font-semibold wrap-anywhere">
          <RouteLink to="/admin/drivers/$uid" params={{ uid: shift.uid }} quiet>
            <bdi>{shift.name}</bdi>
          </RouteLink>
        </p>
        <Badge means={STATUS_MEANING.engagement[engagement]}>{copy.duties[engagement]}</Badge>
      </div>
      {engagement !== 'off' && (
        <p className="text-sm wrap-anywhere text-ink-soft">
          <Car {...shift.vehicle} />
        </p>
      )}
      {promised > 0 && <p className="text-sm font-medium">{ahead(promised)}</p>}
      {(silent || isBlockedDriving || sharesWith !== '') && (
        <p className="flex flex-wrap gap-1.5">
          {silent && <Badge means={STATUS_MEANING.mark.silent}>{copy.silent(ago)}</Badge>}
          {isBlockedDriving && <Badge means={STATUS_MEANING.engagement.blocked}>{copy.duties.blocked}</Badge>}
          {sharesWith !== '' && (
            <Badge means="attention">
              <bdi>{copy.sharesCar(sharesWith)}</bdi>
            </Badge>
          )}
        </p>
      )}
      {!silent && <p className="text-sm text-ink-soft">{isNow ? copy.now : copy.lastSign(ago)}</p>}
    </li>
  );
});

interface DriverListProps {
  shifts: readonly Shift[];
  rides: readonly FoundRide[];
  blocked: ReadonlySet<string>;
}

/** Who is free, driving, on a break or off duty, and the last sign of life of each. */
export function DriverList({ shifts, rides, blocked }: DriverListProps) {
  const copy = useDispatchCopy().board;
  const drivers = driversOf(shifts, rides, use(BoardClock), null, blocked);
  const of = (...kinds: readonly Engagement[]) =>
    drivers.filter(({ engagement }) => kinds.includes(engagement));
  const rows = (shown: readonly Driver[]) => (
    <ul>
      {shown.map((driver) => (
        <DriverRow key={driver.shift.uid} {...driver} />
      ))}
    </ul>
  );
  if (drivers.length === 0) return <p className="text-ink-soft">{copy.none.drivers}</p>;
  const off = of('off');
  return (
    <>
      <p className="text-sm text-ink-soft">
        {copy.allDrivers(of('free').length, of('driving').length, of('break').length)}
      </p>
      <ListEnd count={shifts.length} />
      {rows(of('free', 'driving', 'break', 'blocked'))}
      {off.length > 0 && (
        <details>
          <summary className="flex min-h-9 cursor-pointer items-center text-sm font-semibold text-ink-soft touch:min-h-11">
            {`${copy.duties.off} (${off.length})`}
          </summary>
          {rows(off)}
        </details>
      )}
    </>
  );
}

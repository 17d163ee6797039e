import { useMemo } from 'react';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { succeed } from '#domain/shared/result.ts';
import { useEach } from '#core/product/use-each.ts';
import { useRides } from '../shared/use-rides.ts';

/** The last ride of each driver on duty who is not driving, as `<uid> <ride>`. The board has no ended rides. */
function lastRidesOf(shifts: readonly Shift[], open: readonly FoundRide[]): readonly string[] {
  const driven = new Set(open.map(({ id }) => id));
  return shifts
    .flatMap(({ uid, duty, ride }) =>
      duty === 'on' && ride !== null && !driven.has(ride) ? `${uid} ${ride}` : [],
    )
    .toSorted();
}

/**
 * When the last rides of the free drivers on duty ended, by the uid of the driver. Each ride is read once. `null` until
 * the first reads have ended, so that a list ordered by waiting time is not reordered.
 */
export function useLastEnds(
  shifts: readonly Shift[] | null,
  open: readonly FoundRide[] | null,
): ReadonlyMap<string, Date> | null {
  const { rideViews } = useRides();
  const isKnown = shifts !== null && open !== null;
  const key = lastRidesOf(shifts ?? [], open ?? []).join('\n');
  const wanted = useMemo(
    () => (isKnown ? (key === '' ? [] : key.split('\n')).map((id) => ({ id })) : null),
    [key, isKnown],
  );
  const { values, settled } = useEach(wanted, async (driverAndRide) => {
    const [, id = ''] = driverAndRide.split(' ');
    const found = await rideViews.read(id);
    if (!found.ok) return found;
    return succeed(found.value === null || found.value.state === 'damaged' ? null : found.value.endedAt);
  });
  return useMemo(() => {
    if (!settled && wanted?.length !== 0) return null;
    return new Map(
      (wanted ?? []).flatMap(({ id }) => {
        const end = values.get(id);
        return end === undefined ? [] : [[id.slice(0, id.indexOf(' ')), end] as const];
      }),
    );
  }, [values, settled, wanted]);
}

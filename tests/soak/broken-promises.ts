import { PROMISE_SLOTS, type Shift } from '#domain/rides/model/firm/shift.ts';
import { dueAt, isPromised } from '#domain/rides/model/ride/deadlines.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import type { Stop } from './acting.ts';

/** Times during which a ride was promised to a driver. Milliseconds. */
interface Promised {
  readonly ride: Ride;
  readonly uid: string;
  readonly from: number;
  readonly to: number;
}

/** Two acts at once may carry times in another order than that in which they took effect. Milliseconds. */
const SKEW = 50;

/** When a ride was promised, and to whom, as its log tells. */
function promisesIn(ride: Ride): readonly Promised[] {
  const lines = ride.log.filter(({ did }) => did !== 'edit');
  return lines.flatMap(({ did, by, driver, at }, index) => {
    const uid = did === 'reserve' ? by : did === 'assign' ? driver : null;
    if (uid === null) return [];
    return [{ ride, uid, from: at.getTime() + SKEW, to: lines[index + 1]?.at.getTime() ?? Infinity }];
  });
}

/** R35: what does not hold of the promises of these drivers, now and at any moment before. */
export function brokenPromises(
  rides: readonly Ride[],
  shifts: readonly Shift[],
  stops: readonly Stop[],
): readonly string[] {
  const promises = rides.flatMap(promisesIn);
  const most = shifts.filter(({ uid }) => {
    const own = promises.filter((promise) => promise.uid === uid);
    return own.some(
      ({ from, to }) =>
        from < to &&
        own.filter((other) => other.from <= from && from < other.to).length > PROMISE_SLOTS.length,
    );
  });
  const unslotted = shifts.flatMap(({ uid, slots }) =>
    rides.filter((ride) => isPromised(ride, uid) && !Object.values(slots).includes(ride.id)),
  );
  const unbound = stops.filter(({ uid, at }) =>
    promises.some(
      (promise) =>
        promise.uid === uid &&
        promise.from < at.getTime() &&
        at.getTime() < promise.to - SKEW &&
        dueAt(promise.ride).getTime() < at.getTime() - SKEW,
    ),
  );
  return [
    ...most.map(({ uid }) => `more than five promises at once: ${uid}`),
    ...unslotted.map(({ id }) => `promised without a slot: ${id}`),
    ...unbound.map(({ uid }) => `off duty with a promise that was due: ${uid}`),
  ];
}

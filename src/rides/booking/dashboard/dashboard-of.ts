import { outcomesShown, ridesAhead, ridesUnderWay } from '#domain/rides/model/own-rides/passengers-rides.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';

/** A ride that was booked on this page. */
export type Booked = Pick<Ride, 'id' | 'kind'>;

interface DashboardInput {
  readonly rides: readonly Ride[];
  /** When the rides were last confirmed. */
  readonly asOf: Date;
  readonly watched: ReadonlySet<string>;
  readonly booked: Booked | null;
  readonly wantsAnother: boolean;
}

/** The state of a passenger's page. */
export function dashboardOf({ rides, asOf, watched, booked, wantsAnother }: DashboardInput) {
  const isReceived = booked === null || rides.some(({ id }) => id === booked.id);
  /** The kind of the booked ride until the feed has the ride; otherwise `null`. */
  const awaited = isReceived ? null : booked.kind;
  const open = ridesUnderWay(rides, asOf);
  const isUnderWay = awaited === 'now' || open.length > 0;
  return {
    awaited,
    /** The rides under way. If a ride for now is awaited, `null` comes first. Otherwise recent outcomes follow. */
    yours: awaited === 'now' ? [null, ...open] : [...open, ...outcomesShown(rides, asOf, watched)],
    ahead: ridesAhead(rides, asOf),
    isUnderWay,
    hasNow: awaited === 'now' || open.some(({ kind }) => kind === 'now'),
    hasForm: !isUnderWay || wantsAnother,
  };
}

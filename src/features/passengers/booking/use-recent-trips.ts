import { isEnded } from '#domain/rides/model/ride/ride-state.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { succeed } from '#domain/shared/result.ts';
import { useRequest } from '../../../core/product/use-request.ts';
import { useRides } from '../../../core/rides/use-rides.ts';
import type { TripTaken } from '../trip-draft.ts';

/** Each costs a read. */
const MOST_READ = 4;
const MOST_SHOWN = 3;

/** The passenger's last different trips, newest first; those that cannot be read are left out. */
export function useRecentTrips(rides: readonly Ride[]): readonly TripTaken[] {
  const { rideViews } = useRides();
  const ended = rides.filter(({ state }) => isEnded(state)).slice(0, MOST_READ);
  const { value } = useRequest(
    ended.map(({ id }) => id),
    async (ids) => succeed(await Promise.all(ids.map((id) => rideViews.details(id)))),
  );
  const trips = new Map<string, TripTaken>();
  for (const [index, read] of (value ?? []).entries()) {
    const ride = ended[index];
    if (ride === undefined || !read.ok || read.value === null) continue;
    const { from, to } = read.value;
    const name = `${from.text} ${to.text}`;
    if (!trips.has(name)) trips.set(name, { from, to, people: ride.people, needs: ride.needs });
  }
  return [...trips.values()].slice(0, MOST_SHOWN);
}

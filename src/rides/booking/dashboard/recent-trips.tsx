import { isEnded } from '#domain/rides/model/ride/ride-state.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { succeed } from '#domain/shared/result.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useRides } from '../../shared/use-rides.ts';
import type { TripTaken } from '../trip-draft.ts';

/** Each trip costs a read. */
const MOST_READ = 4;
const MOST_SHOWN = 3;

/** Up to three different trips of the passenger's last four ended rides, newest first. Unreadable ones are left out. */
export function useRecentTrips(rides: readonly Ride[]): readonly TripTaken[] {
  const { rideViews } = useRides();
  const ended = rides.filter(({ state }) => isEnded(state)).slice(0, MOST_READ);
  const read = async ({ id, people, needs }: Ride): Promise<readonly TripTaken[]> => {
    const details = await rideViews.details(id);
    if (!details.ok || details.value === null) return [];
    const { from, to } = details.value;
    return [{ from, to, people, needs }];
  };
  // While a new list loads, `useRequest` returns the old answer. So the answer itself has people and needs.
  const { value } = useRequest(
    ended.map(({ id }) => id),
    async () => succeed((await Promise.all(ended.map(read))).flat()),
  );
  const trips = new Map<string, TripTaken>();
  for (const trip of value ?? []) {
    const name = `${trip.from.text} ${trip.to.text}`;
    if (!trips.has(name)) trips.set(name, trip);
  }
  return [...trips.values()].slice(0, MOST_SHOWN);
}

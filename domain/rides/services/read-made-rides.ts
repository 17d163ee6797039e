import { allOf, succeed, type Result } from '../../shared/result.ts';
import type { MadeRideRead } from '../model/standing/follows-plan.ts';
import type { MadeRide } from '../model/standing/made-days.ts';
import type { RideRepository } from '../ports/ride-repository.ts';

/** Reads made rides with their details. Removed and damaged rides are left out. */
export async function readMadeRides(
  rides: RideRepository,
  made: readonly MadeRide[],
): Promise<Result<readonly MadeRideRead[]>> {
  const read = await allOf(
    made.map(async ({ day, leg, ride: id }) => {
      const [ride, details] = await Promise.all([rides.read(id), rides.details(id)]);
      if (!ride.ok) return ride;
      if (!details.ok) return details;
      return succeed({ day, leg, ride: ride.value, details: details.value });
    }),
  );
  if (!read.ok) return read;
  return succeed(
    read.value.flatMap(({ ride, ...each }) =>
      ride === null || ride.state === 'damaged' ? [] : [{ ...each, ride }],
    ),
  );
}

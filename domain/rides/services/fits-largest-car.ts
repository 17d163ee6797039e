import { fail, succeed } from '../../shared/result.ts';
import { MOST_SEATS, SEATS_OF_ANY_CAR } from '../model/basics/ride-limits.ts';
import type { RideResult } from '../model/errors/ride-error.ts';
import type { FleetRepository } from '../ports/fleet-repository.ts';

/**
 * Fails with `people-out-of-range` if the largest car in service has fewer than `people` seats. If no car is in
 * service, `MOST_SEATS` is the limit. The car is read only for more than `SEATS_OF_ANY_CAR` people.
 */
export async function fitsLargestCar(
  fleet: Pick<FleetRepository, 'largest'>,
  people: number,
): Promise<RideResult<void>> {
  if (people <= SEATS_OF_ANY_CAR) return succeed();
  const largest = await fleet.largest();
  if (!largest.ok) return largest;
  const most = largest.value?.seats ?? MOST_SEATS;
  return people <= most ? succeed() : fail({ code: 'people-out-of-range', most });
}

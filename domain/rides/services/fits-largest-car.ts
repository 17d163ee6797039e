import { fail, succeed } from '../../shared/result.ts';
import { MOST_SEATS, SEATS_OF_ANY_CAR } from '../model/basics/ride-limits.ts';
import type { RideResult } from '../model/errors/ride-error.ts';
import type { FleetRepository } from '../ports/fleet-repository.ts';

/**
 * Refuses more people than the largest car of the fleet has seats for, with `people-out-of-range`. The car is read only
 * for more people than any car takes. A firm that has entered no cars yet refuses only more than `MOST_SEATS`.
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

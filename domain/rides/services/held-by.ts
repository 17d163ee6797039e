import type { Ride } from '../model/ride/ride.ts';
import type { RideRepository } from '../ports/ride-repository.ts';

/** The id of the ride that a pointer names, if that ride still holds; `null` if it does not, or cannot be read. */
export async function heldBy(
  rides: Pick<RideRepository, 'read'>,
  pointer: string | null,
  holds: (ride: Ride) => boolean,
): Promise<string | null> {
  if (pointer === null) return null;
  const read = await rides.read(pointer);
  if (!read.ok || read.value === null || read.value.state === 'damaged') return null;
  return holds(read.value) ? pointer : null;
}

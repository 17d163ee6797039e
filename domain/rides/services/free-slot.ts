import type { Ride } from '../model/ride/ride.ts';
import type { RideRepository } from '../ports/ride-repository.ts';

/** The ride whose id is in a slot, if it still `holds` the slot; `null` if it does not, or cannot be read. */
export async function rideInSlot(
  rides: Pick<RideRepository, 'read'>,
  id: string | null,
  holds: (ride: Ride) => boolean,
): Promise<string | null> {
  if (id === null) return null;
  const read = await rides.read(id);
  if (!read.ok || read.value === null || read.value.state === 'damaged') return null;
  return holds(read.value) ? id : null;
}

/** A free slot, or the ride in the last one. */
type FoundSlot<Slot> = { readonly slot: Slot } | { readonly slot: null; readonly ride: string };

/** The first of these slots that is empty, or else whose ride no longer takes it. */
export async function freeSlot<Slot extends string>(
  rides: Pick<RideRepository, 'read'>,
  among: readonly Slot[],
  slots: Readonly<Record<Slot, string | null>>,
  holds: (ride: Ride) => boolean,
): Promise<FoundSlot<Slot>> {
  const empty = among.find((slot) => slots[slot] === null);
  if (empty !== undefined) return { slot: empty };
  let ride = '';
  for (const slot of among) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, because the first is nearly always free
    const held = await rideInSlot(rides, slots[slot], holds);
    if (held === null) return { slot };
    ride = held;
  }
  return { slot: null, ride };
}

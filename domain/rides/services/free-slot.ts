import type { Ride } from '../model/ride/ride.ts';
import type { RideRepository } from '../ports/ride-repository.ts';

/** Returns `id` if the ride with this id `holds` its slot; `null` if it does not, is missing or cannot be read. */
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

/** A free slot. If there is none, the id of the ride in the last slot. */
type FoundSlot<Slot> = { readonly slot: Slot } | { readonly slot: null; readonly ride: string };

/** Finds the first empty slot; otherwise the first slot whose ride no longer `holds` it. */
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

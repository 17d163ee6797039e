/** Enough to distinguish the rides of one passenger on the telephone. */
const LENGTH = 6;

/** The number of a ride on the telephone: the beginning of its id. It is in capitals, because no one hears the case. */
export function rideNumber({ id }: { readonly id: string }): string {
  return id.slice(0, LENGTH).toUpperCase();
}

/** Enough to tell the rides of one passenger apart on the telephone. */
const LENGTH = 6;

/** What people call a ride when they speak about it: the beginning of its id, in capitals, because case cannot be heard. */
export function rideNumber({ id }: { readonly id: string }): string {
  return id.slice(0, LENGTH).toUpperCase();
}

import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import type { Mark } from '#domain/rides/model/dispatch/attention.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import type { WaitingReturn } from '#domain/rides/model/standing/order-outlook.ts';
import { isSame } from '#domain/shared/is-same.ts';

/** A ride, with everything that its row and the filter of the board need. */
export interface BoardRow {
  readonly ride: FoundRide;
  /** The passenger and exact places; `undefined` until they are read. */
  readonly details: RideDetails | undefined;
  /** What needs attention, in the order of `ATTENTIONS`; usually empty. */
  readonly marks: readonly Mark[];
  /** The name of the driver who has the ride or is asked. Empty without a driver or a known shift. */
  readonly driverName: string;
  /** The ways back that wait under the row for a call of the passenger; usually empty. */
  readonly returns: readonly WaitingReturn[];
}

export const isSameRow = (one: BoardRow, other: BoardRow): boolean =>
  one.ride === other.ride &&
  one.details === other.details &&
  one.driverName === other.driverName &&
  one.returns === other.returns &&
  isSame(one.marks, other.marks);

/** Returns the new values. An equal old value replaces the new one, because rows compare by identity. */
export function keepSame<T>(
  before: readonly T[],
  now: readonly T[],
  { keyOf, same }: { readonly keyOf: (value: T) => string; readonly same: (one: T, other: T) => boolean },
): readonly T[] {
  const known = new Map(before.map((value) => [keyOf(value), value]));
  return now.map((value) => {
    const earlier = known.get(keyOf(value));
    return earlier !== undefined && (earlier === value || same(earlier, value)) ? earlier : value;
  });
}

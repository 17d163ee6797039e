import type { FoundRide } from '#domain/rides/model/ride/ride.ts';

/** A ride in its column; `left` once it has moved to another column or ended, and only its row is still here. */
export interface ColumnRow {
  readonly ride: FoundRide;
  readonly left: boolean;
}

/** A ride as this dispatcher saw it when they last did something with it. */
export interface Handled {
  readonly id: string;
  readonly rev: number;
}

const revOf = (ride: FoundRide) => (ride.state === 'damaged' ? null : ride.rev);

/**
 * The rows of a column after the board has changed. While a pointer or the focus is in it (`held`), every row keeps its
 * place, so that what others do moves no ride away from somebody who is about to press; a new ride comes last (D32). A ride
 * that this dispatcher has moved themselves (`handled`) goes at once.
 */
export function columnAfter(
  before: readonly ColumnRow[],
  found: readonly FoundRide[],
  held: boolean,
  handled: Handled | null,
): readonly ColumnRow[] {
  const rowOf = (ride: FoundRide): ColumnRow =>
    before.find((row) => row.ride === ride && !row.left) ?? { ride, left: false };
  if (!held) return found.map(rowOf);
  const kept = before.flatMap((row): readonly ColumnRow[] => {
    const { ride } = row;
    const present = found.find(({ id }) => id === ride.id);
    if (present !== undefined) return [rowOf(present)];
    const isOwnDoing = handled?.id === ride.id && handled.rev === revOf(ride);
    if (isOwnDoing) return [];
    return [row.left ? row : { ride, left: true }];
  });
  const fresh = found.filter(({ id }) => before.every(({ ride }) => ride.id !== id));
  return [...kept, ...fresh.map(rowOf)];
}

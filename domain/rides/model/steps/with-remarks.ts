import { isSame } from '../../../shared/is-same.ts';
import type { TripChange } from '../booking/trip.ts';
import type { Remark } from '../ride/remark.ts';
import type { Ride } from '../ride/ride.ts';
import type { Need } from '../basics/need.ts';

/** The ride with the reasons and notes of these remarks in its log. */
export function withRemarks(ride: Ride, remarks: readonly Remark[]): Ride {
  const said = new Map(remarks.map((remark) => [remark.rev, remark]));
  const log = ride.log.map((line, rev) => ({
    ...line,
    why: said.get(rev)?.why ?? line.why,
    note: said.get(rev)?.note ?? line.note,
  }));
  return { ...ride, log };
}

const CHANGEABLE = [
  'name',
  'phone',
  'from',
  'to',
  'people',
  'needs',
  'note',
] as const satisfies readonly (keyof TripChange)[];

/** A trip before an edit, and the fields that the edit changed. */
export interface Replaced {
  readonly was: TripChange;
  readonly changed: readonly (typeof CHANGEABLE)[number][];
  /** The needs that the edit added. */
  readonly added: readonly Need[];
}

/**
 * The values that each edit replaced, by the number of its step. `present` is the present trip as far as it is stored.
 * It is unknown whether the last edit changed a field that `present` lacks.
 */
export function replacedByEdits(
  remarks: readonly Remark[],
  present: Partial<TripChange>,
): ReadonlyMap<number, Replaced> {
  const edits = remarks.flatMap(({ rev, was }) => (was === null ? [] : { rev, was }));
  return new Map(
    edits.map(({ rev, was }, index) => {
      const next: Partial<TripChange> = edits[index + 1]?.was ?? present;
      const changed = CHANGEABLE.filter((part) => next[part] !== undefined && !isSame(was[part], next[part]));
      const added = next.needs?.filter((need) => !was.needs.includes(need)) ?? [];
      return [rev, { was, changed, added }];
    }),
  );
}

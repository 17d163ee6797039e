import { attentionTo, lastSigns, type Attention, type Mark } from '#domain/rides/model/dispatch/attention.ts';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';

/** The marks of each ride that needs attention, by its id. */
export type Marks = ReadonlyMap<string, readonly Mark[]>;

interface Known {
  readonly shifts: readonly Shift[];
  /** Drivers whose account is no longer approved. */
  readonly blocked: ReadonlySet<string>;
  readonly now: Date;
}

export function marksOf(rides: readonly FoundRide[], { shifts, blocked, now }: Known): Marks {
  const signs = lastSigns(shifts, rides);
  const marks = new Map<string, readonly Mark[]>();
  for (const ride of rides) {
    if (ride.state === 'damaged') continue;
    const driver = ride.driver ?? '';
    const found = attentionTo(ride, {
      now,
      lastSign: signs.get(driver) ?? null,
      blocked: blocked.has(driver),
    });
    if (found.length > 0) marks.set(ride.id, found);
  }
  return marks;
}

/** What the board shows: everything, every ride with a mark, or those with one kind of mark. */
export type Wanted = 'everything' | 'anything' | Attention;

/** Whether a ride with these marks is shown. */
export function isWanted(wanted: Wanted, marks: readonly Mark[] = []): boolean {
  if (wanted === 'everything') return true;
  return wanted === 'anything' ? marks.length > 0 : marks.some(({ of }) => of === wanted);
}

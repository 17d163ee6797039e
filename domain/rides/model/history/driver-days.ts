import type { Shift } from '../firm/shift.ts';
import { isEnded, type RideState } from '../ride/ride-state.ts';
import type { FoundRide, Ride } from '../ride/ride.ts';
import { dayAt, plusDays, type Day } from '../time/wall-time.ts';
import type { Days } from './day-range.ts';
import { periodOf } from './day.ts';
import type { Period } from './ride-filter.ts';

/** One day of a driver's, in the service's zone. */
export interface DriverDay {
  readonly day: Day;
  /** When they were on duty, earliest first, and what of that is within the day; the last one may still go on. */
  readonly duty: readonly Period[];
  /** Those they drove or are to drive, earliest pick-up first. */
  readonly rides: readonly Ride[];
}

/** When the driver was on duty, as far as the shift remembers it; the present duty ends `now`. */
function dutyOf({ duties, duty, dutySince }: Shift, now: Date): readonly Period[] {
  const all = [...duties, { duty, since: dutySince }];
  return all.flatMap((one, index) => {
    const until = all[index + 1]?.since ?? now;
    return one.duty === 'on' && one.since < until ? [{ from: one.since, until }] : [];
  });
}

/** What of a period is within another; `null` if nothing is. */
function within({ from, until }: Period, other: Period): Period | null {
  const common = {
    from: from > other.from ? from : other.from,
    until: until < other.until ? until : other.until,
  };
  return common.from < common.until ? common : null;
}

interface DriverRecords {
  readonly rides: readonly FoundRide[];
  /** `null` before the first. */
  readonly shift: Shift | null;
  readonly now: Date;
  readonly timeZone: string;
}

/** The days of a range on which there is anything, earliest first. A ride that the driver is only asked for is none of theirs yet. */
export function driverDays({ from, to }: Days, records: DriverRecords): readonly DriverDay[] {
  const { rides, shift, now, timeZone } = records;
  const duty = shift === null ? [] : dutyOf(shift, now);
  const sound = rides
    .flatMap((ride) => (ride.state === 'damaged' || ride.state === 'offered' ? [] : [ride]))
    .toSorted((one, other) => one.pickupAt.getTime() - other.pickupAt.getTime());
  const days: DriverDay[] = [];
  for (let day = from; day <= to; day = plusDays(day, 1)) {
    const period = periodOf(day, day, timeZone);
    const ofDay = {
      day,
      duty: duty.flatMap((one) => within(one, period) ?? []),
      rides: sound.filter(({ pickupAt }) => dayAt(pickupAt, timeZone) === day),
    };
    if (ofDay.duty.length + ofDay.rides.length > 0) days.push(ofDay);
  }
  return days;
}

/** How long periods last together. Milliseconds. */
export const lengthOf = (periods: readonly Period[]): number =>
  periods.reduce((sum, { from, until }) => sum + until.getTime() - from.getTime(), 0);

/** How many rides ended in which way, and how many are still open. */
export function countsOf(days: readonly DriverDay[]): ReadonlyMap<RideState | 'open', number> {
  const counts = new Map<RideState | 'open', number>();
  for (const { state } of days.flatMap(({ rides }) => rides)) {
    const kind = isEnded(state) ? state : 'open';
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}

/** From when on the shift remembers what the driver did; `null` if that is before an instant. */
export function rememberedSince({ duties, dutySince }: Shift, at: Date): Date | null {
  const first = duties[0]?.since ?? dutySince;
  return first > at ? first : null;
}

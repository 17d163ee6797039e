import type { Duty, Shift } from '../firm/shift.ts';
import type { WorkedDuty } from '../firm/worked-duty.ts';
import { isEnded, type RideState } from '../ride/ride-state.ts';
import type { FoundRide, Ride } from '../ride/ride.ts';
import { dayAt, plusDays, type Day } from '../../../shared/time/wall-time.ts';
import type { DaySpan } from '../../../shared/time/day-range.ts';
import { periodOf } from '../../../shared/time/day.ts';
import type { Period } from '../../../shared/time/day.ts';

/** One day of a driver, in the service's zone. */
export interface DriverDay {
  readonly day: Day;
  /** The times on duty in the shifts that began on this day, earliest first. The last time may still go on. */
  readonly duty: readonly Period[];
  /** The ended duties and breaks of these shifts, earliest first. */
  readonly worked: readonly WorkedDuty[];
  /** The driver's rides with a pick-up on this day, earliest first. */
  readonly rides: readonly Ride[];
}

interface Spell extends Period {
  readonly shiftSince: Date;
  readonly duty: Duty;
  /** `null` for the present duty. */
  readonly ended: WorkedDuty | null;
}

/** All ended duties, and the present duty until `now`. */
function spellsOf(worked: readonly WorkedDuty[], shift: Shift | null, now: Date): readonly Spell[] {
  const ended = worked.map((one) => ({ ...one, from: one.since, ended: one }));
  if (shift === null || shift.duty === 'off' || shift.dutySince >= now) return ended;
  const { duty, shiftSince, dutySince } = shift;
  return [...ended, { duty, shiftSince, from: dutySince, until: now, ended: null }];
}

/** The spells by the day on which their shift began. If this begin was corrected, the corrected day counts. */
function byDay(spells: readonly Spell[], timeZone: string): ReadonlyMap<Day, readonly Spell[]> {
  const begins = new Map<number, Date>();
  for (const { shiftSince, from } of spells) {
    const known = begins.get(shiftSince.getTime());
    if (known === undefined || from < known) begins.set(shiftSince.getTime(), from);
  }
  const days = new Map<Day, readonly Spell[]>();
  for (const spell of spells) {
    const day = dayAt(begins.get(spell.shiftSince.getTime()) ?? spell.from, timeZone);
    days.set(day, [...(days.get(day) ?? []), spell]);
  }
  return days;
}

/** Joins times that overlap after a correction, so that they count once. */
function joined(periods: readonly Period[]): readonly Period[] {
  const apart: Period[] = [];
  for (const period of periods.toSorted((one, other) => one.from.getTime() - other.from.getTime())) {
    const last = apart.at(-1);
    if (period.from >= period.until) continue;
    if (last === undefined || period.from >= last.until) apart.push(period);
    else if (period.until > last.until) apart[apart.length - 1] = { from: last.from, until: period.until };
  }
  return apart;
}

/** The period in which all shifts of these days began. A correction moves a begin back by a day at most. */
export function periodOfShifts({ from, to }: DaySpan, timeZone: string): Period {
  return periodOf(plusDays(from, -1), plusDays(to, 2), timeZone);
}

interface DriverRecords {
  readonly rides: readonly FoundRide[];
  /** The duties of `periodOfShifts`. */
  readonly worked: readonly WorkedDuty[];
  /** `null` if no shift is stored. */
  readonly shift: Shift | null;
  readonly now: Date;
  readonly timeZone: string;
}

/** The days of a range with duties or rides, earliest first. A ride that is only offered does not count. */
export function driverDays({ from, to }: DaySpan, records: DriverRecords): readonly DriverDay[] {
  const { rides, worked, shift, now, timeZone } = records;
  const spells = byDay(spellsOf(worked, shift, now), timeZone);
  const sound = rides
    .flatMap((ride) => (ride.state === 'damaged' || ride.state === 'offered' ? [] : [ride]))
    .toSorted((one, other) => one.pickupAt.getTime() - other.pickupAt.getTime());
  const days: DriverDay[] = [];
  for (let day = from; day <= to; day = plusDays(day, 1)) {
    const ofShifts = spells.get(day) ?? [];
    const ofDay = {
      day,
      duty: joined(
        ofShifts.flatMap(({ duty, from: since, until }) => (duty === 'on' ? { from: since, until } : [])),
      ),
      worked: ofShifts
        .flatMap(({ ended }) => ended ?? [])
        .toSorted((one, other) => one.since.getTime() - other.since.getTime()),
      rides: sound.filter(({ pickupAt }) => dayAt(pickupAt, timeZone) === day),
    };
    if (ofShifts.length + ofDay.rides.length > 0) days.push(ofDay);
  }
  return days;
}

/** The total length of periods. Milliseconds. */
export const totalLength = (periods: readonly Period[]): number =>
  periods.reduce((sum, { from, until }) => sum + until.getTime() - from.getTime(), 0);

/** The number of rides in each ended state, and the number of open rides. */
export function countsOf(days: readonly DriverDay[]): ReadonlyMap<RideState | 'open', number> {
  const counts = new Map<RideState | 'open', number>();
  for (const { state } of days.flatMap(({ rides }) => rides)) {
    const kind = isEnded(state) ? state : 'open';
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}

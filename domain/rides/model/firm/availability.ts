import { isSame } from '../../../shared/is-same.ts';
import { count, documentOf, flag, listOf } from '../../../shared/composed-decoders.ts';
import { text, time, type Decoder, type Fields, type ValuesOf } from '../../../shared/decoders.ts';
import type { Batch } from '../../../shared/record-write.ts';
import { isDay, weekdayOf } from '../../../shared/time/day.ts';
import { dayIn, plusDays, wallTimeAt, type Day } from '../../../shared/time/wall-time.ts';
import { availabilityPath } from '../stored/ride-paths.ts';
import { firmBatch } from './firm-batch.ts';
import { signature, type Signer } from './signer.ts';

/**
 * The usual hours of one weekday on the clocks of the service, such as `08:00-16:30`. `22:00-06:00` ends on the next
 * day, and equal times are the whole day. Empty if the driver does not work on that weekday.
 */
export type UsualHours = string;

const HOURS = /^(([01]\d|2[0-3]):[0-5]\d)-(([01]\d|2[0-3]):[0-5]\d)$/;

/** Days on which a driver is away, the first and the last included. */
export interface DaysAway {
  readonly first: Day;
  readonly last: Day;
}

const DAYS_IN_WEEK = 7;

/** Decodes the hours of all weekdays, from Monday. */
const week: Decoder<readonly UsualHours[]> = (stored) => {
  const hours = listOf(text)(stored);
  const isSound = hours?.length === DAYS_IN_WEEK && hours.every((each) => each === '' || HOURS.test(each));
  return isSound ? hours : undefined;
};

/** Decodes `2026-12-24/2027-01-02`. It is one text, because rules can check a list of texts, but no list of maps. */
const daysAway: Decoder<DaysAway> = (stored) => {
  const [first = '', last = '', ...rest] = text(stored)?.split('/') ?? [];
  return isDay(first) && isDay(last) && rest.length === 0 ? { first, last } : undefined;
};

/** The stored fields of `availability/{uid}` with their decoders. */
const AVAILABILITY_FIELDS = {
  hours: week,
  away: listOf(daysAway),
  /** How often this record was stored before. If two people read the same `rev` and save, one of them is refused. */
  rev: count,
  /** Whether the driver wants to be notified of later requests while off duty. */
  laterNews: flag,
  /** The last author: the driver or a dispatcher. */
  by: text,
  name: text,
  at: time,
} as const satisfies Fields;

/** A driver's usual hours and days away. */
export interface Availability extends ValuesOf<typeof AVAILABILITY_FIELDS> {
  /** The driver's uid. */
  readonly id: string;
}

export type WorkingTimes = Pick<Availability, 'hours' | 'away'>;
export type WantedAvailability = Pick<Availability, 'hours' | 'away' | 'laterNews'>;

export const readAvailability = documentOf(AVAILABILITY_FIELDS);

/** No usual hours: the driver may be expected at any time. */
export const NO_HOURS: readonly UsualHours[] = Array.from({ length: DAYS_IN_WEEK }, () => '');

export function timesOf(hours: UsualHours): { readonly from: string; readonly until: string } | null {
  const [, from = '', , until = ''] = HOURS.exec(hours) ?? [];
  return from === '' ? null : { from, until };
}

/** Whether the hours end on the day after their beginning. */
export const endsNextDay = ({ from, until }: { readonly from: string; readonly until: string }): boolean =>
  until <= from;

/** Why a driver is not expected to drive at a time. */
export type Absence = 'away' | 'outside';

/** Returns `null` if the driver is expected. Without usual hours a driver is absent only on days away. */
export function absenceAt({ hours, away }: WorkingTimes, at: Date, timeZone: string): Absence | null {
  const wall = wallTimeAt(at, timeZone);
  const day = dayIn(wall);
  const clock = wall.slice('yyyy-mm-ddT'.length);
  if (away.some(({ first, last }) => day >= first && day <= last)) return 'away';
  if (hours.every((each) => each === '')) return null;
  const hoursOf = (each: Day) => timesOf(hours[weekdayOf(each)] ?? '');
  const [today, yesterday] = [hoursOf(day), hoursOf(plusDays(day, -1))];
  const isToday = today !== null && clock >= today.from && (endsNextDay(today) || clock < today.until);
  const isNight = yesterday !== null && endsNextDay(yesterday) && clock < yesterday.until;
  return isToday || isNight ? null : 'outside';
}

/** The known availability of the drivers, by uid, in the service's zone. */
export interface KnownAvailability {
  readonly of: ReadonlyMap<string, WorkingTimes>;
  readonly timeZone: string;
}

/** Returns `null` also for a driver of whom nothing is known. */
export function absenceOf(uid: string, at: Date, known: KnownAvailability | null): Absence | null {
  const own = known?.of.get(uid);
  return known === null || own === undefined ? null : absenceAt(own, at, known.timeZone);
}

const stored = ({ hours, away, laterNews }: WantedAvailability) => ({
  hours,
  laterNews,
  away: away.map(({ first, last }) => `${first}/${last}`),
});

/** The writes of saving an availability: the fields that differ, `rev` and the author; none if no field differs. */
export function availabilityBatch(
  uid: string,
  wanted: WantedAvailability,
  known: Availability | null,
  by: Signer,
): Batch {
  const path = availabilityPath(uid);
  const next = stored(wanted);
  if (known !== null && isSame(next, stored(known))) return [];
  return firmBatch(path, next, known && stored(known)).map((write) => ({
    ...write,
    fields: { ...write.fields, rev: known === null ? 0 : known.rev + 1, ...signature(by) },
  }));
}

import { fail, succeed, type Result } from '../../../shared/result.ts';
import type { NameError } from '../../../shared/people/name.ts';
import { isDay } from '../../../shared/time/day.ts';
import type { Day } from '../../../shared/time/wall-time.ts';
import { parsePlace, type Place } from '../basics/place.ts';
import type { Need } from '../basics/need.ts';
import type { RideInputError } from '../basics/input-error.ts';
import { MOST_PAUSES } from '../basics/ride-limits.ts';
import { parseTripNote } from '../basics/trip-note.ts';
import { parsePeople } from '../booking/trip.ts';
import { parseCallersName } from '../customers/call.ts';
import type { Leg } from './leg.ts';
import { daysOfOrder } from './order-days.ts';
import type { OrderBilling } from './order-billing.ts';
import type { OrderPlan } from './order-plan.ts';
import { parseLegs, typedLegs, type TypedTimes } from './parse-legs.ts';
import type { Pause } from './pause.ts';

/** A plan as typed. A day is `2026-11-30`, or a text that is no day. */
export interface OrderForm {
  readonly name: string;
  readonly from: Place;
  readonly to: Place;
  readonly people: string;
  readonly needs: readonly Need[];
  readonly note: string;
  /** The uid of the usual driver; empty for none. */
  readonly driver: string;
  readonly times: TypedTimes;
  /** Monday is zero. */
  readonly weekdays: readonly number[];
  readonly every: OrderPlan['every'];
  readonly first: string;
  readonly last: string;
  readonly closed: OrderPlan['closed'];
  readonly pauses: readonly Pause[];
  /** The books have checked this value; `null` if the passenger pays. */
  readonly billing: OrderBilling | null;
}

const NONE: ReadonlySet<Day> = new Set();

/** The same day a year later, for comparisons only, because a 29 February does not exist then. */
const yearAfter = (day: Day): Day => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

type DayField = 'first' | 'last';

const parseDay = (field: DayField, typed: string): Result<Day, RideInputError> =>
  isDay(typed) ? succeed(typed) : fail({ code: 'day-unusable', field, day: typed });

/** Parses the first and the last day. Fails with `day-unusable`, `last-before-first` or `order-too-long`. */
function parseSpan({ first, last }: OrderForm): Result<Pick<OrderPlan, DayField>, RideInputError> {
  const begin = parseDay('first', first);
  if (!begin.ok) return begin;
  const end = parseDay('last', last);
  if (!end.ok) return end;
  if (last < first) return fail({ code: 'last-before-first', field: 'last' });
  return last > yearAfter(first) ? fail({ code: 'order-too-long' }) : succeed({ first, last });
}

/**
 * Parses the form of an order. `former` has the present legs. Fails with the first error of each part, in the order of
 * the parts. If every part is usable, fails with `order-empty` if no day has a ride, even without pauses and closed
 * days.
 */
export function parseOrder(
  form: OrderForm,
  former: readonly Leg[] = [],
): Result<OrderPlan, readonly (RideInputError | NameError)[]> {
  const name = parseCallersName(form.name);
  const from = parsePlace('from', form.from);
  const to = parsePlace('to', form.to);
  const legs = parseLegs(form.times, former);
  const weekdays =
    form.weekdays.length > 0
      ? succeed([...new Set(form.weekdays)].toSorted((one, other) => one - other))
      : fail({ code: 'weekdays-required' as const });
  const span = parseSpan(form);
  const people = parsePeople(form.people);
  const note = parseTripNote(form.note);
  const pauses =
    form.pauses.length <= MOST_PAUSES
      ? succeed(form.pauses)
      : fail({ code: 'pauses-too-many' as const, most: MOST_PAUSES });
  if (name.ok && from.ok && to.ok && legs.ok && weekdays.ok && span.ok && people.ok && note.ok && pauses.ok) {
    const { every, closed } = form;
    const pattern = { weekdays: weekdays.value, every, ...span.value, closed };
    if (daysOfOrder({ ...pattern, pauses: [] }, NONE, span.value).length === 0)
      return fail([{ code: 'order-empty' }]);
    return succeed({
      name: name.value,
      from: from.value,
      to: to.value,
      people: people.value,
      needs: [...new Set(form.needs)],
      note: note.value,
      driver: form.driver === '' ? null : form.driver,
      legs: legs.value,
      ...pattern,
      pauses: pauses.value,
      billing: form.billing,
    });
  }
  return fail(
    [name, from, to, legs, weekdays, span, people, note, pauses].flatMap((field) =>
      field.ok ? [] : [field.error],
    ),
  );
}

/** A plan in the form in which it is typed. */
export function typedOrder({ legs, people, driver, ...plan }: OrderPlan): OrderForm {
  return { ...plan, people: String(people), driver: driver ?? '', times: typedLegs(legs) };
}

import type { NameError } from '../../../shared/people/name.ts';
import { nameKeysOf } from '../../../shared/people/name-keys.ts';
import { parseName } from '../../../shared/people/name.ts';
import { fail, succeed, type Result } from '../../../shared/result.ts';
import { parseRequiredPhone, phoneKeyOf } from '../booking/passenger-phone.ts';
import { forDispatch, type Bookable } from '../booking/pick-up.ts';
import { parseTrip, type Trip, type TripForm } from '../booking/trip.ts';
import type { RideFailure } from '../errors/ride-error.ts';
import type { RideInputError } from '../basics/input-error.ts';
import { phoneOf, type Caller } from './caller.ts';

/** A caller's number, and the key by which it is looked up. */
export interface CallersNumber {
  readonly phone: string;
  readonly key: string;
}

/** A booking by phone. */
export interface Call {
  /** `null` for a caller without a number. Then no customer is stored. */
  readonly number: CallersNumber | null;
  readonly name: string;
  readonly trip: Trip;
}

/** A booking by phone as typed. */
export interface CallForm extends TripForm {
  readonly name: string;
  /** The caller has no number, or withholds it. Ignored if a number is typed. */
  readonly withoutNumber: boolean;
}

export const isWithoutNumber = ({ phone, withoutNumber }: Pick<CallForm, 'phone' | 'withoutNumber'>) =>
  withoutNumber && phone.trim() === '';

/**
 * How telephone systems show a call without its number, in English and German. Networks send a single letter, or the
 * telephone keys that spell `anonymous`.
 */
const WITHHELD =
  /^(?:"[^"]*" *)?<?(?:(?:sips?|tel):)?"?(?:[po]$|\+?266696687(?:@|$)|anonym|unknown|unbekannt|privat|withheld|restricted|unavailable|undisclosed|blocked|hidden|no[ _-]?(?:number|caller)|not[ _-]?available|nicht[ _-]?verf|(?:(?:ruf)?nummer[ _-]?)?unterdr|geheim|(?:caller|number|id)[ _-]+(?:id[ _-]+)?(?:withheld|unknown|blocked|hidden|unavailable)|(?:ohne|keine)[ _-]?(?:ruf)?nummer)/i;

/** Whether a telephone system shows a call without its number. */
export const isWithheld = (call: string): boolean => WITHHELD.test(call.trim());

/** Parses a caller's number as typed. Fails with `phone-required` or `phone-unusable`. */
export function parseCallersNumber(typed: string): Result<CallersNumber, RideInputError> {
  const phone = parseRequiredPhone(typed);
  return phone.ok ? succeed({ phone: phone.value, key: phoneKeyOf(phone.value) }) : phone;
}

/** Parses a caller's name. A name of brackets alone is `name-required`, because no search would find it. */
export function parseCallersName(typed: string): Result<string, NameError> {
  const name = parseName(typed);
  return name.ok && nameKeysOf(name.value).nameKey === '' ? fail({ code: 'name-required' }) : name;
}

/** The call with the most complete known spelling of the caller's number. */
export function calledBy(call: Call, caller: Caller): Call {
  if (call.number === null) return call;
  const phone = phoneOf(caller, call.number.phone);
  return { ...call, number: { ...call.number, phone }, trip: { ...call.trip, phone } };
}

/** Parses the form of a booking by phone (`forDispatch`). Fails with all errors, in the order of the fields. */
export function parseCall(form: CallForm, service: Bookable): Result<Call, readonly RideFailure[]> {
  const number = isWithoutNumber(form) ? succeed(null) : parseCallersNumber(form.phone);
  const name = parseCallersName(form.name);
  // Parsed without the phone, so that a wrong number is reported only once.
  const trip = parseTrip({ ...form, phone: '' }, { ...service, settings: forDispatch(service.settings) });
  if (number.ok && name.ok && trip.ok) {
    const phone = number.value?.phone ?? '';
    return succeed({ number: number.value, name: name.value, trip: { ...trip.value, phone } });
  }
  const problems = [number, name].flatMap((field) => (field.ok ? [] : [field.error]));
  return fail([...problems, ...(trip.ok ? [] : trip.error)]);
}

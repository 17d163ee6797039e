import type { NameError } from '../../../shared/people/name.ts';
import { parseName } from '../../../shared/people/name.ts';
import { fail, succeed, type Result } from '../../../shared/result.ts';
import type { RideInputError } from '../basics/input-error.ts';
import type { RideSettings } from '../firm/settings.ts';
import { MOST_SEATS } from '../basics/ride-limits.ts';
import type { Need } from '../basics/need.ts';
import { parsePhone, parseRequiredPhone } from './passenger-phone.ts';
import { parsePickUp, readPickUp, type Bookable, type PickUp, type PickUpForm } from './pick-up.ts';
import { parsePlace, type Place } from '../basics/place.ts';
import { parseTripNote } from '../basics/trip-note.ts';

/** A trip to book: the parsed values of a booking's form. */
export interface Trip {
  readonly from: Place;
  readonly to: Place;
  readonly pickUp: PickUp;
  readonly people: number;
  readonly needs: readonly Need[];
  readonly note: string;
  /** Empty for none. */
  readonly phone: string;
}

/** A trip as typed. */
export interface TripForm extends Omit<Trip, 'people' | 'pickUp'> {
  readonly people: string;
  readonly pickUp: PickUpForm;
}

/** Parses how many people ride. Fails with `people-out-of-range`. Services also ask `fitsLargestCar`. */
export function parsePeople(typed: string): Result<number, RideInputError> {
  const people = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  return people >= 1 && people <= MOST_SEATS
    ? succeed(people)
    : fail({ code: 'people-out-of-range', most: MOST_SEATS });
}

/** The values of a booked trip after an edit (D44), optionally with another time (D59). */
export interface TripChange extends Pick<Trip, 'from' | 'to' | 'people' | 'needs' | 'note'> {
  /** The name and number of the person who rides; absent if they stay as they are. */
  readonly name?: string | undefined;
  readonly phone?: string | undefined;
  readonly pickUp?: PickUp | undefined;
}
/** A change as typed. */
export interface TripChangeForm extends Pick<
  TripForm,
  Exclude<keyof TripChange, 'pickUp' | 'name' | 'phone'>
> {
  readonly name: string;
  readonly phone: string;
  readonly pickUp?: PickUpForm | undefined;
}

/**
 * Parses the form of a change, with its time in the given zone. The service `editRide` checks whether that time can be
 * booked. Fails with all errors, in the order of the fields.
 */
export function parseTripChange(
  form: TripChangeForm,
  timeZone: string,
): Result<TripChange, readonly (RideInputError | NameError)[]> {
  const pickUp = form.pickUp === undefined ? succeed() : readPickUp(form.pickUp, timeZone);
  const from = parsePlace('from', form.from);
  const to = parsePlace('to', form.to);
  const people = parsePeople(form.people);
  const note = parseTripNote(form.note);
  const name = parseName(form.name);
  const phone = parsePhone(form.phone);
  if (pickUp.ok && name.ok && phone.ok && from.ok && to.ok && people.ok && note.ok) {
    return succeed({
      name: name.value,
      phone: phone.value,
      from: from.value,
      to: to.value,
      ...(pickUp.value !== undefined && { pickUp: pickUp.value }),
      people: people.value,
      needs: [...new Set(form.needs)],
      note: note.value,
    });
  }
  return fail(
    [pickUp, name, phone, from, to, people, note].flatMap((field) => (field.ok ? [] : field.error)),
  );
}

/** Parses a booking's form. `phoneRequired` demands a number. Fails with all errors, in the order of the fields. */
export function parseTrip(
  form: TripForm,
  service: Bookable,
  { phoneRequired }: Pick<RideSettings, 'phoneRequired'> = { phoneRequired: false },
): Result<Trip, readonly RideInputError[]> {
  const from = parsePlace('from', form.from);
  const to = parsePlace('to', form.to);
  const pickUp = parsePickUp(form.pickUp, service);
  const people = parsePeople(form.people);
  const phone = phoneRequired ? parseRequiredPhone(form.phone) : parsePhone(form.phone);
  const note = parseTripNote(form.note);
  if (from.ok && to.ok && pickUp.ok && people.ok && phone.ok && note.ok) {
    const needs = [...new Set(form.needs)];
    return succeed({
      from: from.value,
      to: to.value,
      pickUp: pickUp.value,
      people: people.value,
      needs,
      note: note.value,
      phone: phone.value,
    });
  }
  return fail([from, to, pickUp, people, phone, note].flatMap((field) => (field.ok ? [] : field.error)));
}

/** A trip that a passenger with an account books. */
export interface OwnTrip extends Trip {
  /** The name of another person who rides, whose number is in `phone`. Absent if the passenger rides. */
  readonly passenger?: string | undefined;
}

/** The person who rides, as typed: the passenger or another person. The form keeps the texts of both. */
export interface WhoRides extends Pick<TripForm, 'phone'> {
  readonly isForOther: boolean;
  readonly otherName: string;
  readonly otherPhone: string;
}

/**
 * Parses a passenger's form like `parseTrip`. Another person who rides needs a name and a number, so that the driver
 * finds this person. The errors of these two come last.
 */
export function parseOwnTrip(
  form: TripForm & WhoRides,
  service: Bookable,
  settings: Pick<RideSettings, 'phoneRequired'>,
): Result<OwnTrip, readonly (RideInputError | NameError)[]> {
  if (!form.isForOther) return parseTrip(form, service, settings);
  const passenger = parseName(form.otherName);
  const phone = parseRequiredPhone(form.otherPhone);
  // The passenger's own number is not stored with a ride for another person.
  const trip = parseTrip({ ...form, phone: '' }, service);
  if (passenger.ok && phone.ok && trip.ok) {
    return succeed({ ...trip.value, phone: phone.value, passenger: passenger.value });
  }
  const problems = [passenger, phone].flatMap((field) => (field.ok ? [] : [field.error]));
  return fail([...(trip.ok ? [] : trip.error), ...problems]);
}

const lettersOf = ({ text }: Place) => text.toLowerCase().replaceAll(/\s/g, '');

/** Refuses a passenger's trip that ends where it starts, with `same-place`. Only dispatch books round trips. */
export function toOtherPlace<Ends extends Pick<Trip, 'from' | 'to'>, E>(
  trip: Result<Ends, readonly E[]>,
): Result<Ends, readonly (E | RideInputError)[]> {
  const isSame = trip.ok && lettersOf(trip.value.from) === lettersOf(trip.value.to);
  return isSame ? fail([{ code: 'same-place' }]) : trip;
}

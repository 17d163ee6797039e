import type { NameError } from '../../../accounts/model/errors/account-error.ts';
import { fail, succeed, type Result } from '../../../shared/result.ts';
import { parsePlaces, type Place } from '../booking/place.ts';
import { parseNote } from '../booking/trip-note.ts';
import type { RideInputError } from '../errors/ride-error.ts';
import { MOST_CUSTOMER_PLACES } from '../ride-limits.ts';
import { parseCallersName, parseCallersNumber, type CallersNumber } from './call.ts';

/** A customer as typed; the places one on each line. */
export interface CustomerForm {
  readonly phone: string;
  readonly name: string;
  readonly places: string;
  readonly note: string;
}

/** What dispatch may correct of a customer. */
export interface CustomerEntry {
  readonly number: CallersNumber;
  readonly name: string;
  readonly places: readonly Place[];
  readonly note: string;
}

/** Parses a customer's form. Fails with what is wrong, in the order of the fields. */
export function parseCustomer(
  form: CustomerForm,
): Result<CustomerEntry, readonly (RideInputError | NameError)[]> {
  const number = parseCallersNumber(form.phone);
  const name = parseCallersName(form.name);
  const places = parsePlaces(form.places, MOST_CUSTOMER_PLACES);
  const note = parseNote(form.note);
  if (number.ok && name.ok && places.ok && note.ok) {
    return succeed({ number: number.value, name: name.value, places: places.value, note: note.value });
  }
  return fail([number, name, places, note].flatMap((field) => (field.ok ? [] : [field.error])));
}

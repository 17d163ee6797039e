import type { NameError } from '../../../shared/people/name.ts';
import { fail, succeed, type Result } from '../../../shared/result.ts';
import { typedText } from '../../../shared/typed-text.ts';
import { parsePlaces, type Place } from '../basics/place.ts';
import { parseTripNote } from '../basics/trip-note.ts';
import type { RideInputError } from '../basics/input-error.ts';
import { MOST_CUSTOMER_PLACES, MOST_OTHER_PHONES } from '../basics/ride-limits.ts';
import { parseCallersName, parseCallersNumber, type CallersNumber } from './call.ts';

/** A customer as typed. Each further number and each place has a line of its own. */
export interface CustomerForm {
  readonly phone: string;
  readonly name: string;
  readonly places: string;
  readonly note: string;
  /** Further numbers; absent for none. */
  readonly phones?: string;
  readonly driverNote?: string;
}

/** The fields of a customer that dispatch may correct. */
export interface CustomerEntry {
  readonly number: CallersNumber;
  readonly others: readonly CallersNumber[];
  readonly name: string;
  readonly places: readonly Place[];
  readonly note: string;
  readonly driverNote: string;
}

/** Parses further numbers, each once. Fails with `phones-too-many`, or `phones-unusable` for the first wrong line. */
function parseOthers(typed: string, main: string): Result<readonly CallersNumber[], RideInputError> {
  const found = new Map<string, CallersNumber>();
  for (const line of typed.split(/[\r\n]+/).flatMap((each) => typedText(each) || [])) {
    const number = parseCallersNumber(line);
    if (!number.ok) return fail({ code: 'phones-unusable', line });
    if (number.value.key !== main) found.set(number.value.key, number.value);
  }
  return found.size > MOST_OTHER_PHONES
    ? fail({ code: 'phones-too-many', most: MOST_OTHER_PHONES })
    : succeed([...found.values()]);
}

/** Parses the note for drivers as typed. Fails with `driver-note-too-long`. */
function parseDriverNote(typed: string): Result<string, RideInputError> {
  const note = parseTripNote(typed);
  return note.ok ? note : fail({ code: 'driver-note-too-long' });
}

/** Parses a customer's form. Fails with all errors, in the order of the fields. */
export function parseCustomer(
  form: CustomerForm,
): Result<CustomerEntry, readonly (RideInputError | NameError)[]> {
  const number = parseCallersNumber(form.phone);
  const name = parseCallersName(form.name);
  const places = parsePlaces(form.places, MOST_CUSTOMER_PLACES);
  const note = parseTripNote(form.note);
  const others = parseOthers(form.phones ?? '', number.ok ? number.value.key : '');
  const driverNote = parseDriverNote(form.driverNote ?? '');
  if (number.ok && name.ok && places.ok && note.ok && others.ok && driverNote.ok) {
    return succeed({
      number: number.value,
      others: others.value,
      name: name.value,
      places: places.value,
      note: note.value,
      driverNote: driverNote.value,
    });
  }
  return fail(
    [number, others, name, places, note, driverNote].flatMap((field) => (field.ok ? [] : [field.error])),
  );
}

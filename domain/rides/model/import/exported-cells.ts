import type { Customer } from '../customers/customer.ts';
import type { Vehicle } from '../firm/vehicle.ts';
import { MOST_CUSTOMER_PLACES } from '../basics/ride-limits.ts';
import type { CarColour } from '../basics/car-colour.ts';
import type { Need } from '../basics/need.ts';

/** A language's words for stored values. `needsIn`, `colourIn` and `answerIn` can read these words. */
export interface ExportWords {
  readonly needs: Readonly<Record<Need, string>>;
  readonly colours: Readonly<Record<CarColour, string>>;
  readonly answers: { readonly yes: string; readonly no: string };
}

const namedNeeds = (needs: readonly Need[], words: ExportWords) =>
  needs.map((need) => words.needs[need]).join(', ');

/** A car as a line of a file: name, plate, colour, seats, needs, and whether the car is in service. */
export function exportedCar(
  { label, plate, colour, seats, needs, active }: Vehicle,
  words: ExportWords,
): readonly string[] {
  const named = colour === null ? '' : words.colours[colour];
  return [
    label,
    plate,
    named,
    String(seats),
    namedNeeds(needs, words),
    active ? words.answers.yes : words.answers.no,
  ];
}

/** A customer as a line of a file: name, numbers in one cell, each place in a column of its own, needs, both notes. */
export function exportedCustomer(
  { name, phone, phoneKey, phones, places, needs, note, driverNote }: Customer,
  words: ExportWords,
): readonly string[] {
  const texts = Array.from({ length: MOST_CUSTOMER_PLACES }, (_, at) => places[at]?.text ?? '');
  const numbers = [phone ?? phoneKey, ...phones].join('; ');
  return [name, numbers, ...texts, namedNeeds(needs, words), note, driverNote];
}

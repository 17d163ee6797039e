import { DIGIT_RUNS, folded, foldedWords, spokenWords } from '../../../shared/folded-words.ts';
import { tellingWords } from '../../../shared/titles.ts';
import { extendedKey, phoneKeyOf } from '../booking/passenger-phone.ts';
import type { RideDetails } from '../booking/ride-details.ts';
import type { Shift } from '../firm/shift.ts';
import { plateKeyOf } from '../firm/vehicle.ts';
import type { FoundRide } from '../ride/ride.ts';

/** The texts in which a search looks: words and telephone numbers. */
export interface Findable {
  readonly words: readonly string[];
  readonly numbers: readonly string[];
}

/** A plate as stored, and with its letters and digits alone. */
const plateOf = (plate: string) => [plate, plateKeyOf(plate)];

/**
 * The texts of a ride: passenger, number, places, driver and car. `driver` is the name of a driver who is only asked.
 * Without `details` the texts have the areas instead of name, number and places of the passenger.
 */
export function findableRide(
  ride: FoundRide,
  details: RideDetails | undefined,
  driver: string | undefined,
): Findable {
  if (ride.state === 'damaged') return { words: [ride.id], numbers: [] };
  const { area, card } = ride;
  const places =
    details === undefined ? [area.from, area.to] : [details.name, details.from.text, details.to.text];
  const driven = card === null ? [driver ?? ''] : [card.name, card.vehicle, ...plateOf(card.plate)];
  return { words: [...places, ...driven], numbers: [details?.phone ?? '', card?.phone ?? ''] };
}

export function findableDriver({ name, phone, vehicle }: Shift): Findable {
  return { words: [name, vehicle.label, ...plateOf(vehicle.plate)], numbers: [phone] };
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** Fewer digits are a house number, not a telephone number. */
const FEWEST_DIGITS = 3;

/** Whether the typed digits are a part of this number, with or without its country. */
function isInNumber(typed: string, number: string): boolean {
  const digits = digitsOf(typed);
  if (digits.length < FEWEST_DIGITS) return false;
  const key = phoneKeyOf(typed);
  return (
    digitsOf(number).includes(digits) || (key.length >= FEWEST_DIGITS && phoneKeyOf(number).includes(key))
  );
}

/** The search for all words of a text, in any order, also within words. `null` if the text has no word or digit. */
export function finderOf(text: string): ((one: Findable) => boolean) | null {
  const extended = extendedKey(text);
  if (extended !== null) return (one) => one.numbers.some((number) => phoneKeyOf(number).includes(extended));
  const numbers = text.match(DIGIT_RUNS) ?? [];
  const words = tellingWords(foldedWords(text.replaceAll(DIGIT_RUNS, ' ')), numbers.length > 0);
  if (words.length === 0 && numbers.length === 0) return null;
  return (one) => {
    const said = [folded(one.words.join('\n')), ...one.words.flatMap(spokenWords)].join('\n');
    const hasWord = (word: string) =>
      said.includes(word) || one.numbers.some((number) => isInNumber(word, number));
    return (
      words.every(hasWord) &&
      // Digits with spaces may be one number, or several words.
      numbers.every(
        (typed) =>
          one.numbers.some((number) => isInNumber(typed, number)) || foldedWords(typed).every(hasWord),
      )
    );
  };
}

import { distinctPlaces } from './distinct-places.ts';
import type { Place } from './place.ts';

/** Words alone, each after one space: where one begins is found by the space before it. */
const wordsOf = (text: string) =>
  ` ${text
    .toLocaleLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;

/**
 * The known places in which a word begins with what is typed, each once. If one is typed as a whole, it is the first, and
 * all others follow, for somebody who looks for another one.
 */
export function placesNamed(typed: string, known: readonly Place[]): readonly Place[] {
  const places = distinctPlaces(known);
  const written = typed.trim().toLocaleLowerCase();
  if (written === '') return places;
  const whole = places.find(({ text }) => text.toLocaleLowerCase() === written);
  if (whole !== undefined) return [whole, ...places.filter((place) => place !== whole)];
  const words = wordsOf(typed);
  return words === ' ' ? [] : places.filter(({ text }) => wordsOf(text).includes(words));
}

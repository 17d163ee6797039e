import type { Place } from './place.ts';
import { typedText } from '../../../shared/typed-text.ts';

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

/** Known places, each text once and as it comes first; if it has no coordinates there, it has those of a later one. */
export function distinctPlaces<P extends Place>(known: readonly P[]): readonly P[] {
  const places = new Map<string, P>();
  for (const place of known) places.set(place.text, { ...place, ...places.get(place.text) });
  return [...places.values()];
}

/** The place that is typed: a known one, with its coordinates, if the words are the same, otherwise words alone. */
export function typedPlace(text: string, known: readonly Place[]): Place {
  const same = known.find((place) => place.text === typedText(text));
  return same === undefined ? { text } : { ...same, text };
}

import type { Place } from './place.ts';
import { typedText } from '../../../shared/typed-text.ts';

/** The words of a text in lower case, each after one space. So ` air` matches only at the beginning of a word. */
const wordsOf = (text: string) =>
  ` ${text
    .toLocaleLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;

/**
 * Returns the known places that contain the typed text at the beginning of a word, each place once. For an empty text
 * it returns all. If a place is typed in full, it comes first, and all other known places follow.
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

/** Returns each text once, at its first position. Missing coordinates come from a later place with the same text. */
export function distinctPlaces<P extends Place>(known: readonly P[]): readonly P[] {
  const places = new Map<string, P>();
  for (const place of known) places.set(place.text, { ...place, ...places.get(place.text) });
  return [...places.values()];
}

/** The known place with the typed text, otherwise a place without coordinates. The text stays as typed. */
export function typedPlace(text: string, known: readonly Place[]): Place {
  const same = known.find((place) => place.text === typedText(text));
  return same === undefined ? { text } : { ...same, text };
}

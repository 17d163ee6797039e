import { typedText } from '../../../shared/typed-text.ts';
import type { Place } from './place.ts';

/** The place that is typed: a known one, with its coordinates, if the words are the same, otherwise words alone. */
export function typedPlace(text: string, known: readonly Place[]): Place {
  const same = known.find((place) => place.text === typedText(text));
  return same === undefined ? { text } : { ...same, text };
}

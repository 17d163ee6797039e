import { foldedLatin } from './folded-latin.ts';

/** A text in lower case, without accents and apostrophes; `Müller` and `Mueller` are the same. */
export const folded = (text: string): string =>
  foldedLatin(
    text
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/[\p{M}'’`´]/gu, ''),
  );

export const foldedWords = (text: string): readonly string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The same words, and those without the signs between letters: `O Neil` of `O’Neil`, `Annalena` of `Anna-Lena`. */
export function spokenWords(text: string): readonly string[] {
  const inOne = (text.match(/\p{L}+(?:\p{Pd}\p{L}+)+/gu) ?? []).map((name) =>
    name.replaceAll(/\p{Pd}/gu, ''),
  );
  const apart = text.replaceAll(/['’`´]/g, ' ');
  return [...new Set([text, apart, ...inOne].flatMap(foldedWords))];
}

/** Parts of a text that may be a telephone number. */
export const DIGIT_RUNS = /\+?\(?\d[\d ()/-]*/g;

import { foldedLatin } from './folded-latin.ts';

/** A text in lower case, without accents and apostrophes: `Müller` and `Mueller` become `muller`. */
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

/** The words of a text, and of its other spellings: `O Neil` for `O’Neil`, `Annalena` for `Anna-Lena`. */
export function spokenWords(text: string): readonly string[] {
  const inOne = (text.match(/\p{L}+(?:\p{Pd}\p{L}+)+/gu) ?? []).map((name) =>
    name.replaceAll(/\p{Pd}/gu, ''),
  );
  const apart = text.replaceAll(/['’`´]/g, ' ');
  return [...new Set([text, apart, ...inOne].flatMap(foldedWords))];
}

/** Each match in a text may be a telephone number. */
export const DIGIT_RUNS = /\+?\(?\d[\d ()/-]*/g;

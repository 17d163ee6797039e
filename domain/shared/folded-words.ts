import { foldedLatin } from './folded-latin.ts';

/** In lower case, without accents and apostrophes; `Müller` and `Mueller` are the same. */
export const folded = (text: string): string =>
  foldedLatin(
    text
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/[\p{M}'’`´]/gu, ''),
  );

/** The words of a text, folded, without what is between them. */
export const foldedWords = (text: string): readonly string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The same words, and those that people make of signs between letters: `O Neil` of `O’Neil`, `Annalena` of `Anna-Lena`. */
export function spokenWords(text: string): readonly string[] {
  const inOne = (text.match(/\p{L}+(?:\p{Pd}\p{L}+)+/gu) ?? []).map((name) =>
    name.replaceAll(/\p{Pd}/gu, ''),
  );
  const apart = text.replaceAll(/['’`´]/g, ' ');
  return [...new Set([text, apart, ...inOne].flatMap(foldedWords))];
}

/** What may be a telephone number in a text that also holds words. */
export const DIGIT_RUNS = /\+?\(?\d[\d ()/-]*/g;

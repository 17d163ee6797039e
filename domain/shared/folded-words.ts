/** Letters that Unicode does not take apart. */
const WHOLE: Readonly<Record<string, string>> = { ß: 'ss', æ: 'a', œ: 'o', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** In lower case, without accents and apostrophes; `Müller` and `Mueller` are the same. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’`´]/gu, '')
    .replaceAll(/[ßæœøłđı]/g, (letter) => WHOLE[letter] ?? letter)
    .replaceAll(/([aou])e/g, '$1');
}

/** The words of a text, folded, without what is between them. */
export const foldedWords = (text: string): readonly string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** What may be a telephone number in a text that also holds words. */
export const DIGIT_RUNS = /\+?\(?\d[\d ()/-]*/g;

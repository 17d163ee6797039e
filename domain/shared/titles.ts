/** Forms of address, which searches and imports ignore beside other words. */
export const TITLES: ReadonlySet<string> = new Set(
  'herr frau familie fam dr prof professor dipl ing med mr mrs ms miss mister sir madam'.split(' '),
);

/** The words of a search without titles. Titles stay if the search has no other word and `isMore` is false. */
export function tellingWords(words: readonly string[], isMore: boolean): readonly string[] {
  const telling = words.filter((word) => !TITLES.has(word));
  return telling.length > 0 || isMore ? telling : words;
}

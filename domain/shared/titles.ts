/** Forms of address in folded words. They do not tell people apart. */
export const TITLES: ReadonlySet<string> = new Set(
  'herr frau familie fam dr prof professor dipl ing med mr mrs ms miss mister sir madam'.split(' '),
);

/** Returns the words that are no titles. If all are titles, returns all; none if the search has more (`isMore`). */
export function tellingWords(words: readonly string[], isMore: boolean): readonly string[] {
  const telling = words.filter((word) => !TITLES.has(word));
  return telling.length > 0 || isMore ? telling : words;
}

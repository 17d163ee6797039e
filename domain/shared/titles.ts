/** Forms of address in folded words. They do not tell people apart. */
export const TITLES: ReadonlySet<string> = new Set(
  'herr frau familie fam dr prof professor dipl ing med mr mrs ms miss mister sir madam'.split(' '),
);

/** The words of a search without titles; all words if it has nothing else. `isMore`: it also has a number. */
export function tellingWords(words: readonly string[], isMore: boolean): readonly string[] {
  const telling = words.filter((word) => !TITLES.has(word));
  return telling.length > 0 || isMore ? telling : words;
}

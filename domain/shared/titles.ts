/** Forms of address: a search finds them like any other word of a name, and ignores them if the name lacks them. */
export const TITLES: ReadonlySet<string> = new Set(
  'herr frau familie fam dr prof professor dipl ing med mr mrs ms miss mister sir madam'.split(' '),
);

/** The words that a search uses: without titles, unless there are only titles and nothing else to search by. */
export function tellingWords(words: readonly string[], isMore: boolean): readonly string[] {
  const telling = words.filter((word) => !TITLES.has(word));
  return telling.length > 0 || isMore ? telling : words;
}

/** Forms of address. A search finds them in a name, and ignores those that the name lacks. */
export const TITLES: ReadonlySet<string> = new Set(
  'herr frau familie fam dr prof professor dipl ing med mr mrs ms miss mister sir madam'.split(' '),
);

/** The words that a search uses: all but titles; also titles if there is nothing else to search by. */
export function tellingWords(words: readonly string[], isMore: boolean): readonly string[] {
  const telling = words.filter((word) => !TITLES.has(word));
  return telling.length > 0 || isMore ? telling : words;
}

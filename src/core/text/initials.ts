/** A character with the marks that belong to it. */
const FIRST = /^.\p{M}*/u;

/** The first letter of the first and of the last word of a name, in capitals. */
export function initialsOf(name: string): string {
  const words = name.split(' ').filter(Boolean);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends
    .map((word) => FIRST.exec(word ?? '')?.[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

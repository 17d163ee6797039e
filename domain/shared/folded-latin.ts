/** Letters that Unicode does not decompose. */
const WHOLE: Readonly<Record<string, string>> = { ß: 's', æ: 'a', œ: 'o', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** A letter with accents that is common in European names. The rules have no room for more letters. */
const MARKED = /^[acdegilnorstuwyz][\u0300-\u036F]+$/;

/**
 * Folds the spellings of a lower-case text to one: `müller` and `mueller` become `muller`, `weiß` and `weiss` become
 * `weis`. The result is never longer than the text. `firestore.rules` folds the names of accounts in the same way.
 */
export function foldedLatin(lowerCase: string): string {
  return (
    lowerCase
      .replaceAll(/[\u00DF-\u024F\u1E80-\u1E85\u1EA0-\u1EF9]/g, (letter) => {
        const parts = letter.normalize('NFD');
        return MARKED.test(parts) ? parts.charAt(0) : (WHOLE[letter] ?? letter);
      })
      .replaceAll(/[\u0300-\u036F]/g, '')
      // The sign of the unit ångström, which looks like the letter Å.
      .replaceAll('\u212B', 'a')
      .replaceAll(/([aou])e+/g, '$1')
      .replaceAll(/ss+/g, 's')
  );
}

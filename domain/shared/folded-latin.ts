/** Letters that Unicode does not decompose. */
const WHOLE: Readonly<Record<string, string>> = { ß: 's', æ: 'a', œ: 'o', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** A letter and its marks. The rules have no room for letters that are rare in European names. */
const MARKED = /^[acdegilnorstuwyz][\u0300-\u036F]+$/;

/**
 * A lower-case text with its Latin letters as typed without accents: `Müller` and `Mueller` are `muller`, `Weiß` and
 * `Weiss` are `weis`. It is never longer than before. `firestore.rules` fold the names of accounts in the same way.
 */
export function foldedLatin(lowerCase: string): string {
  return (
    lowerCase
      .replaceAll(/[\u00DF-\u024F\u1E80-\u1E85\u1EA0-\u1EF9]/g, (letter) => {
        const parts = letter.normalize('NFD');
        return MARKED.test(parts) ? parts.charAt(0) : (WHOLE[letter] ?? letter);
      })
      .replaceAll(/[\u0300-\u036F]/g, '')
      // The ångström sign, which looks like a letter.
      .replaceAll('\u212B', 'a')
      .replaceAll(/([aou])e+/g, '$1')
      .replaceAll(/ss+/g, 's')
  );
}

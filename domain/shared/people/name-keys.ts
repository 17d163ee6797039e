import { foldedLatin } from '../folded-latin.ts';

/** The search fields of a name: the name from each of its first four words on, and the last word of a longer one. */
export const NAME_KEYS = ['nameKey', 'nameKey2', 'nameKey3', 'nameKey4', 'nameKeyLast'] as const;

export type NameKeys = { readonly [Key in (typeof NAME_KEYS)[number]]: string };

/**
 * Letters with two cases that every version of Unicode in use knows, so that rules and browsers agree: Latin, Greek,
 * Cyrillic and Armenian, without Turkish `İ` and three Greek symbols. `firestore.rules` has the same list.
 */
const CASED = /[A-Z\u00C0-\u012F\u0131-\u037E\u0380-\u03D1\u03D5-\u0525\u0531-\u0556\u1E00-\u1FFF]/g;

/**
 * The form in which names are searched: in lower case, without accents, backslashes and brackets. The rules quote it in
 * a pattern (`\Q…\E`), where a backslash or a bracket is impossible.
 */
export function searchKeyOf(text: string): string {
  return foldedLatin(
    text
      .replaceAll(/[\\()]/g, '')
      .replaceAll(CASED, (letter) => letter.toLowerCase())
      .replaceAll('ς', 'σ'),
  );
}

const afterFirstWord = (key: string) => key.replace(/^[^ -]*[ -]*/, '');

/** The keys of a name; empty for a word that it does not have. The rules derive the others from the first. */
export function nameKeysOf(name: string): NameKeys {
  const nameKey = searchKeyOf(name);
  const nameKey2 = afterFirstWord(nameKey);
  const nameKey3 = afterFirstWord(nameKey2);
  const nameKey4 = afterFirstWord(nameKey3);
  return {
    nameKey,
    nameKey2,
    nameKey3,
    nameKey4,
    nameKeyLast: afterFirstWord(nameKey4).replace(/^.*[ -]/, ''),
  };
}

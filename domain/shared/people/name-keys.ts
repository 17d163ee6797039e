import { foldedLatin } from '../folded-latin.ts';

/**
 * The search fields of a name: the whole name, and the name from its second, third and fourth word on. `nameKeyLast` is
 * the last word of more than four. Spaces and hyphens separate words.
 */
export const NAME_KEYS = ['nameKey', 'nameKey2', 'nameKey3', 'nameKey4', 'nameKeyLast'] as const;

export type NameKeys = { readonly [Key in (typeof NAME_KEYS)[number]]: string };

/**
 * The letters that are lower-cased: Latin, Greek, Cyrillic and Armenian, without Turkish `İ` and three Greek symbols.
 * Rules and browsers know different versions of Unicode, and agree on these. `firestore.rules` has the same list.
 */
const CASED = /[A-Z\u00C0-\u012F\u0131-\u037E\u0380-\u03D1\u03D5-\u0525\u0531-\u0556\u1E00-\u1FFF]/g;

/**
 * The form in which names are searched: in lower case, without accents, backslashes and brackets. The rules quote names
 * in a pattern (`\Q…\E`), in which neither a backslash nor a bracket may be.
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

/** The search fields of a name; empty where it has too few words. The rules derive the others from `nameKey`. */
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

import { foldedWords, spokenWords } from '../../../shared/folded-words.ts';
import { tellingWords } from '../../../shared/titles.ts';
import { extendedKey, FEWEST_TO_END, keyWithPlus, phoneKeyOf } from '../booking/passenger-phone.ts';
import { MOST_FINDS } from '../basics/ride-limits.ts';

/** A search for first digits needs at least this many digits, because too many numbers begin with fewer. */
const FEWEST_TO_BEGIN = 3;

/** Marks the last digits of a number, to distinguish them from first digits. */
const endOf = (digits: string) => `*${digits}`;

/** Digits alone, or with the signs of a number. Digits within a word belong to the word. */
const NUMBERS = /(?<![\p{L}\d])\+?\(?\d[\d ()/-]*(?![\p{L}\d])/gu;

const beginnings = (word: string, fewest: number) =>
  Array.from({ length: Math.max(word.length - fewest + 1, 0) }, (_, at) => word.slice(0, at + fewest));

/**
 * The search entries of a customer: beginnings of the name's words, and beginnings and ends of the numbers. All are in
 * one list, so that one condition of a query finds any of them (D78).
 */
export function findsOf(name: string, keys: readonly string[]): readonly string[] {
  const words = spokenWords(name).flatMap((word) => beginnings(word, 1));
  // A number with an extension is also found by the digits before the extension.
  const ends = keys.flatMap((key) => [key, key.replace(/x.*$/, '')]);
  const numbers = [
    ...keys.flatMap((key) => beginnings(key, FEWEST_TO_BEGIN)),
    ...ends.flatMap((key) =>
      beginnings(key, 1).flatMap((_, at) => (key.length - at < FEWEST_TO_END ? [] : endOf(key.slice(at)))),
    ),
  ];
  return [...new Set([...numbers, ...words])].slice(0, MOST_FINDS);
}

/** The entry for last digits; `null` for too few digits. */
export function findsByEnd(typed: string): string | null {
  const digits = typed.replaceAll(/\D/g, '');
  return digits.length < FEWEST_TO_END ? null : endOf(digits);
}

/** Whether a text has digits, but too few to look for the end of a number. */
export function isTooShortForNumbers(typed: string): boolean {
  const digits = typed.replaceAll(/\D/g, '').length;
  return digits > 0 && digits < FEWEST_TO_END;
}

/** The entries of one part of a text. A customer must have one of them. */
type Part = readonly string[];

/** Digits may begin or end a number, whose plus may be missing. They may also be a word of a name (`Ward 3`). */
function partOfDigits(typed: string): Part {
  const key = phoneKeyOf(typed);
  const end = findsByEnd(typed);
  const word = foldedWords(typed).join('');
  const abroad = keyWithPlus(typed);
  const keys = [key, ...(abroad === null ? [] : [abroad])].filter((each) => each.length >= FEWEST_TO_BEGIN);
  return [...new Set([word, ...keys, ...(end === null ? [] : [end])])];
}

export interface Sought {
  /** The entries of the most selective part, which are queried. A customer must have one of them. */
  readonly ask: Part;
  /** Whether the text has a single part. Then every result of the query matches. */
  readonly isSingle: boolean;
  /** Whether a customer with these entries matches the whole text. */
  readonly isMeant: (finds: readonly string[]) => boolean;
}

/**
 * The search for a typed text; `null` for a text without words and digits. Each typed word must begin a word of the
 * customer's name, in any order. A title counts only if nothing else is typed. Each typed number must begin or end one
 * of the customer's numbers, or begin a word of the name.
 */
export function soughtIn(typed: string): Sought | null {
  const extended = extendedKey(typed);
  const text = extended === null ? typed : '';
  const numbers = extended === null ? (text.match(NUMBERS) ?? []).map(partOfDigits) : [[extended]];
  const words = tellingWords(foldedWords(text.replaceAll(NUMBERS, ' ')), numbers.length > 0);
  const parts: readonly Part[] = [...numbers, ...words.map((word) => [word])];
  const longest = (part: Part) => Math.max(...part.map((entry) => entry.length));
  const [ask] = parts.toSorted((one, other) => longest(other) - longest(one));
  if (ask === undefined) return null;
  return {
    ask,
    isSingle: parts.length === 1,
    isMeant: (finds) => parts.every((part) => part.some((entry) => finds.includes(entry))),
  };
}

import { foldedWords } from '../../../shared/folded-words.ts';
import { phoneKeyOf } from '../booking/passenger-phone.ts';
import { MOST_FINDS } from '../ride-limits.ts';

/** Fewer digits begin, or end, too many numbers. */
const FEWEST_TO_BEGIN = 3;
export const FEWEST_TO_END = 4;

/** Marks the last digits of a number, which differ from the first ones of another. */
const endOf = (digits: string) => `*${digits}`;

/** Digits that stand alone or with the signs of a number; those within a word belong to it. */
const NUMBERS = /(?<![\p{L}\d])\+?\(?\d[\d ()/-]*(?![\p{L}\d])/gu;

/** How people are addressed: found like any other word of a name, but also if the name lacks it. */
export const TITLES = new Set(
  'herr frau familie fam dr prof professor dipl ing med mr mrs ms miss mister sir madam'.split(' '),
);

const beginnings = (word: string, fewest: number) =>
  Array.from({ length: Math.max(word.length - fewest + 1, 0) }, (_, at) => word.slice(0, at + fewest));

/**
 * What a customer is found by: the beginnings of each word of the name, and of each number the beginnings and the last digits.
 * One list holds all of them, so that one condition of a query finds any of them.
 */
export function findsOf(name: string, keys: readonly string[]): readonly string[] {
  const words = foldedWords(name).flatMap((word) => beginnings(word, 1));
  const numbers = keys.flatMap((key) => [
    ...beginnings(key, FEWEST_TO_BEGIN),
    ...beginnings(key, 1).flatMap((_, at) => (key.length - at < FEWEST_TO_END ? [] : endOf(key.slice(at)))),
  ]);
  return [...new Set([...numbers, ...words])].slice(0, MOST_FINDS);
}

/** The entries by which last digits are found as they are typed; none for too few of them. */
export function findsByEnd(typed: string): string | null {
  const digits = typed.replaceAll(/\D/g, '');
  return digits.length < FEWEST_TO_END ? null : endOf(digits);
}

/** Of what a text asks for, each part may be one of these entries. */
type Part = readonly string[];

/** Digits are the beginning or the end of a number, or a word of a name (`Ward 3`). */
function partOfDigits(typed: string): Part {
  const key = phoneKeyOf(typed);
  const end = findsByEnd(typed);
  const word = foldedWords(typed).join('');
  return [...new Set([word, ...(key.length < FEWEST_TO_BEGIN ? [] : [key]), ...(end === null ? [] : [end])])];
}

export interface Sought {
  /** A customer has one of these entries. They are asked for, because they say most. */
  readonly ask: Part;
  /** Whether a single part was typed, so that everybody who has it is meant. */
  readonly isSingle: boolean;
  /** Whether somebody who is found by these entries is meant by all of the text. */
  readonly isMeant: (finds: readonly string[]) => boolean;
}

/**
 * Whom a text means: every word of it begins a word of their name, in any order, and digits are the first or the last ones of
 * a number. `null` for a text without either.
 */
export function soughtIn(typed: string): Sought | null {
  const numbers = (typed.match(NUMBERS) ?? []).map(partOfDigits);
  const words = foldedWords(typed.replaceAll(NUMBERS, ' '));
  const telling = words.filter((word) => !TITLES.has(word));
  const isUntitled = telling.length > 0 || numbers.length > 0;
  const parts: readonly Part[] = [...numbers, ...(isUntitled ? telling : words).map((word) => [word])];
  const longest = (part: Part) => Math.max(...part.map((entry) => entry.length));
  const [ask] = parts.toSorted((one, other) => longest(other) - longest(one));
  if (ask === undefined) return null;
  return {
    ask,
    isSingle: parts.length === 1,
    isMeant: (finds) => parts.every((part) => part.some((entry) => finds.includes(entry))),
  };
}

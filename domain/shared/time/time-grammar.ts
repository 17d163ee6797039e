import { apart, clock, single, spoken } from './clock-rules.ts';
import { chosenWeek, chosenWeekday, namedDate, numericDate } from './date-rules.ts';
import { foldedTime } from './folded-time.ts';
import { ahead, signed } from './length-rules.ts';
import type { DateOrder, Piece, Rule } from './time-piece.ts';

const PHRASES: readonly (readonly [string, Piece])[] = [
  ['as soon as possible', { is: 'now' }],
  ['so schnell wie moglich', { is: 'now' }],
  ['so bald wie moglich', { is: 'now' }],
  ['so schnell es geht', { is: 'now' }],
  ['right now', { is: 'now' }],
  ['right away', { is: 'now' }],
  ['straight away', { is: 'now' }],
  ['at once', { is: 'now' }],
  ['ab sofort', { is: 'now' }],
  ['the day after tomorrow', { is: 'shift', days: 2 }],
  ['day after tomorrow', { is: 'shift', days: 2 }],
  ['the day before yesterday', { is: 'shift', days: -2 }],
  ['day before yesterday', { is: 'shift', days: -2 }],
  ['vorgestern', { is: 'shift', days: -2 }],
  ['in the', { is: 'filler' }],
  ['in der', { is: 'filler' }],
  ['a week', { is: 'week' }],
  // `So` alone is Sunday.
  ['so um', { is: 'filler' }],
  ['so gegen', { is: 'filler' }],
  ['so ca', { is: 'filler' }],
  ['so circa', { is: 'filler' }],
  ['so etwa', { is: 'filler' }],
  ['so ungefahr', { is: 'filler' }],
  ['am morgen', { is: 'part', part: 'morning' }],
];

const phrase: Rule = (words) =>
  PHRASES.flatMap(([text, piece]) => {
    const length = text.split(' ').length;
    return words.slice(0, length).join(' ') === text ? [[length, piece] as const] : [];
  });

const RULES: readonly Rule[] = [
  phrase,
  single,
  clock,
  apart,
  spoken,
  numericDate,
  namedDate,
  chosenWeekday,
  chosenWeek,
  ahead,
];

/** No time needs more words; a longer text is refused. */
const MOST_WORDS = 12;

/** The sequences of pieces that cover all words of a text, without fillers. There are at most 200 from each word on. */
export function waysToRead(typed: string, order: DateOrder): readonly (readonly Piece[])[] {
  const words = foldedTime(typed);
  if (words.length > MOST_WORDS) return [];
  const apart = signed(words.join(' '));
  if (apart !== undefined) return [[apart]];
  const known = new Map<number, readonly (readonly Piece[])[]>([[words.length, [[]]]]);
  for (let start = words.length - 1; start >= 0; start -= 1) {
    const rest = words.slice(start);
    const ways = RULES.flatMap((rule) => rule(rest, order)).flatMap(([length, piece]) =>
      (known.get(start + length) ?? []).map((way) => (piece.is === 'filler' ? way : [piece, ...way])),
    );
    known.set(start, ways.slice(0, 200));
  }
  return words.length === 0 ? [] : (known.get(0) ?? []);
}

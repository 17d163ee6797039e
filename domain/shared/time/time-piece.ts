import { meaningsOf, type DayPart } from './time-words.ts';

export interface WrittenDate {
  /** `null` if none was typed. */
  readonly year: number | null;
  readonly month: number;
  readonly day: number;
  /** The typed words. */
  readonly text: string;
  /** Whether the digits look like a time. `readTypedTime` reads them alone as a date only if no such time exists. */
  readonly isWeak?: boolean;
  /** Whether the year is a separate word. A separate `2026` may also be a time. */
  readonly isYearApart?: boolean;
}

/** The order of `5/6`; `null` if both are possible. */
export type DateOrder = 'day-first' | 'month-first' | null;

/** A meaning of one or more words. */
export type Piece =
  | { readonly is: 'filler' | 'now' }
  /** Days from today. With `isAdded`, whole weeks may also count from another named day. */
  | { readonly is: 'shift'; readonly days: number; readonly isAdded?: boolean }
  /** A week after the named day. */
  | { readonly is: 'week' }
  /** The named day is in the week that is so many weeks after this one: `next week` is 1. */
  | { readonly is: 'of-week'; readonly weeks: number }
  | { readonly is: 'weekday'; readonly weekday: number; readonly which: 'coming' | 'next' | 'last' }
  | { readonly is: 'date'; readonly date: WrittenDate }
  /** `the 24th` */
  | { readonly is: 'ordinal'; readonly day: number }
  /** Minutes since the day began; 1440 is its end. Unless `isHalfKnown`, a `7` may also be 19:00. */
  | {
      readonly is: 'clock';
      readonly minutes: number;
      readonly isHalfKnown: boolean;
      readonly isMidnight?: boolean;
    }
  | { readonly is: 'part'; readonly part: DayPart }
  /** Milliseconds from now, or from the time that is changed. */
  | { readonly is: 'ahead'; readonly ms: number; readonly from: 'now' | 'changed' }
  /** A date or a time that does not exist. */
  | { readonly is: 'impossible'; readonly what: 'day' | 'time'; readonly text: string };

/** Finds the meanings of the first words of a text, each with the number of its words. */
export type Rule = (
  words: readonly string[],
  order: DateOrder,
) => readonly (readonly [length: number, piece: Piece])[];

export const figures = (word: string | undefined) =>
  word !== undefined && /^\d+$/.test(word) ? Number(word) : undefined;

/** A number in figures or as a word; `undefined` if the word is no number. */
export function wordNumber(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  const [meaning] = meaningsOf(word);
  return meaning?.is === 'number' ? meaning.value : figures(word);
}

type Of<Kind extends Piece['is']> = Extract<Piece, { is: Kind }>;

export const piecesOf = <Kind extends Piece['is']>(way: readonly Piece[], kind: Kind): readonly Of<Kind>[] =>
  way.filter((piece): piece is Of<Kind> => piece.is === kind);

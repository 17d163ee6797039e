import { meaningsOf, type DayPart } from './time-words.ts';

/** A date as written; a year that is not written is `null`. */
export interface WrittenDate {
  readonly year: number | null;
  readonly month: number;
  readonly day: number;
  /** As it was typed. */
  readonly text: string;
  /** Whether its figures could be something else, so that the date counts only beside a time. */
  readonly isWeak?: boolean;
  /** Whether the year stands alone behind a month, where `2026` may be a time. */
  readonly isYearApart?: boolean;
}

/** Which figure of `5/6` is the day; `null` if the firm's country writes both. */
export type DateOrder = 'day-first' | 'month-first' | null;

/** Something that one or more words mean. */
export type Piece =
  | { readonly is: 'filler' | 'now' }
  /** Days from today; `isAdded` if they count from another day that is named beside them, in whole weeks. */
  | { readonly is: 'shift'; readonly days: number; readonly isAdded?: boolean }
  /** A week after the day beside it. */
  | { readonly is: 'week' }
  /** `next week`: the day beside it is of the week that comes so many after this one. */
  | { readonly is: 'of-week'; readonly weeks: number }
  | { readonly is: 'weekday'; readonly weekday: number; readonly which: 'coming' | 'next' | 'last' }
  | { readonly is: 'date'; readonly date: WrittenDate }
  /** `the 24th` */
  | { readonly is: 'ordinal'; readonly day: number }
  /** Minutes since the day began; 1440 is its end. */
  | {
      readonly is: 'clock';
      readonly minutes: number;
      readonly isHalfKnown: boolean;
      readonly isMidnight?: boolean;
    }
  | { readonly is: 'part'; readonly part: DayPart }
  /** Milliseconds from now, or from the time that is changed. */
  | { readonly is: 'ahead'; readonly ms: number; readonly from: 'now' | 'changed' }
  /** A date or a time that there is not. */
  | { readonly is: 'impossible'; readonly what: 'day' | 'time'; readonly text: string };

/** What the words at the beginning of a list can mean, each with how many of them say it. */
export type Rule = (
  words: readonly string[],
  order: DateOrder,
) => readonly (readonly [length: number, piece: Piece])[];

export const figures = (word: string | undefined) =>
  word !== undefined && /^\d+$/.test(word) ? Number(word) : undefined;

/** A number in figures or as a word. */
export function numberOf(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  const [meaning] = meaningsOf(word);
  return meaning?.is === 'number' ? meaning.value : figures(word);
}

type Of<Kind extends Piece['is']> = Extract<Piece, { is: Kind }>;

export const piecesOf = <Kind extends Piece['is']>(way: readonly Piece[], kind: Kind): readonly Of<Kind>[] =>
  way.filter((piece): piece is Of<Kind> => piece.is === kind);

import type { Currency } from '../basics/money.ts';
import { PAYMENTS, type Payment } from '../fares/fare.ts';
import type { Takings } from '../fares/takings.ts';
import { turnoverOf } from './cash-sheet.ts';

/** The sums of one driver, car or payer on a day, in one currency. */
export type DayTaken = Pick<Takings, 'day' | 'of' | 'currency' | 'rides' | 'length' | Payment>;

/** A line of the figures of a period. */
export interface Figure extends Omit<DayTaken, 'day' | 'of'> {
  /** The day, driver, car or payer; empty for the sum of all. */
  readonly key: string;
  /** As `turnoverOf` computes it. */
  readonly turnover: number;
}

/** The sums of a day without rides. */
export const NOTHING_TAKEN = { rides: 0, length: 0, cash: 0, card: 0, account: 0, nothing: 0 };

/** Drops takings without rides. Such takings remain when a correction moves the only ride to another day. */
export const withRides = <T extends Pick<DayTaken, 'rides'>>(taken: readonly T[]): readonly T[] =>
  taken.filter(({ rides }) => rides > 0);

const ADDED = ['rides', 'length', ...PAYMENTS] as const;

function summed(key: string, currency: Currency, taken: readonly DayTaken[]): Figure {
  const sums = { ...NOTHING_TAKEN };
  for (const each of taken) for (const field of ADDED) sums[field] += each[field];
  return { key, currency, ...sums, turnover: turnoverOf(sums) };
}

function linesOf(taken: readonly DayTaken[], keyOf: (each: DayTaken) => string): readonly Figure[] {
  const groups = new Map<string, DayTaken[]>();
  for (const each of taken) {
    const group = `${each.currency} ${keyOf(each)}`;
    groups.set(group, [...(groups.get(group) ?? []), each]);
  }
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map((first) => summed(keyOf(first), first.currency, group)),
  );
}

/**
 * The figures of a period. By day, the earliest is first. By driver, car or payer (`of`), the largest turnover is
 * first. Each currency has its own line.
 */
export function figuresBy(by: 'day' | 'of', taken: readonly DayTaken[]): readonly Figure[] {
  return linesOf(taken, (each) => each[by]).toSorted(
    (one, other) =>
      (by === 'of' ? other.turnover - one.turnover : 0) ||
      one.key.localeCompare(other.key) ||
      one.currency.localeCompare(other.currency),
  );
}

/** The sum of all takings in each currency. */
export function sumsOf(taken: readonly DayTaken[]): readonly Figure[] {
  return linesOf(taken, () => '').toSorted((one, other) => one.currency.localeCompare(other.currency));
}

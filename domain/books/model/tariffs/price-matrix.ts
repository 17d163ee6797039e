import { csvRows } from '../../../shared/csv-rows.ts';
import { folded } from '../../../shared/folded-words.ts';
import { fail, succeed, type Result } from '../../../shared/result.ts';
import { typedText } from '../../../shared/typed-text.ts';
import type { Currency } from '../basics/money.ts';
import { MOST_FIXED_PLACES, type FixedPrices } from './tariff.ts';
import type { LineFlaw } from './tariff-error.ts';
import { parseAmount } from '../basics/typed-amount.ts';

const LONGEST_FIXED_PLACE = 60;

export const NO_FIXED_PRICES: FixedPrices = { places: [], prices: [] };

/**
 * Parses a CSV of fixed prices. The first line names the destinations, the first column the starts. An empty cell means
 * no price. Fails with the first unusable line.
 */
export function parsePriceMatrix(file: string, currency: Currency): Result<FixedPrices, LineFlaw> {
  const [head, ...rows] = csvRows(file);
  if (head === undefined) return succeed(NO_FIXED_PRICES);
  const refuse = (why: LineFlaw['why'], cells: readonly string[]) =>
    fail({ line: cells.join('; ').slice(0, LONGEST_FIXED_PLACE), why });
  // Checked first, because a file may have any size.
  if (Math.max(rows.length, head.cells.length - 1) > MOST_FIXED_PLACES) return refuse('too-many', head.cells);
  const open = [head, ...rows].find((row) => row.open !== undefined);
  if (open !== undefined) return refuse('unreadable', open.cells);
  const places: string[] = [];
  const known = new Map<string, number>();
  const indexOf = (typed: string) => {
    const name = typedText(typed);
    const index = known.get(folded(name)) ?? places.push(name) - 1;
    known.set(folded(name), index);
    return index;
  };
  const columns = head.cells.slice(1).map(indexOf);
  const found = new Map<string, number>();
  for (const { cells } of rows) {
    const row = indexOf(cells[0] ?? '');
    if (cells.length > head.cells.length) return refuse('unreadable', cells);
    for (const [column, cell] of cells.slice(1).entries()) {
      if (cell === '') continue;
      const price = parseAmount(cell, currency);
      if (!price.ok) return refuse(price.error, cells);
      const key = `${row} ${columns[column]}`;
      if (found.has(key)) return refuse('twice', cells);
      found.set(key, price.value);
    }
  }
  if (places.length > MOST_FIXED_PLACES) return refuse('too-many', head.cells);
  const unusable = places.find(
    // The stored text has bars between the prices and the name.
    (name) => name === '' || name.length > LONGEST_FIXED_PLACE || name.includes('|'),
  );
  if (unusable !== undefined) return refuse('unreadable', [unusable]);
  const prices = places.map((_, row) => places.map((__, column) => found.get(`${row} ${column}`) ?? null));
  return succeed({ places, prices });
}

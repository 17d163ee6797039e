import { describe, expect, test } from 'vitest';
import { pinnedRows, type PinnedRow } from './pinned-rows.ts';

interface Person {
  readonly id: string;
  readonly age: number;
}

const keyOf = ({ id }: Person) => id;
const person = (id: string): Person => ({ id, age: 30 });
const [ANN, BEN, CLEO] = [person('ann'), person('ben'), person('cleo')];
const ROWS = [ANN, BEN].map((item) => ({ item, gone: false }));
const after = (before: readonly PinnedRow<Person>[], listed: readonly Person[]) =>
  pinnedRows(before, listed, { pinned: true, keyOf });
const shown = (rows: readonly PinnedRow<Person>[]) =>
  rows.map(({ item, gone }) => (gone ? `(${item.id})` : item.id));

describe('the rows of a list that changes', () => {
  test('rows that are not pinned are the listed items, in order', () => {
    const { rows, added } = pinnedRows(ROWS, [CLEO, BEN], { pinned: false, keyOf });
    expect([shown(rows), shown(added)]).toEqual([['cleo', 'ben'], []]);
  });

  test('pinned rows keep their places: a removed row stays, and a new row is added', () => {
    const { rows, added } = after(ROWS, [CLEO, BEN]);
    expect([shown(rows), shown(added)]).toEqual([['(ann)', 'ben'], ['cleo']]);
  });

  test('a row is marked as gone until its item comes back, and then shows the new item', () => {
    const once = after(ROWS, [BEN]).rows;
    expect(shown(after(once, [BEN]).rows)).toEqual(['(ann)', 'ben']);
    const older = { ...ANN, age: 31 };
    expect(after(once, [older, BEN]).rows[0]).toEqual({ item: older, gone: false });
    expect(after(once, [ANN, BEN]).rows[0]).toEqual({ item: ANN, gone: false });
  });

  test('an unchanged row stays the same object, pinned or not, even a row that is gone', () => {
    expect(pinnedRows(ROWS, [CLEO, BEN], { pinned: false, keyOf }).rows[1]).toBe(ROWS[1]);
    const once = after(ROWS, [BEN]).rows;
    expect(once[1]).toBe(ROWS[1]);
    expect(after(once, [BEN]).rows[0]).toBe(once[0]);
  });
});

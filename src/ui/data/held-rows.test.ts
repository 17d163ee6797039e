import { describe, expect, test } from 'vitest';
import { heldRows, type HeldRow } from './held-rows.ts';

interface Person {
  readonly id: string;
  readonly age: number;
}

const keyOf = ({ id }: Person) => id;
const person = (id: string): Person => ({ id, age: 30 });
const [ANN, BEN, CLEO] = [person('ann'), person('ben'), person('cleo')];
const ROWS = [ANN, BEN].map((item) => ({ item, gone: false }));
const after = (before: readonly HeldRow<Person>[], listed: readonly Person[]) =>
  heldRows(before, listed, { held: true, keyOf });
const shown = (rows: readonly HeldRow<Person>[]) =>
  rows.map(({ item, gone }) => (gone ? `(${item.id})` : item.id));

describe('the rows of a list that changes', () => {
  test('rows that nobody is about to press are what is listed, in its order', () => {
    const { rows, added } = heldRows(ROWS, [CLEO, BEN], { held: false, keyOf });
    expect([shown(rows), shown(added)]).toEqual([['cleo', 'ben'], []]);
  });

  test('held rows keep their places: what is gone stays, and what is new is added', () => {
    const { rows, added } = after(ROWS, [CLEO, BEN]);
    expect([shown(rows), shown(added)]).toEqual([['(ann)', 'ben'], ['cleo']]);
  });

  test('a row stays gone until its item comes back, and then shows it as it is now', () => {
    const once = after(ROWS, [BEN]).rows;
    expect(shown(after(once, [BEN]).rows)).toEqual(['(ann)', 'ben']);
    const older = { ...ANN, age: 31 };
    expect(after(once, [older, BEN]).rows[0]).toEqual({ item: older, gone: false });
    expect(after(once, [ANN, BEN]).rows[0]).toEqual({ item: ANN, gone: false });
  });

  test('a row that has not changed is the same one, held or not, and so is one that stays gone', () => {
    expect(heldRows(ROWS, [CLEO, BEN], { held: false, keyOf }).rows[1]).toBe(ROWS[1]);
    const once = after(ROWS, [BEN]).rows;
    expect(once[1]).toBe(ROWS[1]);
    expect(after(once, [BEN]).rows[0]).toBe(once[0]);
  });
});

import { expect, test } from 'vitest';
import { aRide } from '#domain/rides/model/ride/ride.builder.ts';
import { columnAfter, type ColumnRow } from './column-after.ts';

const ride = (id: string) => ({ ...aRide('requested'), id });
const [ANN, BEN, CLEO] = [ride('ann'), ride('ben'), ride('cleo')];
const rows = [ANN, BEN].map((each) => ({ ride: each, left: false }));
const shown = (column: readonly ColumnRow[]) =>
  column.map((row) => (row.left ? `(${row.ride.id})` : row.ride.id));

test('a column that nobody is in shows what is there', () => {
  expect(shown(columnAfter(rows, [CLEO, BEN], false, null))).toEqual(['cleo', 'ben']);
});

test('while somebody is in a column each row keeps its place, and what is new comes last', () => {
  expect(shown(columnAfter(rows, [CLEO, BEN], true, null))).toEqual(['(ann)', 'ben', 'cleo']);
});

test('a row that was left stays so, until its ride comes back', () => {
  const once = columnAfter(rows, [BEN], true, null);
  const again = columnAfter(once, [BEN], true, null);
  expect(shown(again)).toEqual(['(ann)', 'ben']);
  expect(again[0], 'the same row, so that nothing is rendered').toBe(once[0]);
  expect(shown(columnAfter(again, [ANN, BEN], true, null))).toEqual(['ann', 'ben']);
});

test('what the dispatcher did themselves goes at once, and what another did meanwhile does not', () => {
  expect(shown(columnAfter(rows, [BEN], true, { id: 'ann', rev: ANN.rev }))).toEqual(['ben']);
  expect(shown(columnAfter(rows, [BEN], true, { id: 'ann', rev: ANN.rev - 1 }))).toEqual(['(ann)', 'ben']);
});

test('the row of an unchanged ride is the same one', () => {
  expect(columnAfter(rows, [ANN, BEN], false, null)[1]).toBe(rows[1]);
});

import { expect, test } from 'vitest';
import { endOf, holdsBetween, type FareEnd } from './fare.ts';

const at = new Date('2026-11-29T14:31Z');
const end: FareEnd = {
  total: 1250,
  length: null,
  waited: null,
  extras: [],
  paid: 'cash',
  driver: 'u-dario',
  plate: 'CB 1',
  by: 'u-dario',
  at,
};
const after = (ms: number) => new Date(at.getTime() + ms);

test('an entered end counts unless the ride is open or has ended again after the entry', () => {
  expect([endOf({ end }, at), endOf({ end }, after(-1))]).toEqual([end, end]);
  expect(endOf({ end }, after(1))).toBeNull();
  expect(endOf({ end }, null)).toBeNull();
  expect(endOf({ end: null }, at)).toBeNull();
});

test.each([
  [[], true],
  [['Northside', 'Hospital'], true],
  [['Hospital', 'Northside'], false],
  [['Northside', 'Airport'], false],
  [['Airport', 'Hospital'], false],
])('a price between %j holds from Northside to Hospital: %s', (places, holds) => {
  expect(holdsBetween({ places }, { from: 'Northside', to: 'Hospital' })).toBe(holds);
});

import { expect, test } from 'vitest';
import { figuresBy, NOTHING_TAKEN, sumsOf, withRides, type DayTaken } from './figures.ts';

const TAKEN: DayTaken = {
  day: '2026-11-28',
  of: 'dario',
  currency: 'EUR',
  rides: 2,
  length: 120_000,
  cash: 2000,
  card: 500,
  account: 0,
  nothing: 300,
};
const NEXT_DAY = { ...TAKEN, day: '2026-11-29' };
const DORA = { ...TAKEN, of: 'dora', cash: 0, card: 0, account: 9000, nothing: 0 };

test('figures by driver are sums of their days, the largest turnover first', () => {
  expect(figuresBy('of', [TAKEN, NEXT_DAY, DORA])).toEqual([
    {
      key: 'dora',
      currency: 'EUR',
      rides: 2,
      length: 120_000,
      cash: 0,
      card: 0,
      account: 9000,
      nothing: 0,
      turnover: 9000,
    },
    {
      key: 'dario',
      currency: 'EUR',
      rides: 4,
      length: 240_000,
      cash: 4000,
      card: 1000,
      account: 0,
      nothing: 600,
      turnover: 5000,
    },
  ]);
});

test('figures by day are in the order of the days', () => {
  const days = figuresBy('day', [NEXT_DAY, DORA, TAKEN]);
  expect(days.map(({ key, turnover }) => [key, turnover])).toEqual([
    ['2026-11-28', 11_500],
    ['2026-11-29', 2500],
  ]);
});

test('amounts in different currencies are not added up', () => {
  const francs = { ...TAKEN, currency: 'CHF' } as const;
  expect(figuresBy('of', [TAKEN, francs]).map(({ key, currency }) => `${key} ${currency}`)).toEqual([
    'dario CHF',
    'dario EUR',
  ]);
  expect(sumsOf([TAKEN, francs, TAKEN]).map(({ currency, turnover }) => [currency, turnover])).toEqual([
    ['CHF', 2500],
    ['EUR', 5000],
  ]);
});

test('without takings there are no figures', () => {
  expect([figuresBy('day', []), sumsOf([])]).toEqual([[], []]);
});

test('a day whose only ride was moved has no figures', () => {
  expect(withRides([{ ...TAKEN, ...NOTHING_TAKEN }, DORA])).toEqual([DORA]);
});

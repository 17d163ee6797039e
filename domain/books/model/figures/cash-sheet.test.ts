import { expect, test } from 'vitest';
import { cashSheetOf } from './cash-sheet.ts';

const TAKEN = { cash: 20_000, card: 8000, account: 12_000, nothing: 1500 };

test('a driver owes the cash minus their share of all payments', () => {
  expect(cashSheetOf(TAKEN, [], 400)).toEqual({
    total: 40_000,
    share: 16_000,
    due: 4000,
    handedIn: 0,
    owed: 4000,
  });
});

test('handed-in cash is subtracted, and a negative line corrects a mistake', () => {
  expect(cashSheetOf(TAKEN, [4000, 400, -400], 400)).toMatchObject({ handedIn: 4000, owed: 0 });
});

test('the firm owes a driver whose share is larger than their cash', () => {
  expect(cashSheetOf({ ...TAKEN, cash: 1000 }, [], 400)).toMatchObject({
    share: 8400,
    due: -7400,
    owed: -7400,
  });
});

test('a share is rounded once, half away from zero', () => {
  expect(cashSheetOf({ cash: 5, card: 0, account: 0, nothing: 0 }, [], 500)).toMatchObject({
    share: 3,
    due: 2,
  });
});

test('a driver without a share owes all of their cash', () => {
  expect(cashSheetOf(TAKEN, [], 0)).toMatchObject({ share: 0, owed: 20_000 });
});

import { expect, test } from 'vitest';
import { errorOf, valueOf } from '../../../shared/value-of.builder.ts';
import { isHandoverDay } from './handover.ts';
import { EMPTY_HANDOVER, LONGEST_HANDOVER_NOTE, parseHandover } from './typed-handover.ts';

const parse = (form: Partial<typeof EMPTY_HANDOVER>) => parseHandover({ ...EMPTY_HANDOVER, ...form }, 'EUR');

test('a positive amount has no reason and no note', () => {
  const line = { currency: 'EUR', amount: 4000, why: null, note: null };
  expect(valueOf(parse({ amount: '40' }))).toEqual(line);
  expect(valueOf(parse({ amount: '40,00', why: 'other', note: 'left over' }))).toEqual(line);
});

test('a negative amount needs a reason, and only “other” has a note', () => {
  expect(errorOf(parse({ amount: '-40' }))).toEqual({ code: 'reason-required', field: 'why' });
  expect(errorOf(parse({ amount: '-40', why: 'greed' }))).toEqual({ code: 'reason-required', field: 'why' });
  expect(valueOf(parse({ amount: '−40', why: 'mistyped', note: 'x' }))).toMatchObject({
    amount: -4000,
    why: 'mistyped',
    note: null,
  });
  expect(valueOf(parse({ amount: '- 40', why: 'other', note: ' Found later ' }))).toMatchObject({
    amount: -4000,
    note: 'Found later',
  });
});

test.each([
  ['', 'required'],
  ['0', 'required'],
  ['-0,00', 'required'],
  ['forty', 'unreadable'],
  ['--4', 'negative'],
  ['1.005', 'too-many-decimals'],
  ['1000000000', 'too-large'],
  ['40 CHF', 'other-currency'],
] as const)('“%s” is refused as an amount: %s', (amount, why) => {
  expect(errorOf(parse({ amount, why: 'mistyped' }))).toEqual({
    code: 'amount-unusable',
    field: 'amount',
    why,
  });
});

test('cash can be entered for today and for up to 399 days before', () => {
  const days = ['2024-10-26', '2024-10-27', '2025-11-30', '2025-12-01'];
  expect(days.map((day) => isHandoverDay(day, '2025-11-30'))).toEqual([false, true, true, false]);
});

test('a note that is too long is refused', () => {
  const note = 'x'.repeat(LONGEST_HANDOVER_NOTE + 1);
  expect(errorOf(parse({ amount: '-1', why: 'other', note }))).toEqual({
    code: 'note-too-long',
    field: 'note',
  });
});

import { describe, expect, test } from 'vitest';
import { billOf, lineOf } from './paper.builder.ts';
import { statementOf } from './statement.ts';

const TODAY = '2026-12-16';
const bill = (number: string, amount: number, changes: Parameters<typeof billOf>[1] = {}) =>
  billOf([lineOf('a', { amount })], { ...changes, issued: { number, ...changes.issued } });

describe('the statement of an account', () => {
  test('a statement lists bills and credit notes, the oldest first, with their open amounts', () => {
    const { entries, open } = statementOf(
      [
        { bill: bill('2026-00003', 700, { kind: 'credit' }), paidOn: null },
        { bill: bill('2026-00001', 5000, { issued: { day: '2026-11-01' } }), paidOn: '2026-11-12' },
        { bill: bill('2026-00002', 3000), paidOn: null },
      ],
      TODAY,
    );
    expect(entries.map((each) => [each.bill.issued.number, each.amount, each.open, each.paidOn])).toEqual([
      ['2026-00001', 5000, 0, '2026-11-12'],
      ['2026-00002', 3000, 3000, null],
      ['2026-00003', -700, -700, null],
    ]);
    expect([...open]).toEqual([['EUR', 2300]]);
  });

  test('a bill is overdue after its last day to pay, and a credit note never', () => {
    const overdue = (kind: 'bill' | 'credit', due: string, paidOn: string | null = null) =>
      statementOf([{ bill: bill('1', 100, { kind, issued: { due } }), paidOn }], TODAY).entries[0]?.overdue;
    expect(overdue('bill', '2026-12-15')).toBe(true);
    expect(overdue('bill', TODAY)).toBe(false);
    expect(overdue('bill', '2026-12-15', '2026-12-16')).toBe(false);
    expect(overdue('credit', '2026-12-15')).toBe(false);
  });

  test('a statement sums each currency by itself, and a credit note of nothing has the amount 0', () => {
    const { open, entries } = statementOf(
      [
        { bill: bill('1', 100), paidOn: null },
        { bill: bill('2', 250, { currency: 'CHF' }), paidOn: null },
        { bill: bill('3', 0, { kind: 'credit' }), paidOn: null },
      ],
      TODAY,
    );
    expect(new Map(open)).toEqual(
      new Map([
        ['EUR', 100],
        ['CHF', 250],
      ]),
    );
    expect(Object.is(entries.find((each) => each.bill.issued.number === '3')?.amount, 0)).toBe(true);
  });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPaper } from './any-paper.builder.ts';
import { billOf, creditOf, lineOf, paperOf } from './paper.builder.ts';
import { issuedPaper, isWhole, netLines, ratesOf, sumOf } from './paper.ts';

const RUNS = { numRuns: Math.min(Number(process.env['FUZZ_RUNS'] ?? 60), 500) };

const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0);

describe('the sums of a bill', () => {
  test('the parts of a bill have the highest rate first, and a tax that is rounded once', () => {
    const parts = ratesOf(billOf([lineOf('a', { amount: 1000, vat: 190 }), lineOf('b'), lineOf('c')]));
    expect(parts).toEqual([
      { rate: 190, gross: 1000, net: 840, tax: 160 },
      { rate: 70, gross: 2500, net: 2336, tax: 164 },
    ]);
    expect(sumOf(parts)).toEqual({ gross: 3500, net: 3176, tax: 324 });
  });

  test('the tax of 500 lines at two rates is rounded twice, not 500 times', () => {
    const lines = Array.from({ length: 500 }, (_, index) =>
      lineOf(String(index), { amount: 333, vat: index % 2 === 0 ? 190 : 70 }),
    );
    // 250 × 3.33 = 832.50 each: 832.50 × 19/119 = 132.920…, and × 7/107 = 54.462…
    expect(ratesOf(billOf(lines)).map(({ tax }) => tax)).toEqual([13_292, 5446]);
    expect(sum(netLines(lines))).toBe(166_500 - 13_292 - 5446);
  });

  test('the net lines add up to the parts, and each is at most one unit off its exact net price', () => {
    fc.assert(
      fc.property(anyPaper(), ({ bill, lines }) => {
        const nets = netLines(lines);
        for (const { rate, net, tax, gross } of ratesOf(bill)) {
          const ofRate = nets.filter((_, index) => lines[index]?.vat === rate);
          expect(sum(ofRate)).toBe(net);
          expect(net + tax).toBe(gross);
          // An exact check of the rounding, half away from zero: |gross·rate/(1000+rate) − tax| ≤ ½.
          const off = 2n * (BigInt(gross) * BigInt(rate) - BigInt(tax) * BigInt(1000 + rate));
          expect((off < 0n ? -off : off) <= BigInt(1000 + rate)).toBe(true);
        }
        for (const [index, { amount, vat }] of lines.entries()) {
          expect(Math.abs((nets[index] ?? 0) - (amount * 1000) / (1000 + vat))).toBeLessThanOrEqual(1 + 1e-6);
          expect(nets[index]).toBeGreaterThanOrEqual(0);
        }
        expect(sumOf(ratesOf(bill)).gross).toBe(bill.total);
      }),
      RUNS,
    );
  });
});

describe('whether a paper is whole', () => {
  const lines = [lineOf('a'), lineOf('b', { vat: 190, amount: 900 })];
  test('a paper is whole if its lines have the count and the sums of the bill', () => {
    expect(isWhole(paperOf(lines))).toBe(true);
    expect(isWhole(creditOf(lines))).toBe(true);
    // A bill has no total for a tax rate with a sum of zero.
    expect(isWhole(paperOf([...lines, lineOf('c', { vat: 81, amount: 0 })]))).toBe(true);
  });

  test('a paper is not whole if a line is missing, or an amount, a rate or the total differs', () => {
    const { bill } = paperOf(lines);
    const [first = lineOf('a')] = lines;
    expect(isWhole({ bill, lines: [first] })).toBe(false);
    expect(isWhole({ bill, lines: [first, lineOf('b', { vat: 190, amount: 901 })] })).toBe(false);
    expect(isWhole({ bill, lines: [first, lineOf('b', { vat: 70, amount: 900 })] })).toBe(false);
    expect(isWhole({ bill: { ...bill, total: bill.total + 1 }, lines })).toBe(false);
  });
});

test('a draft has no paper', () => {
  const paper = creditOf([lineOf('a')]);
  expect(issuedPaper(paper)).toEqual(paper);
  expect(issuedPaper({ ...paper, bill: { ...paper.bill, issued: null } })).toBeNull();
});

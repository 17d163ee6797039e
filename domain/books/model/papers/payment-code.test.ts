import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPaper } from './any-paper.builder.ts';
import { creditOf, FIRM, lineOf, paperOf } from './paper.builder.ts';
import { paymentCode } from './payment-code.ts';

const LINES = [lineOf('a')];
const bytes = (text: string) => new TextEncoder().encode(text).length;
const ofFirm = (firm: Partial<typeof FIRM>) =>
  paymentCode(paperOf(LINES, { issued: { firm: { ...FIRM, ...firm } } }));

test('a bill in euros has the code of a credit transfer to the firm', () => {
  expect(paymentCode(paperOf(LINES))?.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'COBADEFFXXX',
    'Stadttaxi Müller & Töchter GmbH',
    'DE89370400440532013000',
    'EUR12.50',
    '',
    '',
    '2026-00042',
  ]);
});

test('a bill without an IBAN or name, in another currency or of nothing has no code, nor has a credit note', () => {
  expect(ofFirm({ iban: '' })).toBeNull();
  expect(ofFirm({ iban: 'DE89370400440532013001' })).toBeNull();
  expect(ofFirm({ name: ' ' })).toBeNull();
  expect(paymentCode(paperOf(LINES, { currency: 'CHF' }))).toBeNull();
  expect(paymentCode(paperOf([lineOf('a', { amount: 0 })]))).toBeNull();
  expect(paymentCode(creditOf(LINES))).toBeNull();
  expect(paymentCode(paperOf(LINES))).not.toBeNull();
});

test('an unreadable BIC is left out', () => {
  expect(ofFirm({ bic: 'COBA DEFF' })?.split('\n')[4]).toBe('COBADEFF');
  expect(ofFirm({ bic: 'COBADEFFX' })?.split('\n')[4]).toBe('');
});

test('a name is cut to 70 characters, and further if the code has too many bytes', () => {
  const long = ofFirm({ name: 'Ä'.repeat(90) });
  expect(long?.split('\n')[5]).toBe('Ä'.repeat(70));
  const wide = ofFirm({ name: '😀'.repeat(90) });
  expect(wide?.split('\n')[5]).toMatch(/^(?:😀){50,69}$/u);
  expect(bytes(wide ?? '')).toBeLessThanOrEqual(331);
});

test('any code is at most 331 bytes in eleven lines, and its sum is the bill’s', () => {
  fc.assert(
    fc.property(anyPaper(20), (paper) => {
      const { bill } = paper;
      const euros = { ...paper, bill: { ...bill, currency: 'EUR' as const } };
      const code = paymentCode(euros);
      expect(code === null).toBe(bill.kind === 'credit' || bill.total === 0);
      if (code === null) return;
      expect(bytes(code)).toBeLessThanOrEqual(331);
      const lines = code.split('\n');
      expect(lines).toHaveLength(11);
      expect(lines[7]).toBe(`EUR${(bill.total / 100).toFixed(2)}`);
      expect(code).not.toMatch(/[^\P{Cc}\n]|\p{Cs}|[\u202A-\u202E\u2066-\u2069]/u);
    }),
    { numRuns: Number(process.env['FUZZ_RUNS'] ?? 200) },
  );
});

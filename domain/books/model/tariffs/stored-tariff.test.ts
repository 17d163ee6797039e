import { expect, test } from 'vitest';
import { newTariffBatch, readTariff } from './stored-tariff.ts';
import { BERLIN_FORM, REAL_FORMS, STAFFORD_FORM, termsOf } from './real-tariffs.builder.ts';
import type { TariffTerms } from './tariff.ts';

const AT = new Date('2026-12-01T12:00:00Z');

const stored = (terms: TariffTerms): Readonly<Record<string, unknown>> => ({
  ...newTariffBatch('t1', 'sam', terms)[0]?.fields,
  at: AT,
});

const OTHER_RATES = {
  ...BERLIN_FORM,
  otherBase: '5.00',
  otherBands: '3.20 per km',
  times: 'daily 22:00-6:00: other rates',
};

test.each([...REAL_FORMS, OTHER_RATES])('$name is read as it was stored', (form) => {
  const terms = termsOf(form);
  expect(readTariff('t1', stored(terms))).toEqual({ id: 't1', ...terms, by: 'sam', at: AT });
});

test.each([
  ['name', 7],
  ['currency', 'XYZ'],
  ['unit', 'furlong'],
  ['from', '2027-02-03'],
  ['rates', { base: 1 }],
  ['otherRates', 'none'],
  ['times', ['Mon 16:00']],
  ['extras', ['Soiling']],
  ['minimum', -1],
  ['rounding', { to: 5, how: 'sideways' }],
  ['vat', 0.5],
  ['fixed', ['1|A', '1|B']],
  ['fixed', ['1']],
  ['by', null],
  ['at', 'yesterday'],
] as const)('a tariff whose %s is %j is damaged', (field, value) => {
  const document = { ...stored(termsOf(STAFFORD_FORM)), [field]: value };
  expect(readTariff('t1', document)).toBeNull();
});

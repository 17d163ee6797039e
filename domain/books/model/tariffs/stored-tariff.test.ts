import { expect, test } from 'vitest';
import { chainBatch, newTariffBatch, readTariff } from './stored-tariff.ts';
import { BERLIN_FORM, REAL_FORMS, STAFFORD_FORM, termsIn } from './real-tariffs.builder.ts';
import type { Tariff, TariffTerms } from './tariff.ts';

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
  const terms = termsIn(form);
  const read = { id: 't1', ...terms, by: 'sam', at: AT, until: null, withdrawn: null };
  expect(readTariff('t1', stored(terms))).toEqual(read);
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
  ['until', 'tomorrow'],
  ['withdrawn', true],
] as const)('a tariff whose %s is %j is damaged', (field, value) => {
  const document = { ...stored(termsIn(STAFFORD_FORM)), [field]: value };
  expect(readTariff('t1', document)).toBeNull();
});

const DAYS = { first: new Date('2027-01-01'), second: new Date('2027-02-01') };
const tariff = (id: string, changes: Partial<Tariff>): Tariff => ({
  ...termsIn(STAFFORD_FORM),
  id,
  name: 'Taxi',
  from: DAYS.first,
  by: 'sam',
  at: AT,
  until: null,
  withdrawn: null,
  ...changes,
});
const byWhom = { by: 'sam', at: AT };

test('a chain ends each tariff where the next one begins, and withdraws all but the last stored one of a day', () => {
  const later = tariff('later', { from: DAYS.second });
  const [mended, slip] = [tariff('mended', { at: new Date(AT.getTime() + 1) }), tariff('slip', {})];
  const others = [
    tariff('other', { name: 'Hospital', from: DAYS.second }),
    tariff('gone', { until: DAYS.first, withdrawn: byWhom }),
  ];
  const ended = chainBatch([later, mended, slip, ...others], 'Taxi', 'sue');
  expect(ended.map(({ path, fields }) => [path, fields])).toEqual([
    ['tariffs/slip', { until: DAYS.first, withdrawn: expect.objectContaining({ by: 'sue' }) }],
    ['tariffs/mended', { until: DAYS.second }],
  ]);
  const chained = [{ ...mended, until: DAYS.second }, later, ...others];
  expect(chainBatch(chained, 'Taxi', 'sue')).toEqual([]);
});

test('a new tariff ignores withdrawn tariffs of its name', () => {
  const gone = tariff('gone', { until: DAYS.first, withdrawn: byWhom });
  const terms = { ...termsIn(STAFFORD_FORM), name: 'Taxi', from: DAYS.first };
  const coming = tariff('coming', { from: DAYS.second, until: DAYS.second, withdrawn: byWhom });
  expect(newTariffBatch('new', 'sam', terms, [gone, coming])).toEqual(newTariffBatch('new', 'sam', terms));
});

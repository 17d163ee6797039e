import { expect, test } from 'vitest';
import { NEW_YORK_FORM, termsIn } from './real-tariffs.builder.ts';
import { inOrder, tariffAt, type Tariff } from './tariff.ts';

const tariff = (id: string, name: string, from: string, hour = 12): Tariff => ({
  ...termsIn(NEW_YORK_FORM),
  id,
  name,
  from: new Date(from),
  by: 'sam',
  at: new Date(Date.UTC(2026, 11, 1, hour)),
  until: null,
  withdrawn: null,
});

const ALL = [
  tariff('new', 'Taxi', '2027-06-01'),
  tariff('old', 'Taxi', '2027-01-01'),
  tariff('slip', 'Hospital', '2027-01-01'),
  tariff('mended', 'Hospital', '2027-01-01', 13),
];

test('a tariff is valid until its end, and a withdrawn tariff never is', () => {
  const [at, later] = [new Date('2027-02-01'), new Date('2027-03-01')];
  const old = { ...tariff('old', 'Taxi', '2027-01-01'), until: later };
  const slip = { ...tariff('slip', 'Taxi', '2027-01-31'), until: at, withdrawn: { by: 'sam', at } };
  const stated = (time: Date) =>
    inOrder([slip, old], time).map(({ tariff: { id }, state }) => `${id} ${state}`);
  expect(stated(at)).toEqual(['old valid', 'slip withdrawn']);
  expect(stated(later)).toEqual(['old past', 'slip withdrawn']);
});

test.each([
  ['2026-12-31T23:59Z', ['mended coming', 'slip coming', 'new coming', 'old coming']],
  ['2027-01-01T00:00Z', ['mended valid', 'old valid', 'new coming', 'slip past']],
  ['2027-06-01T00:00Z', ['mended valid', 'new valid', 'slip past', 'old past']],
])(
  'at %s the last begun tariff of each name is valid, and the last stored one if several begin together',
  (at, expected) => {
    const stated = inOrder(
      ALL.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
      new Date(at),
    );
    expect(stated.map(({ tariff: { id }, state }) => `${id} ${state}`)).toEqual(expected);
  },
);

test.each([
  ['2026-12-31T23:59:59.999Z', 'Taxi', undefined],
  ['2027-01-01T00:00Z', 'Taxi', 'old'],
  ['2027-05-31T23:59:59.999Z', 'Taxi', 'old'],
  ['2027-06-01T00:00Z', 'Taxi', 'new'],
  ['2099-01-01T00:00Z', 'Taxi', 'new'],
  ['2027-01-01T00:00Z', 'Hospital', 'mended'],
  ['2027-06-01T00:00Z', 'taxi', undefined],
])('at %s the tariff %s is %s', (at, name, expected) => {
  expect(tariffAt(ALL, name, new Date(at))?.id).toBe(expected);
  expect(tariffAt(ALL.toReversed(), name, new Date(at))?.id).toBe(expected);
});

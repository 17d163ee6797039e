import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SAVED_NAMES } from '#domain/rides/model/booking/saved-places.ts';
import { MOST_CUSTOMER_PLACES, MOST_OTHER_PHONES } from '#domain/rides/model/basics/ride-limits.ts';
import { DRIVER_SLOTS } from '#domain/rides/model/firm/shift.ts';
import { withConstants } from './rules-constants.ts';

test('the rules have the numbers and lists of the domain; if not, run `npm run rules:constants`', () => {
  const rules = readFileSync('firestore.rules', 'utf8');
  expect(rules).toBe(withConstants(rules));
});

test('the rules check every slot of a promise for a due ride', () => {
  const rules = readFileSync('firestore.rules', 'utf8');
  const owed = /function owesRide[^}]*/.exec(rules)?.[0];
  expect([...(owed ?? '').matchAll(/'(\w+)' in slots/g)].map(([, slot]) => slot).toSorted()).toEqual(
    DRIVER_SLOTS.toSorted(),
  );
});

/** Rules have no loops, so they check each entry of a list by its index. */
test.each([
  ['every saved place', 'areSaved', /isSaved\(saved, names\[(\d)\]\)/g, SAVED_NAMES.length],
  ['every place of a customer', 'arePlaces', /isPlace\(it\[(\d)\]\)/g, MOST_CUSTOMER_PLACES],
  ['every blocked number', 'isBlockOf', /isBlockedAt\(after\.phoneKeys, (\d)\)/g, 1 + MOST_OTHER_PHONES],
])('%s is checked by the rules', (_, name, check, count) => {
  const rules = readFileSync('firestore.rules', 'utf8');
  const [body = ''] = new RegExp(`function ${name}\\([^}]*`).exec(rules) ?? [];
  const numbers = [...body.matchAll(check)].map(([, number]) => Number(number));
  expect(numbers).toEqual(Array.from({ length: count }, (__, index) => index));
});

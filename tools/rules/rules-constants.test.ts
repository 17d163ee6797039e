import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DRIVER_SLOTS } from '#domain/rides/model/firm/shift.ts';
import { withConstants } from './rules-constants.ts';

test('the rules have the numbers and lists of the domain; if not, run `npm run rules:constants`', () => {
  const rules = readFileSync('firestore.rules', 'utf8');
  expect(rules).toBe(withConstants(rules));
});

test('every slot of a promise counts when the rules ask what a driver owes', () => {
  const rules = readFileSync('firestore.rules', 'utf8');
  const owed = /function owesRide[^}]*/.exec(rules)?.[0];
  expect([...(owed ?? '').matchAll(/'(\w+)' in slots/g)].map(([, slot]) => slot).toSorted()).toEqual(
    DRIVER_SLOTS.toSorted(),
  );
});

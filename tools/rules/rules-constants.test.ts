import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PROMISE_SLOTS } from '#domain/rides/model/firm/shift.ts';
import { withConstants } from './rules-constants.ts';

test('the rules have the numbers and lists of the domain; if not, run `npm run rules:constants`', () => {
  const rules = readFileSync('firestore.rules', 'utf8');
  expect(rules).toBe(withConstants(rules));
});

test('every slot of a promise counts when the rules ask what a driver owes', () => {
  const rules = readFileSync('firestore.rules', 'utf8');
  const owed = /function owesRide[^}]*/.exec(rules)?.[0];
  expect([...(owed ?? '').matchAll(/slots\.get\('(\w+)'/g)].map(([, slot]) => slot).toSorted()).toEqual(
    PROMISE_SLOTS.toSorted(),
  );
});

import { describe, expect, it } from 'vitest';
import {
  accessRequest,
  inDocuments,
  issueTexts,
  listRequest,
  rulesDocument,
  ruleset,
  firestoreValue,
} from './testing/rules-fixture.ts';

const bookings = inDocuments(`
  function signedIn() { return request.auth != null; }
  function account(uid) { return get(/databases/$(database)/documents/users/$(uid)).data; }
  match /users/{uid} {
    allow get: if signedIn() && request.auth.uid == uid;
  }
  match /bookings/{id} {
    function changes() { return request.resource.data.diff(resource.data).affectedKeys(); }
    allow get: if signedIn() && resource.data.passenger == request.auth.uid;
    allow list: if signedIn() && resource.data.passenger == request.auth.uid && request.query.limit <= 50;
    allow create: if signedIn()
      && request.resource.data.keys().hasOnly(['passenger', 'seats', 'createdAt'])
      && request.resource.data.seats is int && request.resource.data.seats in [1, 2, 3]
      && account(request.auth.uid).state == 'active';
    allow update: if changes().hasOnly(['seats']) && request.resource.data.seats < 4
      && getAfter(/databases/$(database)/documents/users/$(request.auth.uid)).data.state == 'active';
  }
`);

const ada = rulesDocument('users/ada', { state: 'active' });
const booking = rulesDocument('items/b', { passenger: 'ada', seats: 1 });
const own = [{ field: ['passenger'], op: 'EQUAL', value: firestoreValue('ada') }] as const;

describe('a ruleset', () => {
  it('a ruleset allows what its conditions hold for and denies the rest (protocol 7.3)', () => {
    const rules = ruleset(bookings);
    const get = { path: 'bookings/b', resource: booking };
    expect(rules.decide(accessRequest(get)).allowed).toBe(true);
    expect(rules.decide(accessRequest({ ...get, auth: null })).allowed).toBe(false);
    expect(rules.decide(accessRequest({ ...get, path: 'other/b' })).allowed).toBe(false);
    expect(rules.decide(accessRequest({ ...get, method: 'delete' })).allowed).toBe(false);
  });

  it('a ruleset reads other documents and counts them (protocol 7.6)', () => {
    const rules = ruleset(bookings);
    const create = {
      method: 'create',
      path: 'bookings/b',
      requestResource: rulesDocument('bookings/b', { passenger: 'ada', seats: 2 }),
    } as const;
    const decision = rules.decide(accessRequest(create, [ada]));
    expect(decision.reasons).toEqual([expect.stringContaining("true for 'create' @ L14")]);
    expect([...decision.lookups]).toEqual(['users/ada']);
    expect(rules.decide(accessRequest(create, [])).allowed).toBe(false);
  });

  it('a ruleset compares the document before and after a write (protocol 7.4)', () => {
    const rules = ruleset(bookings);
    const update = (seats: number) =>
      accessRequest(
        {
          method: 'update',
          path: 'bookings/b',
          resource: booking,
          requestResource: rulesDocument('bookings/b', { passenger: 'ada', seats }),
        },
        [ada],
      );
    expect(rules.decide(update(3)).allowed).toBe(true);
    expect(rules.decide(update(4)).allowed).toBe(false);
  });

  it('a ruleset allows a query only if its filter proves the condition (protocol 7.8)', () => {
    const rules = ruleset(bookings);
    const query = { filter: own, limit: 50, allDescendants: false };
    expect(rules.decide(listRequest(own, { path: 'bookings', query })).allowed).toBe(true);
    expect(rules.decide(listRequest(own, { path: 'bookings' })).allowed).toBe(false);
    expect(rules.decide(listRequest([], { path: 'bookings' })).allowed).toBe(false);
  });

  it('a wrong file is refused with positions (protocol 7.1)', () => {
    expect(issueTexts('service cloud.firestore {}')).toEqual([
      expect.stringContaining('1:1 Rules of version 1'),
    ]);
    expect(issueTexts(inDocuments('match /a/{b} { allow read: if foo; }'))).toEqual([
      '4:31 Unknown variable: foo.',
    ]);
    expect(issueTexts(inDocuments('match /a/{b} { allow read: if ; }'))).toEqual([
      "4:31 Unexpected ';', expected an expression.",
    ]);
  });
});

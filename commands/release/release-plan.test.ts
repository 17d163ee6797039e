import { parseEmail } from '#domain/account/email-address.ts';
import { valueOf } from '#domain/outcome.builder.ts';
import { describe, expect, it } from 'vitest';
import { textValue } from '../rest/firestore-value.ts';
import type { StoredDocument } from '../rest/firestore-client.ts';
import { addressHash, planRelease } from './release-plan.ts';

const UPDATED = '2026-01-02T03:04:05Z';
const REQUEST = { email: valueOf(parseEmail('ann@example.com')), typed: 'Ann@Example.com', uid: null };
const IDENTITY = { uid: 'ann', email: 'ann@example.com', isVerified: true, isDisabled: false };

function stored(path: string, fields: Readonly<Record<string, string>>): StoredDocument {
  const values = Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, textValue(text)]));
  return { path, id: path.split('/').at(-1) ?? '', fields: values, updateTime: UPDATED };
}

const entry = (email: string, gate: string) => stored(`accountDirectory/${email}`, { gate, uid: 'ann' });
const profile = (email: string, status: string) =>
  stored('users/ann', { uid: 'ann', email, role: 'driver', status, createdAt: UPDATED });

describe('the tombstone', () => {
  it('is the SHA-256 of the normalised address after a rejection, and the uid otherwise', () => {
    const pathsFor = (status: string) => {
      const account = { uid: 'ann', profile: profile('ann@example.com', status), identities: [IDENTITY] };
      return planRelease(REQUEST, account, []).writes.map(({ path }) => path);
    };
    const hash = '71d4f55f72fa128dfb468a1a3901507c804b74316488744d769d7f4b16696476';
    expect(addressHash(' Ann@Example.com')).toBe(hash);
    expect(pathsFor('rejected')).toEqual(['users/ann', `tombstones/${hash}`]);
    expect(pathsFor('approved')).toEqual(['users/ann', 'tombstones/ann']);
  });

  it('stands for each address that was rejected with the account', () => {
    const account = { uid: 'ann', profile: null, identities: [] };
    const { writes } = planRelease(REQUEST, account, [entry('old@example.com', 'rejected')]);
    expect(writes.map(({ path }) => path)).toEqual([
      'accountDirectory/old@example.com',
      `tombstones/${addressHash('ann@example.com')}`,
      `tombstones/${addressHash('old@example.com')}`,
    ]);
  });
});

describe('the order of a release', () => {
  it.each([
    { what: 'the directory', account: null, entries: [entry('ann@example.com', 'open')], lead: true },
    { what: 'the profile', account: profile('ann@example.com', 'approved'), entries: [], lead: true },
    {
      what: 'a profile of old spelling',
      account: profile('Ann@Example.com', 'approved'),
      entries: [],
      lead: true,
    },
    { what: 'only the identity', account: profile('old@example.com', 'approved'), entries: [], lead: false },
    { what: 'only the identity', account: null, entries: [entry('old@example.com', 'open')], lead: false },
  ])(
    'puts the documents last only where they lead to the account: $what does',
    ({ account, entries, lead }) => {
      const plan = planRelease(REQUEST, { uid: 'ann', profile: account, identities: [IDENTITY] }, entries);
      expect(plan.documentsLead).toBe(lead);
    },
  );
});

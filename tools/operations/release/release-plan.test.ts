import { createHash } from 'node:crypto';
import { parseEmail } from '#domain/accounts/model/email-address.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { describe, expect, it } from 'vitest';
import { STORED_AT, storedDocument } from '../rest/stored-document.builder.ts';
import type { ChosenAccount } from '../account-records/choose-account.ts';
import { planRelease } from './release-plan.ts';

const REQUEST = {
  email: valueOf(parseEmail('ann@example.com')),
  uid: null,
  mayBeAdministrator: false,
};
const OWN = [
  'riders/ann',
  'drivers/ann',
  'availability/ann',
  'driverPapers/ann',
  'carsInUse/ann',
  'devices/ann',
  'reach/ann',
];
const IDENTITY = {
  uid: 'ann',
  email: 'ann@example.com',
  isVerified: true,
  isDisabled: false,
};

const addressHash = (email: string) => createHash('sha256').update(email).digest('hex');
const entry = (email: string, gate: string) =>
  storedDocument(`accountDirectory/${email}`, { gate, uid: 'ann' });
const profile = (email: string, status: string) =>
  storedDocument('users/ann', { uid: 'ann', email, role: 'driver', status, createdAt: STORED_AT });

const account = (given: Partial<ChosenAccount> = {}): ChosenAccount => ({
  uid: 'ann',
  profile: null,
  identity: IDENTITY,
  others: [],
  ...given,
});

describe('the tombstone', () => {
  it('a tombstone is stored under the uid and, after a rejection, under the SHA-256 of the normalised address', async () => {
    const pathsFor = async (status: string) => {
      const found = account({ profile: profile('ann@example.com', status) });
      return (await planRelease(REQUEST, found, [], [])).writes.map(({ path }) => path);
    };
    const hash = '71d4f55f72fa128dfb468a1a3901507c804b74316488744d769d7f4b16696476';
    expect(await pathsFor('rejected')).toEqual(['users/ann', ...OWN, 'tombstones/ann', `tombstones/${hash}`]);
    expect(await pathsFor('approved')).toEqual(['users/ann', ...OWN, 'tombstones/ann']);
  });

  it('a tombstone is stored for each address that was rejected with the account', async () => {
    const { writes } = await planRelease(
      REQUEST,
      account({ identity: null }),
      [entry('old@example.com', 'rejected')],
      [],
    );
    expect(writes.map(({ path }) => path)).toEqual([
      'users/ann',
      ...OWN,
      'accountDirectory/old@example.com',
      'tombstones/ann',
      `tombstones/${addressHash('ann@example.com')}`,
      `tombstones/${addressHash('old@example.com')}`,
    ]);
  });

  it('a tombstone is left only if a missing profile is still missing', async () => {
    const [first] = (await planRelease(REQUEST, account(), [], [])).writes;
    expect(first).toEqual({ kind: 'verify', path: 'users/ann', condition: { exists: false } });
  });
});

describe('what rides keep of the person', () => {
  it('a person’s records of booking and driving go with the profile, unless they have changed meanwhile', async () => {
    const record = (path: string) => storedDocument(path, { phone: '+49 30 1' });
    const { writes } = await planRelease(REQUEST, account(), [], OWN.map(record));
    expect(writes.filter(({ path }) => OWN.includes(path))).toEqual(
      OWN.map((path) => ({ kind: 'remove', fields: {}, path, condition: { updateTime: STORED_AT } })),
    );
  });

  it('a release fails if a missing record of booking or driving is stored while it runs', async () => {
    const { writes } = await planRelease(REQUEST, account(), [], [null, null]);
    expect(writes.filter(({ path }) => OWN.includes(path))).toEqual(
      OWN.map((path) => ({ kind: 'verify', path, condition: { exists: false } })),
    );
  });
});

describe('the order of a release', () => {
  it.each([
    { what: 'the directory', found: null, entries: [entry('ann@example.com', 'open')], lead: true },
    { what: 'the profile', found: profile('ann@example.com', 'approved'), entries: [], lead: true },
    { what: 'only the identity', found: profile('old@example.com', 'approved'), entries: [], lead: false },
    { what: 'only the identity', found: null, entries: [entry('old@example.com', 'open')], lead: false },
  ])(
    'the documents go last only if they lead to the account: $what does',
    async ({ found, entries, lead }) => {
      const plan = await planRelease(REQUEST, account({ profile: found }), entries, []);
      expect(plan.documentsLead).toBe(lead);
    },
  );
});

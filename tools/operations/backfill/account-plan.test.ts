import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REMOVED } from '#domain/shared/record-write.ts';
import type { StoredDocument } from '../rest/firestore-client.ts';
import { Timestamp, type Fields } from '../rest/firestore-value.ts';
import { planAccount, type AccountMaterial, type AccountPlan } from './account-plan.ts';
import { anyFields } from './any-document.builder.ts';

const AT = '2026-01-02T03:04:05Z';
const IDENTITY = { uid: 'ann', email: 'ann@x.com', isVerified: false, isDisabled: false };

const profileOf = (fields: Fields): StoredDocument => ({
  path: 'users/ann',
  id: 'ann',
  fields,
  updateTime: AT,
});
const entryOf = (fields: Fields): StoredDocument => ({
  path: 'accountDirectory/ann@x.com',
  id: 'ann@x.com',
  fields,
  updateTime: AT,
});

const anyMaterial: fc.Arbitrary<AccountMaterial> = fc.record({
  profile: anyFields.map(profileOf),
  entry: fc.option(anyFields.map(entryOf)),
  identity: fc.option(fc.constant(IDENTITY)),
});

/** The account after carrying out the plan. */
function after(material: AccountMaterial, plan: AccountPlan): AccountMaterial {
  const writes = plan.kind === 'complete' ? plan.writes.filter((write) => 'fields' in write) : [];
  const changed = writes.find(({ path }) => path === 'users/ann')?.fields ?? {};
  const entry = writes.find(({ path }) => path !== 'users/ann');
  return {
    ...material,
    profile: profileOf({ ...material.profile.fields, ...changed }),
    entry: entry === undefined ? material.entry : entryOf({ ...entry.fields }),
  };
}

const SOUND = {
  uid: 'ann',
  email: 'ann@x.com',
  role: 'driver',
  name: 'Ann',
  nameKey: 'ann',
  nameKey2: '',
  nameKey3: '',
  nameKey4: '',
  nameKeyLast: '',
  status: 'pending',
  createdAt: AT,
  registeredAt: new Timestamp(AT),
  reviewCount: 0,
  provenAt: null,
};

describe('the plan for an account', { timeout: 30_000 }, () => {
  it('the plan exists for any stored data, and leaves nothing to a second one', () => {
    fc.assert(
      fc.property(anyMaterial, (material) => {
        const again = planAccount(after(material, planAccount(material)));
        expect(again.kind === 'complete' ? again.writes : []).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('the plan writes nothing without a condition, and removes no field', () => {
    fc.assert(
      fc.property(anyMaterial, (material) => {
        const plan = planAccount(material);
        const writes = plan.kind === 'complete' ? plan.writes : [];
        expect(writes.filter(({ condition }) => condition === undefined)).toEqual([]);
        const values = writes.flatMap((write) => ('fields' in write ? Object.values(write.fields) : []));
        expect(values).not.toContain(REMOVED);
        const profiles = writes.filter(({ kind, path }) => kind === 'set' && path === 'users/ann');
        expect(profiles).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('a complete account needs no plan', () => {
    const entry = entryOf({ gate: 'pending', uid: 'ann' });
    expect(planAccount({ profile: profileOf(SOUND), entry, identity: IDENTITY })).toEqual({
      kind: 'complete',
      changes: [],
      notes: [],
      writes: [],
    });
  });

  it('a profile that lacks only its entry is verified, not written', () => {
    expect(planAccount({ profile: profileOf(SOUND), entry: null, identity: IDENTITY })).toMatchObject({
      changes: ['directory entry "pending"'],
      writes: [
        { kind: 'verify', path: 'users/ann', condition: { updateTime: AT } },
        { kind: 'set', path: 'accountDirectory/ann@x.com', condition: { exists: false } },
      ],
    });
  });

  it.each([
    { stored: 'no entry', entry: null, gate: 'open' },
    { stored: 'a rejection', entry: entryOf({ gate: 'rejected', uid: 'ann' }), gate: undefined },
  ])('the plan opens no closed gate for a profile without a status, which has $stored', ({ entry, gate }) => {
    const { status: _, ...fields } = SOUND;
    const plan = planAccount({ profile: profileOf(fields), entry, identity: IDENTITY });
    const writes = plan.kind === 'complete' ? plan.writes : [];
    const entries = writes.filter(({ path }) => path !== 'users/ann');
    expect(entries).toMatchObject(gate === undefined ? [] : [{ fields: { gate } }]);
  });
});

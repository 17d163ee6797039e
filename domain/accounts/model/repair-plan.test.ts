import { describe, expect, it } from 'vitest';
import { SERVER_TIME } from '../../shared/record-write.ts';
import { valueOf } from '../../shared/value-of.builder.ts';
import type { CaseFile } from './diagnosis.ts';
import { parseEmail } from './email-address.ts';
import { nameKeysOf } from '../../shared/people/name-keys.ts';
import { repairOutlookOf, planRepair, type RepairAnswers } from './repair-plan.ts';
import { aStoredProfile } from './stored-profile.builder.ts';

const NOW = new Date('2025-06-01T12:00:00.000Z');
const OWNER = { uid: 'u-robin', email: valueOf(parseEmail('robin@example.com')) };
const NOTHING: RepairAnswers = { name: null, role: null };

function aCase(given: Partial<CaseFile> = {}): CaseFile {
  const entry = { gate: 'open', uid: 'u-robin' } as const;
  return { ...OWNER, profile: aStoredProfile(), entry, ...given };
}

const plan = (file: CaseFile, answers = NOTHING) => planRepair(OWNER, file, answers, NOW);

describe('the outlook of a record', () => {
  it('a record without findings is healthy', () => {
    expect(repairOutlookOf(aCase())).toEqual({ state: 'healthy' });
  });

  it.each([
    ['a missing profile', { profile: null }, true, true],
    ['a missing role', { profile: aStoredProfile({ role: undefined, status: 'pending' }) }, false, true],
    ['a missing name', { profile: aStoredProfile({ name: undefined }) }, true, false],
    ['a missing status', { profile: aStoredProfile({ status: undefined }) }, false, false],
    ['a missing entry', { entry: null }, false, false],
  ] as const)('a record with %s asks only for what is missing', (_, given, needsName, needsRole) => {
    expect(repairOutlookOf(aCase(given))).toMatchObject({ state: 'repairable', needsName, needsRole });
  });

  it('one finding beyond repair leaves the record to an administrator', () => {
    const file = aCase({ profile: aStoredProfile({ name: undefined, email: 'else@example.com' }) });
    expect(repairOutlookOf(file)).toEqual({
      state: 'administrator',
      findings: [{ kind: 'address-disagrees' }, { kind: 'field-missing', field: 'name' }],
    });
  });
});

describe('the plan', () => {
  it('a missing profile becomes a new, pending profile with the answers', () => {
    const file = aCase({ profile: null, entry: null });
    expect(plan(file, { name: 'Robin', role: 'driver' })).toEqual({
      ...OWNER,
      isNew: true,
      gate: 'pending',
      fields: {
        ...OWNER,
        name: 'Robin',
        ...nameKeysOf('ROBIN'),
        role: 'driver',
        status: 'pending',
        createdAt: '2025-06-01T12:00:00.000Z',
        registeredAt: SERVER_TIME,
        reviewCount: 0,
        provenAt: null,
      },
    });
  });

  it.each([
    ['name', { name: null, role: 'driver' }],
    ['role', { name: 'Robin', role: null }],
  ] as const)('a new profile needs the %s', (_, answers) => {
    expect(plan(aCase({ profile: null }), answers)).toBeNull();
  });

  it('a missing role needs an answer', () => {
    expect(plan(aCase({ profile: aStoredProfile({ role: undefined, status: 'pending' }) }))).toBeNull();
  });

  it('only missing fields are set', () => {
    const profile = aStoredProfile({ role: undefined, status: undefined });
    expect(plan(aCase({ profile }), { name: 'Ignored', role: 'driver' })).toEqual({
      ...OWNER,
      fields: { role: 'driver', status: 'pending' },
      gate: 'pending',
    });
  });

  it('a record without readable fields gets all fields but `provenAt`', () => {
    expect(plan(aCase({ profile: { malformed: ['role'] } }), { name: 'ROBIN', role: 'passenger' })).toEqual({
      ...OWNER,
      fields: {
        ...OWNER,
        name: 'ROBIN',
        ...nameKeysOf('ROBIN'),
        role: 'passenger',
        status: 'pending',
        createdAt: '2025-06-01T12:00:00.000Z',
        reviewCount: 0,
        registeredAt: SERVER_TIME,
      },
      gate: 'pending',
    });
  });

  it('a repair of a missing entry sets no field, and the entry gets the gate of the stored status', () => {
    expect(plan(aCase({ entry: null }))).toEqual({ ...OWNER, fields: {}, gate: 'open' });
  });

  it('a missing status behind a rejected gate becomes rejected', () => {
    const file = aCase({
      profile: aStoredProfile({ status: undefined }),
      entry: { gate: 'rejected', uid: 'u-robin' },
    });
    expect(plan(file)).toEqual({ ...OWNER, fields: { status: 'rejected' }, gate: 'rejected' });
  });

  it('a missing status of an administrator becomes pending, behind an open gate', () => {
    const file = aCase({ profile: aStoredProfile({ role: 'admin', status: undefined }), entry: null });
    expect(plan(file)).toMatchObject({ fields: { status: 'pending' }, gate: 'open' });
  });
});

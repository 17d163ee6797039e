import { describe, expect, it } from 'vitest';
import { diagnose, isBeyondRepair, isDamage, type CaseFile } from './diagnosis.ts';
import type { DirectoryEntry } from './gate.ts';
import { aStoredProfile } from './stored-profile.builder.ts';

const OPEN: DirectoryEntry = { gate: 'open', uid: 'u-robin' };
const REJECTED: DirectoryEntry = { gate: 'rejected', uid: 'u-robin' };

function aCase(given: Partial<CaseFile> = {}): CaseFile {
  return { uid: 'u-robin', email: 'robin@example.com', profile: aStoredProfile(), entry: OPEN, ...given };
}

const lacks = (...fields: string[]) => fields.map((field) => ({ kind: 'field-missing', field }));
const kinds = (...found: string[]) => found.map((kind) => ({ kind }));

describe('a record', () => {
  it.each([
    ['approved', 'open'],
    ['pending', 'pending'],
    ['rejected', 'rejected'],
  ] as const)('a record that is %s, behind the gate "%s", has no findings', (status, gate) => {
    const file = aCase({ profile: aStoredProfile({ status }), entry: { gate, uid: 'u-robin' } });
    expect(diagnose(file)).toEqual([]);
  });

  it.each([
    ['no profile', { profile: null }, kinds('profile-missing')],
    ['neither profile nor entry', { profile: null, entry: null }, kinds('profile-missing', 'entry-missing')],
    ['no entry', { entry: null }, kinds('entry-missing')],
    ['an entry with another gate', { entry: { gate: 'pending', uid: 'u-robin' } }, kinds('entry-disagrees')],
  ] as const)('a record with %s can be repaired', (_, given, findings) => {
    const found = diagnose(aCase(given));
    expect(found).toEqual(findings);
    expect(found.some(isBeyondRepair)).toBe(false);
  });

  it.each([
    ['no name', { name: undefined }, lacks('name')],
    ['an invisible name', { name: ' ' }, lacks('name')],
    ['no role and no status', { role: undefined, status: undefined }, lacks('role', 'status')],
    ['a role in capitals', { role: 'DRIVER', status: 'pending' }, lacks('role')],
    ['no date', { createdAt: 'soon' }, lacks('createdAt')],
    ['no time of registration', { registeredAt: undefined }, lacks('registeredAt')],
    ['no uid and no address', { uid: undefined, email: undefined }, lacks('uid', 'email')],
  ] as const)('a record with %s can be repaired by its owner', (_, given, findings) => {
    const found = diagnose(aCase({ profile: aStoredProfile(given) }));
    expect(found).toEqual(findings);
    expect(found.some(isBeyondRepair)).toBe(false);
  });

  it.each([
    ['another uid', { profile: aStoredProfile({ uid: 'u-other' }) }, 'uid-disagrees'],
    ['another address', { profile: aStoredProfile({ email: 'else@example.com' }) }, 'address-disagrees'],
    [
      'an address in capitals',
      { profile: aStoredProfile({ email: 'Robin@example.com' }) },
      'address-disagrees',
    ],
    ['an unknown status', { profile: aStoredProfile({ status: 'active' }) }, 'status-unknown'],
    ['an approval and no role', { profile: aStoredProfile({ role: undefined }) }, 'approved-without-role'],
    ['a malformed count', { profile: aStoredProfile({ malformed: ['reviewCount'] }) }, 'count-malformed'],
    ['an entry of another person', { entry: { gate: 'open', uid: 'u-other' } }, 'entry-of-another'],
    ['an approval behind a rejected gate', { entry: REJECTED }, 'entry-rejected'],
  ] as const)('a record with %s needs an administrator', (_, given, kind) => {
    const found = diagnose(aCase(given));
    expect(found).toEqual([{ kind }]);
    expect(found.some(isBeyondRepair)).toBe(true);
  });

  it('a rejected gate without a profile needs an administrator', () => {
    const found = diagnose(aCase({ profile: null, entry: REJECTED }));
    expect(found).toEqual(kinds('profile-missing', 'entry-rejected'));
    expect(found.filter(isBeyondRepair)).toEqual(kinds('entry-rejected'));
  });

  it('a missing count is no finding, because it counts as zero', () => {
    expect(diagnose(aCase({ profile: aStoredProfile({ reviewCount: undefined }) }))).toEqual([]);
  });

  it('a missing name is a finding but no damage', () => {
    const found = diagnose(aCase({ profile: aStoredProfile({ name: undefined, createdAt: 'soon' }) }));
    expect(found).toEqual(lacks('createdAt', 'name'));
    expect(found.filter(isDamage)).toEqual(lacks('createdAt'));
  });

  it('a missing status behind a rejected gate is a missing field, which a repair can set', () => {
    const found = diagnose(aCase({ profile: aStoredProfile({ status: undefined }), entry: REJECTED }));
    expect(found).toEqual(lacks('status'));
  });

  it.each([
    ['open', kinds('status-unknown')],
    ['rejected', lacks('status')],
  ] as const)(
    'a missing status beside a reason can be repaired only behind a rejected gate (here: %s)',
    (gate, findings) => {
      const profile = aStoredProfile({ status: undefined, rejectionReason: 'Blurred photo' });
      expect(diagnose(aCase({ profile, entry: { gate, uid: 'u-robin' } }))).toEqual(findings);
    },
  );

  it('without an identity, any normalised address is sound', () => {
    expect(diagnose(aCase({ email: null }))).toEqual([]);
    const capitals = aStoredProfile({ email: 'Robin@example.com' });
    expect(diagnose(aCase({ email: null, profile: capitals }))).toEqual(kinds('address-disagrees'));
  });

  it('the provider’s address is normalised before the comparison with the stored one', () => {
    expect(diagnose(aCase({ email: 'Robin@Example.com' }))).toEqual([]);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessProfile, ESSENTIAL_FIELDS, isTimestampText } from './found-account.ts';
import { aStoredProfile } from './stored-profile.builder.ts';
import type { StoredProfile } from './stored-profile.ts';
import { anApprovedUser, aPendingUser, aRejectedUser } from './user.builder.ts';

const assess = (stored: StoredProfile | null) => assessProfile('u-robin', stored);

describe('a record', () => {
  it('a record that does not exist is missing', () => {
    expect(assess(null)).toEqual({ state: 'missing' });
  });

  it('a complete profile is a user [S3.6]', () => {
    expect(assess(aStoredProfile())).toEqual({ state: 'sound', user: anApprovedUser() });
    expect(assess(aStoredProfile({ status: 'pending' }))).toEqual({ state: 'sound', user: aPendingUser() });
    expect(assess(aStoredProfile({ status: 'rejected', rejectionReason: 'Blurred photo' }))).toEqual({
      state: 'sound',
      user: aRejectedUser(),
    });
  });

  it.each([
    ['no uid', { uid: undefined }, ['uid']],
    ['another uid', { uid: 'u-other' }, ['uid']],
    ['no address', { email: undefined }, ['email']],
    ['an address without @', { email: 'robin' }, ['email']],
    ['no role', { role: undefined }, ['role']],
    ['a role in capitals', { role: 'PASSENGER' }, ['role']],
    ['no status', { status: undefined }, ['status']],
    ['an unknown status', { status: 'active' }, ['status']],
    ['no date', { createdAt: undefined }, ['createdAt']],
    ['a date in words', { createdAt: 'yesterday' }, ['createdAt']],
    ['neither role nor status', { role: undefined, status: undefined }, ['role', 'status']],
  ])(
    'a profile with %s is damaged, and the fields are named [S3.2, S3.3, S3.4, S3.6]',
    (_, given, fields) => {
      expect(assess(aStoredProfile(given))).toMatchObject({ state: 'damaged', fields });
    },
  );

  it('a damaged record has the stored address, even an invalid one, and no name unless it is visible', () => {
    expect(assess(aStoredProfile({ role: undefined, email: 'robin', name: ' ' }))).toMatchObject({
      state: 'damaged',
      fields: ['email', 'role'],
      name: null,
      stored: { email: 'robin' },
    });
  });

  it('an empty record lacks every essential field', () => {
    expect(assess({ malformed: [] })).toEqual({
      state: 'damaged',
      fields: ESSENTIAL_FIELDS,
      name: null,
      stored: { malformed: [] },
    });
  });

  it.each([undefined, '', '   ', '\u200b'])(
    'a profile without a visible name (%j) is sound [S3.5]',
    (name) => {
      expect(assess(aStoredProfile({ name }))).toEqual({
        state: 'sound',
        user: anApprovedUser({ name: null }),
      });
    },
  );

  it('a record with little more than the essential fields is sound, and has the browser’s time of registration', () => {
    const short = aStoredProfile({
      registeredAt: undefined,
      reviewCount: undefined,
      nameKey: undefined,
      provenAt: undefined,
    });
    const appliedAt = new Date('2025-03-01T08:00:00.000Z');
    expect(assess(short)).toEqual({ state: 'sound', user: anApprovedUser({ appliedAt, provenAt: null }) });
  });

  it('the last reviewer is read, but not without the time of the decision', () => {
    const at = new Date('2025-04-01T10:00:00.000Z');
    const decided = aStoredProfile({ reviewedBy: 'u-ada', reviewedByName: 'Ada', reviewedAt: at });
    const lastReview = { by: 'u-ada', byName: 'Ada', at };
    expect(assess(decided)).toEqual({ state: 'sound', user: anApprovedUser({ lastReview }) });
    const nameless = aStoredProfile({ reviewedBy: 'u-ada', reviewedAt: at });
    expect(assess(nameless)).toMatchObject({ user: { lastReview: { by: 'u-ada', byName: null } } });
    expect(assess(aStoredProfile({ reviewedBy: 'u-ada' }))).toMatchObject({ user: { lastReview: null } });
  });

  it('a stored profile of any shape is sound or damaged', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'u-robin',
        'robin@example.com',
        'passenger',
        'approved',
        'rejected',
        '2025-03-01T08:00:00Z',
      ),
    );
    const shape = fc.record(
      {
        uid: text,
        email: text,
        role: text,
        name: text,
        status: text,
        createdAt: text,
        registeredAt: fc.date(),
        reviewCount: fc.double(),
        rejectionReason: text,
        reviewedBy: text,
        reviewedAt: fc.date(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(shape, fc.string(), (stored, uid) => {
        expect(['sound', 'damaged']).toContain(assessProfile(uid, { ...stored, malformed: [] }).state);
      }),
    );
  });
});

describe('a timestamp text', () => {
  it.each([
    '2025-03-01T08:00:00Z',
    '2025-03-01T08:00:00.123456789Z',
    '2025-03-01T08:00:00.1+05:30',
    '2025-12-31T08:00:00Z',
    '2024-02-29T08:00:00Z',
    '2000-02-29T08:00:00Z',
  ])('a timestamp may be %s [S3.7]', (text) => expect(isTimestampText(text)).toBe(true));

  it.each([
    '',
    '2025-03-01',
    '2025-03-01T08:00Z',
    '2025-03-01T08:00:00',
    '2025-13-01T08:00:00Z',
    '2025-03-01T24:00:00Z',
    '2025-04-31T08:00:00Z',
    '2024-02-30T08:00:00Z',
    '2025-02-29T08:00:00Z',
    '2100-02-29T08:00:00Z',
    '1740000000000',
  ])('"%s" is no timestamp [S3.7]', (text) => expect(isTimestampText(text)).toBe(false));
});

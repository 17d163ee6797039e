import { describe, expect, it } from 'vitest';
import { parseEmail } from '#domain/accounts/model/email-address.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import type { AddressHolders } from './address-holders.ts';
import { granted } from '../local-project.builder.ts';
import { storedDocument } from '../rest/stored-document.builder.ts';
import { chooseAccount } from './choose-account.ts';

const EMAIL = 'ann@example.com';
const request = (uid: string | null = null) => ({
  email: valueOf(parseEmail(EMAIL)),
  uid,
  mayBeAdministrator: false,
});

const profile = (uid: string) => storedDocument(`users/${uid}`, { uid, email: EMAIL });
const entry = (uid: string) => storedDocument(`accountDirectory/${EMAIL}`, { gate: 'open', uid });
const identity = (uid: string) => ({
  uid,
  email: EMAIL,
  isVerified: true,
  isDisabled: false,
});

const ONE: AddressHolders = {
  entry: entry('ann'),
  profiles: [profile('ann')],
  identities: [identity('ann')],
};

describe('the account that an address leads to', () => {
  it.each([
    ['profile, entry and identity are of one', ONE],
    ['there is only a profile', { entry: null, profiles: [profile('ann')], identities: [] }],
    ['there is only an entry', { entry: entry('ann'), profiles: [], identities: [] }],
    ['there is only an identity', { entry: null, profiles: [], identities: [identity('ann')] }],
  ])('the account need not be named if %s', (_, holders) => {
    expect(granted(chooseAccount(request(), holders))).toMatchObject({ uid: 'ann', others: [] });
  });

  it.each([
    [
      'the directory names another one than the profile',
      { ...ONE, entry: entry('bob') },
      'ann (profile, identity); bob (directory entry)',
    ],
    [
      'the identity has another uid than profile and entry',
      { ...ONE, identities: [identity('bob')] },
      'ann (profile, directory entry); bob (identity)',
    ],
    [
      'the identity has another uid than an entry without a profile',
      { ...ONE, profiles: [], identities: [identity('bob')] },
      'ann (directory entry); bob (identity)',
    ],
    [
      'two profiles have the address',
      { ...ONE, profiles: [profile('ann'), profile('bob')] },
      'ann (profile, directory entry, identity); bob (profile)',
    ],
  ])('the account must be named if %s', (_, holders, message) => {
    expect(chooseAccount(request(), holders)).toEqual({
      ok: false,
      error: {
        kind: 'failed',
        message: `Several accounts hold ${EMAIL}: ${message}. Name the one that is meant with --uid.`,
      },
    });
    const [ann, bob] = ['ann', 'bob'].map((uid) => granted(chooseAccount(request(uid), holders)));
    expect([ann?.uid, bob?.uid]).toEqual(['ann', 'bob']);
    expect([...(bob?.others ?? []), ...(ann?.others ?? [])].join('; ')).toBe(message);
    expect(chooseAccount(request('eve'), holders)).toMatchObject({ ok: false, error: { kind: 'failed' } });
  });
});

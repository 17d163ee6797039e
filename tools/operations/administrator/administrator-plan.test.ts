import { parseEmail } from '#domain/accounts/model/email-address.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { describe, expect, it } from 'vitest';
import type { AddressHolders } from '../account-records/address-holders.ts';
import { STORED_AT, storedDocument } from '../rest/stored-document.builder.ts';
import { planAdministrator, type AdministratorRequest } from './administrator-plan.ts';

const NOW = new Date(STORED_AT);
const email = valueOf(parseEmail('ann@example.com'));
const REQUEST: AdministratorRequest = { email, name: 'Ann', isOwnerKnown: false };
const VERIFIED = { uid: 'ann', email, isVerified: true, isDisabled: false };
const STRANGE = { ...VERIFIED, isVerified: false };
const NOBODY: AddressHolders = { entry: null, profiles: [], identities: [] };

const entry = (gate: string, uid = 'ann') => storedDocument(`accountDirectory/${email}`, { gate, uid });
const profile = (role: string, status: string, more = {}) =>
  storedDocument('users/ann', { uid: 'ann', email, role, status, createdAt: STORED_AT, ...more });

describe('the plan for an administrator', () => {
  it.each([
    { state: 'nothing', holders: NOBODY, kind: 'create' },
    { state: 'a proven identity', holders: { ...NOBODY, identities: [VERIFIED] }, kind: 'create' },
    {
      state: 'a pending passenger',
      holders: {
        entry: entry('pending'),
        profiles: [profile('passenger', 'pending')],
        identities: [VERIFIED],
      },
      kind: 'promote',
    },
    {
      state: 'a system_admin whose identity is still to be created',
      holders: { entry: entry('open'), profiles: [profile('system_admin', 'approved')], identities: [] },
      kind: 'already',
    },
    {
      state: 'a system_admin, whose address need not be proven again',
      holders: {
        entry: entry('open'),
        profiles: [profile('system_admin', 'approved')],
        identities: [STRANGE],
      },
      kind: 'already',
    },
  ])('the plan is to $kind if there is $state', ({ holders, kind }) => {
    expect(planAdministrator(REQUEST, holders, NOW)).toMatchObject({ ok: true, value: { kind } });
  });

  it.each([
    {
      state: 'an unproven identity',
      holders: { ...NOBODY, identities: [STRANGE] },
      words: '/reset-password',
    },
    {
      state: 'the entry of another',
      holders: { ...NOBODY, entry: entry('open', 'gone') },
      words: 'accounts:release',
    },
    {
      state: 'an entry of the identity whose profile is lost',
      holders: { entry: entry('open'), profiles: [], identities: [VERIFIED] },
      words: 'its profile is lost; let the owner repair it at /debug-login',
    },
    {
      state: 'an identity beside the entry of another',
      holders: { entry: entry('open', 'gone'), profiles: [], identities: [VERIFIED] },
      words: 'accounts:release',
    },
    {
      state: 'a rejected entry without its profile',
      holders: { entry: entry('rejected'), profiles: [], identities: [VERIFIED] },
      words: 'accounts:release',
    },
    {
      state: 'a profile whose identity is gone',
      holders: { entry: entry('open'), profiles: [profile('admin', 'approved')], identities: [] },
      words: 'accounts:release',
    },
    {
      state: 'a damaged entry and nothing else',
      holders: { ...NOBODY, entry: storedDocument(`accountDirectory/${email}`, { gate: 'rejected' }) },
      words: 'damaged',
    },
    {
      state: 'a damaged entry beside a sound profile',
      holders: {
        entry: storedDocument(`accountDirectory/${email}`, { gate: 'closed', uid: 'ann' }),
        profiles: [profile('driver', 'pending')],
        identities: [VERIFIED],
      },
      words: 'damaged',
    },
    {
      state: 'a system_admin whose address is not in the directory',
      holders: { entry: null, profiles: [profile('system_admin', 'approved')], identities: [VERIFIED] },
      words: '/debug-login',
    },
    {
      state: 'an identity and a profile that is not its own',
      holders: {
        ...NOBODY,
        profiles: [profile('driver', 'pending')],
        identities: [{ ...VERIFIED, uid: 'other' }],
      },
      words: 'several accounts',
    },
    {
      state: 'a profile with another address',
      holders: {
        ...NOBODY,
        profiles: [profile('driver', 'pending', { email: 'old@example.com' })],
        identities: [VERIFIED],
      },
      words: "the profile's address is not the identity's",
    },
    {
      state: 'a damaged profile',
      holders: {
        ...NOBODY,
        profiles: [profile('driver', 'pending', { createdAt: 'x' })],
        identities: [VERIFIED],
      },
      words: '/debug-login',
    },
  ])('the plan is refused if there is $state', ({ holders, words }) => {
    expect(planAdministrator(REQUEST, holders, NOW)).toMatchObject({
      ok: false,
      error: { kind: 'failed', message: expect.stringContaining(words) },
    });
  });

  it('the plan counts one decision, whether status, role or both change', () => {
    const promoted = (role: string, status: string) =>
      planAdministrator(
        REQUEST,
        { entry: null, profiles: [profile(role, status)], identities: [VERIFIED] },
        NOW,
      );
    const after = {
      status: 'approved',
      role: 'system_admin',
      reviewCount: 1,
      lastReview: { by: 'operator' },
    };
    expect(promoted('driver', 'rejected')).toMatchObject({ value: { after } });
    expect(promoted('admin', 'approved')).toMatchObject({ value: { after } });
    expect(promoted('system_admin', 'pending')).toMatchObject({ value: { after } });
  });
});

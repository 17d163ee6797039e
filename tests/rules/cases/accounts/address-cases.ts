import { newName } from '../../scenario/accounts/new-name.ts';
import { account, entryPath, profile, profilePath } from '../../scenario/documents.ts';
import { NOBODY, person } from '../../scenario/people.ts';
import { commits, remove, set, update, type Case } from '../../scenario/request.ts';
import { newProfile, pendingEntry, registers } from '../../scenario/accounts/registration.ts';
import type { Data } from '../../scenario/datum.ts';
import { each, wrongFields } from '../../scenario/wrong-values.ts';

const old = { sub: 'old', email: 'shared@example.com' };
const fresh = { sub: 'fresh', email: 'shared@example.com' };
const ada = person('ada');

const entryOfOld = (gate: string) => ({ [entryPath(old)]: { gate, uid: 'old' } });

const ina = person('ina');
const writesEntry = (entry: Data) => commits(ina, set(entryPath(ina), entry));

/** Repairs (D21) of a wrong directory entry: the owner corrects the entry, but never opens a rejected gate. */
const ENTRY_REPAIR_CASES: readonly Case[] = [
  ...(
    [
      ['passenger', 'pending', 'pending'],
      ['passenger', 'approved', 'open'],
      ['passenger', 'rejected', 'rejected'],
      ['admin', 'pending', 'open'],
      ['system_admin', 'pending', 'open'],
      ['auditor', 'pending', 'pending'],
    ] as const
  ).map(([role, status, gate]) => ({
    title: `a ${status} ${role} writes their missing directory entry`,
    seed: { 'users/ina': profile(ina, role, { status }) },
    permitted: writesEntry({ gate, uid: 'ina' }),
    refused: {
      ...Object.fromEntries(
        ['open', 'pending', 'rejected', '']
          .filter((other) => other !== gate)
          .map((other) => [`as "${other}"`, writesEntry({ gate: other, uid: 'ina' })]),
      ),
      'for another person': writesEntry({ gate, uid: 'ada' }),
      ...each(wrongFields({ gate: 'a text', uid: 'a text' }), ([field, value]) =>
        writesEntry({ gate, uid: 'ina', [field]: value ?? 'x' }),
      ),
    },
  })),
  ...(
    [
      ['open', 'pending', 'pending'],
      ['pending', 'approved', 'open'],
      ['open', 'rejected', 'rejected'],
      ['ajar', 'approved', 'open'],
    ] as const
  ).map(([before, status, gate]) => ({
    title: `an owner corrects a gate that is ${before} although the profile is ${status}`,
    seed: {
      'users/ina': profile(ina, 'passenger', { status }),
      [entryPath(ina)]: { gate: before, uid: 'ina' },
    },
    permitted: writesEntry({ gate, uid: 'ina' }),
    refused: { 'left as it is': writesEntry({ gate: before, uid: 'ina' }) },
  })),
  ...['approved', 'pending'].map((status) => ({
    title: `a gate that is rejected although the profile is ${status} is left to an administrator`,
    seed: {
      'users/ina': profile(ina, 'passenger', { status }),
      [entryPath(ina)]: { gate: 'rejected', uid: 'ina' },
    },
    permitted: { by: ina, does: { kind: 'get', path: 'users/ina' } as const },
    refused: {
      opened: writesEntry({ gate: 'open', uid: 'ina' }),
      pending: writesEntry({ gate: 'pending', uid: 'ina' }),
      'with a repair of nothing': commits(
        ina,
        update('users/ina', {}),
        set(entryPath(ina), { gate: status === 'approved' ? 'open' : 'pending', uid: 'ina' }),
      ),
    },
  })),
  {
    title: 'an entry without a uid is left to an administrator',
    seed: { ...account(ina, 'passenger'), [entryPath(ina)]: { gate: 'open' } },
    permitted: { by: ina, does: { kind: 'get', path: 'users/ina' } },
    refused: { 'with their own uid': writesEntry({ gate: 'open', uid: 'ina' }) },
  },
  {
    title: 'the owner of a damaged profile writes its entry only together with a repair',
    seed: { 'users/ina': profile(ina, 'passenger', { createdAt: 'never' }) },
    permitted: commits(
      ina,
      update('users/ina', { createdAt: '2025-03-01T08:00:00Z' }),
      set(entryPath(ina), { gate: 'open', uid: 'ina' }),
    ),
    refused: {
      'before it is repaired': writesEntry({ gate: 'open', uid: 'ina' }),
      'with a repair of nothing': commits(
        ina,
        update('users/ina', {}),
        set(entryPath(ina), { gate: 'open', uid: 'ina' }),
      ),
    },
  },
];

/** Addresses that belonged to another account before, or still do (D5, D12). */
export const ADDRESS_CASES: readonly Case[] = [
  {
    title: 'an address whose owner has no profile may be registered by another identity',
    seed: entryOfOld('pending'),
    permitted: registers(fresh),
    refused: {
      'but not its entry alone': commits(fresh, set(entryPath(fresh), pendingEntry(fresh))),
      'nor taken away by a delete': commits(fresh, remove(entryPath(fresh))),
    },
  },
  {
    title: 'an address with an open gate and no profile, as a damaged record leaves it, may be registered',
    seed: entryOfOld('open'),
    permitted: registers(fresh),
    refused: { 'and does not stay open': registers(fresh, { entry: { gate: 'open' } }) },
  },
  {
    title: 'an address that belongs to a profile cannot be registered',
    seed: { ...account(old, 'passenger', { status: 'pending' }), ...entryOfOld('open') },
    permitted: commits(old, set(entryPath(old), pendingEntry(old))),
    refused: {
      'by another identity': registers(fresh),
      'leaving the entry as it is': commits(fresh, set('users/fresh', newProfile(fresh))),
      'with a profile for the existing entry': commits(
        fresh,
        set('users/fresh', newProfile(fresh)),
        set(entryPath(old), pendingEntry(old)),
      ),
    },
  },
  {
    title: 'a rejected address cannot be registered',
    seed: { ...entryOfOld('rejected'), ...account(ada, 'admin') },
    permitted: registers(person('other')),
    refused: {
      'by another identity': registers(fresh),
      'by its own': registers(old),
      'keeping the gate': registers(fresh, { entry: { gate: 'rejected' } }),
      'keeping gate and status': registers(old, {
        profile: { status: 'rejected' },
        entry: { gate: 'rejected' },
      }),
    },
  },
  {
    title: 'a released address may be registered, by an identity other than the released one',
    seed: { 'tombstones/old': { releasedAt: new Date(0), uid: 'old' } },
    permitted: registers(fresh),
    refused: {
      'by a token that was issued before the release': registers(old),
      'by that token, for an address of its own': registers({ ...person('mallory'), sub: 'old' }),
      'by a person with another address': registers(fresh, { by: person('mallory') }),
      'deleting the tombstone': commits(fresh, remove('tombstones/old')),
    },
  },
  {
    title: 'an entry with the uid of another person’s profile is changed only by that person',
    seed: {
      ...account(old, 'passenger', { status: 'pending' }),
      ...entryOfOld('open'),
      [profilePath(fresh)]: profile(fresh, 'passenger', { status: 'pending' }),
    },
    permitted: commits(old, update(entryPath(old), { gate: 'pending' })),
    refused: {
      'taken over': commits(fresh, set(entryPath(fresh), pendingEntry(fresh))),
      'an update of the profile without its entry': commits(
        fresh,
        update('users/fresh', newName('Fresh', 'Person fresh')),
      ),
      'an administrator taking it over for them': commits(ada, set(entryPath(fresh), pendingEntry(fresh))),
    },
  },
  {
    title: 'an address stays its owner’s after a move to another address, until an administrator intervenes',
    seed: {
      ...account({ ...old, email: 'moved@example.com' }, 'passenger', { status: 'pending' }),
      ...entryOfOld('pending'),
    },
    permitted: registers({ ...fresh, email: 'free@example.com' }),
    refused: {
      'from who registers with the address left behind': registers(fresh),
      'leaving the entry as it is': commits(fresh, set('users/fresh', newProfile(fresh))),
      'from who registers with the new one': registers({ ...fresh, email: 'moved@example.com' }),
      'and is not taken back by who moved': commits(old, set(entryPath(old), pendingEntry(old))),
    },
  },
  {
    title: 'an entry whose owner has no profile cannot be taken over by an existing profile',
    seed: {
      ...entryOfOld('pending'),
      [profilePath(fresh)]: profile(fresh, 'passenger', { status: 'pending' }),
    },
    permitted: { by: fresh, does: { kind: 'get', path: 'users/fresh' } },
    refused: {
      'with a repair of nothing': commits(
        fresh,
        update('users/fresh', {}),
        set(entryPath(fresh), pendingEntry(fresh)),
      ),
      alone: commits(fresh, set(entryPath(fresh), pendingEntry(fresh))),
    },
  },
  {
    title: 'only the owner changes an entry, and only to what the profile demands',
    seed: {
      ...account(old, 'passenger', { status: 'pending' }),
      ...entryOfOld('ajar'),
      ...account(ada, 'admin'),
    },
    permitted: commits(old, set(entryPath(old), pendingEntry(old))),
    refused: {
      'its owner opens the gate': commits(old, update(entryPath(old), { gate: 'open' })),
      'its owner adds a field': commits(old, update(entryPath(old), { name: 'Old' })),
      'its owner writes an unknown gate': commits(old, update(entryPath(old), { gate: 'ajar' })),
      'a client without a session writes it unchanged': commits(
        NOBODY,
        set(entryPath(old), pendingEntry(old)),
      ),
      'a stranger writes what it says': commits(fresh, set(entryPath(old), pendingEntry(old))),
      'an admin writes what it says': commits(ada, set(entryPath(old), pendingEntry(old))),
      'an admin opens the gate': commits(ada, update(entryPath(old), { gate: 'open' })),
      'a stranger gives it away': commits(fresh, update(entryPath(old), { uid: 'fresh' })),
      'its owner deletes it': commits(old, remove(entryPath(old))),
      'an admin deletes it': commits(ada, remove(entryPath(old))),
      'its owner, whose token has another address': commits(
        { sub: 'old', email: 'new@example.com' },
        set(entryPath(old), pendingEntry(old)),
      ),
    },
  },
  ...ENTRY_REPAIR_CASES,
];

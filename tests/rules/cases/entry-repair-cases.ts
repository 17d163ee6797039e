import type { Data } from '../scenario/datum.ts';
import { profile, entryPath, account } from '../scenario/documents.ts';
import { person } from '../scenario/people.ts';
import { commit, set, update, type Case } from '../scenario/request.ts';
import { each, wrongFields } from '../scenario/wrong-values.ts';

const ina = person('ina');
const writesEntry = (entry: Data) => ({ by: ina, does: commit(set(entryPath(ina), entry)) });

/**
 * D21 where only the directory is wrong: the owner corrects the entry from the profile, and never opens a rejected
 * gate.
 */
export const ENTRY_REPAIR_CASES: readonly Case[] = [
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
    title: `a ${status} ${role} writes the missing entry`,
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
    title: `a gate that is ${before} although the profile is ${status} is corrected`,
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
      'with a repair of nothing': {
        by: ina,
        does: commit(
          update('users/ina', {}),
          set(entryPath(ina), { gate: status === 'approved' ? 'open' : 'pending', uid: 'ina' }),
        ),
      },
    },
  })),
  {
    title: 'an entry without a uid is left to an administrator',
    seed: { ...account(ina, 'passenger'), [entryPath(ina)]: { gate: 'open' } },
    permitted: { by: ina, does: { kind: 'get', path: 'users/ina' } },
    refused: { 'with the own one': writesEntry({ gate: 'open', uid: 'ina' }) },
  },
  {
    title: 'a damaged profile has no entry to write',
    seed: { 'users/ina': profile(ina, 'passenger', { createdAt: 'never' }) },
    permitted: {
      by: ina,
      does: commit(
        update('users/ina', { createdAt: '2025-03-01T08:00:00Z' }),
        set(entryPath(ina), { gate: 'open', uid: 'ina' }),
      ),
    },
    refused: {
      'before it is repaired': writesEntry({ gate: 'open', uid: 'ina' }),
      'with a repair of nothing': {
        by: ina,
        does: commit(update('users/ina', {}), set(entryPath(ina), { gate: 'open', uid: 'ina' })),
      },
    },
  },
];

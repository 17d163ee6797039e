import { entryPath } from '../scenario/documents.ts';
import { newProfile } from '../scenario/registration.ts';
import { commit, set, type Case } from '../scenario/request.ts';

const old = { sub: 'old', email: 'shared@example.com' };
const fresh = { sub: 'fresh', email: 'shared@example.com' };
const entryOfOld = (gate: string) => ({ [entryPath(old)]: { gate, uid: 'old' } });

/** If the right entry already exists, a profile is created without writing it, under the same conditions (D5). */
export const STANDING_ENTRY_CASES: readonly Case[] = [
  {
    title: 'an entry that already fits a new profile is left as it is',
    seed: entryOfOld('pending'),
    permitted: { by: old, does: commit(set('users/old', newProfile(old))) },
    refused: {
      'for the person who has the address now': {
        by: fresh,
        does: commit(set('users/old', newProfile(fresh, { uid: 'old' }))),
      },
      'by a token of another address': {
        by: { sub: 'old', email: 'new@example.com' },
        does: commit(set('users/old', newProfile(old))),
      },
      'with an invalid date': {
        by: old,
        does: commit(set('users/old', newProfile(old, { createdAt: 'today' }))),
      },
    },
  },
  ...['Shared@example.com', 'shared.example.com', 'shar\u00e9d@example.com'].map((email) => ({
    title: `an entry for ${email} written by an operator does not make the address valid`,
    seed: { [`accountDirectory/${email}`]: { gate: 'pending', uid: 'old' }, ...entryOfOld('pending') },
    permitted: { by: old, does: commit(set('users/old', newProfile(old))) },
    refused: {
      'to register with': {
        by: { sub: 'old', email },
        does: commit(set('users/old', newProfile({ sub: 'old', email }))),
      },
    },
  })),
];

import { SERVER_TIME } from '../scenario/datum.ts';
import { account, entryPath } from '../scenario/documents.ts';
import { NOBODY, person } from '../scenario/people.ts';
import { newProfile, pendingEntry, registers } from '../scenario/registration.ts';
import { commit, get, merge, remove, set, type Case } from '../scenario/request.ts';

const penny = person('penny');
const mallory = person('mallory');

/** Row "signed in, no profile". */
export const REGISTRATION_CASES: readonly Case[] = [
  {
    title: 'a signed-in person creates their profile and its entry in one batch [S4.1, S7.10]',
    seed: {},
    permitted: registers(penny),
    refused: {
      'the profile alone': { by: penny, does: commit(set('users/penny', newProfile(penny))) },
      'the entry alone': { by: penny, does: commit(set(entryPath(penny), pendingEntry(penny))) },
      'nobody signed in': registers(penny, { by: NOBODY }),
      'for another person’s uid': registers(penny, { by: { ...mallory, email: penny.email } }),
      'for another person’s address': registers({ ...mallory, email: penny.email }, { by: mallory }),
      'by a token without an address': registers(penny, { by: { sub: 'penny' } }),
      'by a token whose address is no text': registers(penny, { by: { sub: 'penny', email: true } }),
      'with a claim instead of the address': registers(penny, { by: { sub: 'penny', user: penny.email } }),
      'an entry of another address': {
        by: penny,
        does: commit(
          set('users/penny', newProfile(penny)),
          set(entryPath(penny), pendingEntry(penny)),
          set(entryPath(mallory), pendingEntry(penny)),
        ),
      },
      'the entry under another address': {
        by: penny,
        does: commit(set('users/penny', newProfile(penny)), set(entryPath(mallory), pendingEntry(penny))),
      },
      'with a first audit entry': {
        by: penny,
        does: commit(
          set('users/penny', newProfile(penny)),
          set(entryPath(penny), pendingEntry(penny)),
          set('users/penny/reviews/1', { actor: 'penny', from: 'pending', to: 'approved', at: SERVER_TIME }),
        ),
      },
      'with an audit entry before the first': {
        by: penny,
        does: commit(
          set('users/penny', newProfile(penny)),
          set(entryPath(penny), pendingEntry(penny)),
          set('users/penny/reviews/0', { actor: 'penny', from: 'pending', to: 'pending', at: SERVER_TIME }),
        ),
      },
      'with a mail': {
        by: penny,
        does: commit(
          set('users/penny', newProfile(penny)),
          set(entryPath(penny), pendingEntry(penny)),
          set('mail/penny_0', { to: penny.email, template: { name: 'account-approved', data: {} } }),
        ),
      },
      'and deletes it at once': {
        by: penny,
        does: commit(
          set('users/penny', newProfile(penny)),
          set(entryPath(penny), pendingEntry(penny)),
          remove('users/penny'),
        ),
      },
    },
  },
  {
    title: 'a merge may create a profile, but only a complete one',
    seed: {},
    permitted: {
      by: penny,
      does: commit(merge('users/penny', newProfile(penny)), merge(entryPath(penny), pendingEntry(penny))),
    },
    refused: {
      'half of it': {
        by: penny,
        does: commit(
          merge('users/penny', { uid: 'penny', email: penny.email, status: 'pending' }),
          merge(entryPath(penny), pendingEntry(penny)),
        ),
      },
    },
  },
  {
    title: 'a registered person cannot register again',
    seed: account(penny, 'passenger', { status: 'pending' }),
    permitted: { by: penny, does: get('users/penny') },
    refused: {
      'the same batch once more': registers(penny),
      'as a driver': registers(penny, { profile: { role: 'driver' } }),
      'after deleting the first': {
        by: penny,
        does: commit(
          remove('users/penny'),
          set('users/penny', newProfile(penny, { role: 'driver' })),
          set(entryPath(penny), pendingEntry(penny)),
        ),
      },
      'deleting the profile': { by: penny, does: commit(remove('users/penny')) },
      'deleting the entry': { by: penny, does: commit(remove(entryPath(penny))) },
      'deleting both': { by: penny, does: commit(remove('users/penny'), remove(entryPath(penny))) },
    },
  },
];

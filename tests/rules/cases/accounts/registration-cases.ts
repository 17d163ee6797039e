import { SERVER_TIME, type Datum } from '../../scenario/datum.ts';
import { account, entryPath } from '../../scenario/documents.ts';
import { NOBODY, person } from '../../scenario/people.ts';
import { newProfile, pendingEntry, registers } from '../../scenario/accounts/registration.ts';
import { commits, get, merge, remove, set, type Case, type Write } from '../../scenario/request.ts';
import { each, eachText, text, wrongFields } from '../../scenario/wrong-values.ts';

const penny = person('penny');
const mallory = person('mallory');

/** The batch of a registration with further writes. */
const registersWith = (...more: readonly Write[]) =>
  commits(penny, set('users/penny', newProfile(penny)), set(entryPath(penny), pendingEntry(penny)), ...more);

const withProfile = (field: string, value: Datum | undefined) =>
  registers(penny, { profile: { [field]: value } });

const APPLICATION = { phone: '+49 (30) 1234-5/67', licence: text(40), message: text(500) };
const applies = (changes: Readonly<Record<string, Datum>> = {}, role = 'driver') =>
  registers(penny, { profile: { ...APPLICATION, role, ...changes } });
const wrongApplications = Object.fromEntries(
  Object.entries(wrongFields({ phone: 'a text', licence: 'a text', message: 'a text' })).filter(
    ([, [, value]]) => value !== undefined,
  ),
);

/** Row "signed in, no profile": what applicants may say about themselves. */
const APPLICATION_CASES: readonly Case[] = [
  {
    title: 'a driver registers with a phone, a licence and a message',
    seed: {},
    permitted: applies(),
    refused: {
      ...each(wrongApplications, ([field, value]) => withProfile(field, value)),
      ...eachText(
        'phone',
        ['none', '', '++49 30 12', '1234', '1'.repeat(16), '55112\n', '1 ext. 5'],
        (phone) => applies({ phone }),
      ),
      'an empty licence': applies({ licence: '' }),
      'a licence of 41 characters': applies({ licence: text(41) }),
      'an empty message': applies({ message: '' }),
      'a message of 501 characters': applies({ message: text(501) }),
      'a passenger with a licence': applies({}, 'passenger'),
      'something else beside them': applies({ note: 'text' }),
    },
  },
  {
    title: 'a driver registers with the shortest phone, licence and message',
    seed: {},
    permitted: applies({ phone: '55112', licence: 'B', message: '?' }),
    refused: { 'and none in the message': applies({ phone: '55112', licence: 'B', message: '' }) },
  },
  ...(['phone', 'message'] as const).map((field) => ({
    title: `a passenger registers with a ${field} alone`,
    seed: {},
    permitted: withProfile(field, APPLICATION[field]),
    refused: { 'not with a licence': withProfile('licence', 'B072') },
  })),
];

/** Row "signed in, no profile": the batch of a registration. */
export const REGISTRATION_CASES: readonly Case[] = [
  {
    title: 'a signed-in person creates their profile and its entry in one batch [S4.1, S7.10]',
    seed: {},
    permitted: registers(penny),
    refused: {
      'the profile alone': commits(penny, set('users/penny', newProfile(penny))),
      'the entry alone': commits(penny, set(entryPath(penny), pendingEntry(penny))),
      'a client without a session': registers(penny, { by: NOBODY }),
      'for another person’s uid': registers(penny, { by: { ...mallory, email: penny.email } }),
      'for another person’s address': registers({ ...mallory, email: penny.email }, { by: mallory }),
      'by a token without an address': registers(penny, { by: { sub: 'penny' } }),
      'by a token whose address is no text': registers(penny, { by: { sub: 'penny', email: true } }),
      'with a claim instead of the address': registers(penny, { by: { sub: 'penny', user: penny.email } }),
      'an entry of another address': registersWith(set(entryPath(mallory), pendingEntry(penny))),
      'the entry under another address': commits(
        penny,
        set('users/penny', newProfile(penny)),
        set(entryPath(mallory), pendingEntry(penny)),
      ),
      'with a first audit entry': registersWith(
        set('users/penny/reviews/1', { actor: 'penny', from: 'pending', to: 'approved', at: SERVER_TIME }),
      ),
      'with an audit entry before the first': registersWith(
        set('users/penny/reviews/0', { actor: 'penny', from: 'pending', to: 'pending', at: SERVER_TIME }),
      ),
      'with a mail': registersWith(
        set('mail/penny_0', { to: penny.email, template: { name: 'account-approved', data: {} } }),
      ),
      'and deletes it at once': registersWith(remove('users/penny')),
    },
  },
  {
    title: 'a merge may create a profile, but only a complete one',
    seed: {},
    permitted: commits(
      penny,
      merge('users/penny', newProfile(penny)),
      merge(entryPath(penny), pendingEntry(penny)),
    ),
    refused: {
      'half of it': commits(
        penny,
        merge('users/penny', { uid: 'penny', email: penny.email, status: 'pending' }),
        merge(entryPath(penny), pendingEntry(penny)),
      ),
    },
  },
  {
    title: 'a registered person cannot register again',
    seed: account(penny, 'passenger', { status: 'pending' }),
    permitted: { by: penny, does: get('users/penny') },
    refused: {
      'the same batch once more': registers(penny),
      'as a driver': registers(penny, { profile: { role: 'driver' } }),
      'after deleting the first': commits(
        penny,
        remove('users/penny'),
        set('users/penny', newProfile(penny, { role: 'driver' })),
        set(entryPath(penny), pendingEntry(penny)),
      ),
      'deleting the profile': commits(penny, remove('users/penny')),
      'deleting the entry': commits(penny, remove(entryPath(penny))),
      'deleting both': commits(penny, remove('users/penny'), remove(entryPath(penny))),
    },
  },
  ...APPLICATION_CASES,
];

import { NAME_KEYS, nameKeysOf } from '#domain/accounts/model/name-keys.ts';
import { REMOVED, SERVER_TIME, increment } from '../scenario/datum.ts';
import { QUEUE_PLACE, account, entryPath } from '../scenario/documents.ts';
import { newName } from '../scenario/new-name.ts';
import { NOBODY, person } from '../scenario/people.ts';
import {
  commit,
  get,
  merge,
  remove,
  set,
  update,
  type Case,
  type Person,
  type Write,
} from '../scenario/request.ts';
import { each, text, wrongFields } from '../scenario/wrong-values.ts';

const penny = person('penny');
const mallory = person('mallory');
const ada = person('ada');
/** Penny after the provider has given her identity another address. */
const moved = { ...penny, email: 'moved@example.com' };

const BEFORE = 'Person penny';
const namedAs = (name: string) => newName(name, BEFORE);
const NEW_NAME = namedAs('Penny New');
const NO_NAME = Object.fromEntries(['name', ...NAME_KEYS].map((field) => [field, REMOVED]));
const renamed = (changes = {}, by: Person = penny) => ({
  by,
  does: commit(update('users/penny', { ...NEW_NAME, ...changes })),
});
const alone = (...writes: readonly Write[]) => ({ by: penny, does: commit(...writes) });

const approved = account(penny, 'passenger', { reviewCount: 3, reviewedBy: 'ada', reviewedAt: new Date(0) });

/** Row "approved". */
export const RENAME_CASES: readonly Case[] = [
  {
    title: 'an approved person changes their own name',
    seed: { ...approved, ...account(mallory, 'driver'), ...account(ada, 'admin') },
    permitted: renamed(),
    refused: {
      'by another person': renamed({}, mallory),
      'an admin': renamed({}, ada),
      'nobody signed in': renamed({}, NOBODY),
      'without the key': alone(update('users/penny', { ...NEW_NAME, name: 'Penny Newer' })),
      'without the name': alone(update('users/penny', { ...NEW_NAME, name: BEFORE })),
      'with the keys of another name': renamed(nameKeysOf('Ada Admin')),
      'taking the name away': renamed(NO_NAME),
      'an empty name': renamed(namedAs('')),
      'a blank name': renamed(namedAs('\u3000')),
      'a name of 101 characters': renamed(namedAs(text(101))),
      ...each(
        wrongFields(
          Object.fromEntries([
            ...['name', ...NAME_KEYS].map((field) => [field, 'a text'] as const),
            ['formerNames', 'a map'] as const,
          ]),
        ),
        ([field, value]) => renamed({ [field]: value ?? REMOVED }),
      ),
      'with another role': renamed({ role: 'admin' }),
      'with another status': renamed({ status: 'pending' }),
      'with another address': renamed({ email: mallory.email }),
      'with another uid': renamed({ uid: 'mallory' }),
      'with another date': renamed({ createdAt: '2020-01-01T00:00:00Z' }),
      'with an earlier place in the queue': renamed({ [QUEUE_PLACE]: new Date(0) }),
      'registering anew': renamed({ [QUEUE_PLACE]: SERVER_TIME }),
      'with one decision more': renamed({ reviewCount: increment(1) }),
      'with a count that is no whole number any more': renamed({ reviewCount: increment(-0) }),
      'without a count': renamed({ reviewCount: REMOVED }),
      'with another reviewer': renamed({ reviewedBy: 'mallory' }),
      'with another phone': renamed({ phone: '112' }),
      'with a reason': renamed({ rejectionReason: 'None.' }),
      'with an unknown field': renamed({ note: 'hello' }),
      'replacing the whole profile': alone(set('users/penny', NEW_NAME)),
      'and an audit entry': alone(
        update('users/penny', NEW_NAME),
        set('users/penny/reviews/4', { actor: 'penny', from: 'approved', to: 'approved', at: SERVER_TIME }),
      ),
      'and an audit entry of the last decision': alone(
        update('users/penny', NEW_NAME),
        set('users/penny/reviews/3', { actor: 'penny', from: 'approved', to: 'approved', at: SERVER_TIME }),
      ),
      'and a mail': alone(
        update('users/penny', NEW_NAME),
        set('mail/penny_3', { to: penny.email, template: { name: 'account-approved', data: {} } }),
      ),
      'and an entry that is not so': alone(
        update('users/penny', NEW_NAME),
        update(entryPath(penny), { gate: 'pending' }),
      ),
      'deleting the profile': alone(remove('users/penny')),
    },
  },
  {
    title: 'a rename may not change the stored address, whatever the token says',
    seed: approved,
    permitted: renamed({}, moved),
    refused: {
      'to that of the token': renamed({ email: moved.email }, moved),
      'to that of the token, with its entry': {
        by: moved,
        does: commit(
          update('users/penny', { ...NEW_NAME, email: moved.email }),
          set(entryPath(moved), { gate: 'open', uid: 'penny' }),
        ),
      },
      'together with the entry of the address before': {
        by: penny,
        does: commit(
          update('users/penny', { ...NEW_NAME, email: moved.email }),
          set(entryPath(penny), { gate: 'open', uid: 'penny' }),
          set(entryPath(moved), { gate: 'open', uid: 'penny' }),
        ),
      },
    },
  },
  {
    title: 'a merge may set the longest name',
    seed: approved,
    permitted: alone(merge('users/penny', namedAs(`Ä${text(99)}`))),
    refused: {
      'one longer': alone(merge('users/penny', namedAs(`Ä${text(100)}`))),
    },
  },
  {
    title: 'a missing count may stay missing',
    seed: account(penny, 'passenger', { reviewCount: undefined }),
    permitted: renamed(),
    refused: {
      'set to one': renamed({ reviewCount: 1 }),
      'set to a text': renamed({ reviewCount: 'none' }),
    },
  },
  ...['pending', 'rejected'].map((status) => ({
    title: `a ${status} person cannot change their name`,
    seed: account(penny, 'passenger', { status }),
    permitted: { by: penny, does: get('users/penny') },
    refused: { 'changes it': renamed() },
  })),
];

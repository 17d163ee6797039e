import { SERVER_TIME } from '../../scenario/datum.ts';
import { account, withChanges, type Changes } from '../../scenario/documents.ts';
import { person } from '../../scenario/people.ts';
import { ada, asks, everybody, penny, sam } from '../../scenario/readers.ts';
import { commits, get, list, remove, set, update, type Case, type Person } from '../../scenario/request.ts';
import { each, text, wrongFields } from '../../scenario/wrong-values.ts';

const PATH = 'users/penny/notes/abcdefghij0123456789';
const NOTE = { by: 'ada', text: 'Called on Monday.', at: new Date(0) };
const notes = (uid: string, limit?: number) =>
  list({ collection: `users/${uid}/notes`, orderBy: 'at', ...(limit !== undefined && { limit }) });
const adds = (changes: Changes = {}, path = PATH, by: Person = ada) =>
  commits(by, set(path, withChanges({ ...NOTE, at: SERVER_TIME }, changes)));
const bea = person('bea');
const passenger = person('passenger');

/** Row "accounts": notes on accounts. The owner of the account never reads them. */
export const NOTE_CASES: readonly Case[] = [
  {
    title: 'an approved admin adds a note to an account',
    seed: { ...everybody, ...account(passenger, 'passenger') },
    permitted: adds(),
    refused: {
      ...asks(adds().does),
      'an approved passenger in their own name': adds({ by: 'passenger' }, PATH, passenger),
      'to their own': adds({}, PATH.replace('penny', 'ada')),
      'to an account that does not exist': adds({}, PATH.replace('penny', 'nobody')),
      'in the name of another': adds({ by: 'sam' }),
      'at another time': adds({ at: new Date(0) }),
      'an empty one': adds({ text: '' }),
      'of 1,001 characters': adds({ text: text(1001) }),
      'with something else': adds({ pinned: true }),
      'under a short id': adds({}, 'users/penny/notes/abc'),
      'under an id with other signs': adds({}, 'users/penny/notes/abcdefghij012345678-'),
      ...each(wrongFields({ by: 'a text', text: 'a text', at: 'a timestamp' }), ([field, value]) =>
        adds({ [field]: value }),
      ),
    },
  },
  {
    title: 'an approved system_admin adds a note of the greatest length to an administrator',
    seed: { ...everybody, ...account(bea, 'admin') },
    permitted: adds({ by: 'sam', text: text(1000) }, PATH.replace('penny', 'bea'), sam),
    refused: { 'and not its subject': adds({ by: 'bea' }, PATH.replace('penny', 'bea'), bea) },
  },
  {
    title: 'an approved admin adds a note of one character',
    seed: { ...everybody, ...account(passenger, 'passenger') },
    permitted: adds({ text: '?' }),
    refused: { 'and none': adds({ text: '' }) },
  },
  {
    title: 'an approved admin lists the notes on an account, and no person changes them',
    seed: { ...everybody, [PATH]: NOTE, [PATH.replace('penny', 'ada')]: { ...NOTE, by: 'sam' } },
    permitted: { by: ada, does: notes('penny', 100) },
    refused: {
      ...asks(notes('penny', 100)),
      'its owner': { by: penny, does: notes('penny', 1) },
      'those on their own account': { by: ada, does: notes('ada', 1) },
      'without a limit': { by: ada, does: notes('penny') },
      'more than a page': { by: ada, does: notes('penny', 101) },
      'those on all accounts': { by: ada, does: list({ collection: 'notes', group: true, limit: 1 }) },
      'one by its id': { by: ada, does: get(PATH) },
      'adding it again': adds(),
      'with another text': commits(ada, update(PATH, { text: 'Other.' })),
      removed: commits(ada, remove(PATH)),
    },
  },
];

import { NAME_KEYS, nameKeysOf } from '#domain/shared/people/name-keys.ts';
import { REMOVED, SERVER_TIME, increment } from '../../scenario/datum.ts';
import { QUEUE_PLACE, account, entryPath, profile } from '../../scenario/documents.ts';
import { newName } from '../../scenario/accounts/new-name.ts';
import { NOBODY, person } from '../../scenario/people.ts';
import {
  commits,
  get,
  merge,
  remove,
  set,
  update,
  type Case,
  type Person,
  type Write,
} from '../../scenario/request.ts';
import { each, text, wrongFields } from '../../scenario/wrong-values.ts';

const penny = person('penny');
const mallory = person('mallory');
const ada = person('ada');
/** Penny after the provider has given her identity another address. */
const moved = { ...penny, email: 'moved@example.com' };

const BEFORE = 'Person penny';
const namedAs = (name: string) => newName(name, BEFORE);
const NEW_NAME = namedAs('Penny New');
const NO_NAME = Object.fromEntries(['name', ...NAME_KEYS].map((field) => [field, REMOVED]));
const renamed = (changes = {}, by: Person = penny) =>
  commits(by, update('users/penny', { ...NEW_NAME, ...changes }));
const alone = (...writes: readonly Write[]) => commits(penny, ...writes);

const approved = account(penny, 'passenger', { reviewCount: 3, reviewedBy: 'ada', reviewedAt: new Date(0) });

const KEYED_NAME = newName('Penny New', 'Person penny');
const renamedWithEntry = () => alone(update('users/penny', KEYED_NAME));

/** Row "approved": a rename requires the directory entry of the profile (D5). */
const RENAME_ENTRY_CASES: readonly Case[] = [
  {
    title: 'a profile whose entry is missing or wrong must be repaired before it is renamed',
    seed: { 'users/penny': profile(penny, 'passenger') },
    permitted: alone(
      update('users/penny', KEYED_NAME),
      set(entryPath(penny), { gate: 'open', uid: 'penny' }),
    ),
    refused: { 'at once': renamedWithEntry() },
  },
  {
    title: 'a profile whose entry points elsewhere cannot be renamed',
    seed: {
      ...account(penny, 'passenger'),
      [entryPath(penny)]: { gate: 'open', uid: 'mallory' },
      ...account(mallory, 'driver'),
    },
    permitted: commits(mallory, update('users/mallory', newName('Mallory New', 'Person mallory'))),
    refused: { 'by its owner': renamedWithEntry() },
  },
];

const OLDEST = { name: 'Penny Born', until: new Date(0) };
const LEFT = { name: BEFORE, until: SERVER_TIME };
/** A profile whose name has changed this often. */
const after = (renames: number) => ({
  formerNames: Object.fromEntries(Array.from({ length: renames }, (_, number) => [number, OLDEST])),
});

const renamedKeeping = (changes: object) =>
  commits(penny, update('users/penny', { ...newName('Penny New', BEFORE), ...changes }));

/** A name does not prove an identity, so former names stay on record (D29). */
const FORMER_NAME_CASES: readonly Case[] = [
  {
    title: 'a rename stores the former name under the next number',
    seed: account(penny, 'passenger', { formerNames: { 0: OLDEST } }),
    permitted: renamedKeeping({ formerNames: { 0: OLDEST, 1: LEFT } }),
    refused: {
      'not without it': renamedKeeping({ formerNames: { 0: OLDEST } }),
      'not without the older one': renamedKeeping({ formerNames: { 1: LEFT } }),
      'not in place of the older one': renamedKeeping({ formerNames: { 0: LEFT } }),
      'not with the older one changed': renamedKeeping({
        formerNames: { 0: { ...OLDEST, name: 'Nobody' }, 1: LEFT },
      }),
      'not under another number': renamedKeeping({ formerNames: { 0: OLDEST, 2: LEFT } }),
      'not with one more': renamedKeeping({ formerNames: { 0: OLDEST, 1: LEFT, 2: LEFT } }),
      'not with another name': renamedKeeping({
        formerNames: { 0: OLDEST, 1: { ...LEFT, name: 'Ada Admin' } },
      }),
      'not at another time': renamedKeeping({
        formerNames: { 0: OLDEST, 1: { ...LEFT, until: new Date(0) } },
      }),
      'not with something else': renamedKeeping({
        formerNames: { 0: OLDEST, 1: { ...LEFT, note: 'hello' } },
      }),
      'not for the same name': renamedKeeping({
        ...newName(BEFORE, BEFORE),
        formerNames: { 0: OLDEST, 1: LEFT },
      }),
      'not without a new name': commits(
        penny,
        update('users/penny', { formerNames: { 0: OLDEST, 1: LEFT } }),
      ),
    },
  },
  {
    title: 'a name changes at most twenty times',
    seed: { ...account(penny, 'passenger', after(19)), ...account(mallory, 'passenger', after(20)) },
    permitted: renamedKeeping({ formerNames: { ...after(19).formerNames, 19: LEFT } }),
    refused: {
      'and not once more': commits(
        mallory,
        update('users/mallory', {
          ...newName('Mallory New', 'Person mallory'),
          formerNames: { ...after(20).formerNames, 20: { ...LEFT, name: 'Person mallory' } },
        }),
      ),
    },
  },
];

/** Row "approved": a change of the person's own name. */
export const RENAME_CASES: readonly Case[] = [
  {
    title: 'an approved person changes their own name',
    seed: { ...approved, ...account(mallory, 'driver'), ...account(ada, 'admin') },
    permitted: renamed(),
    refused: {
      'by another person': renamed({}, mallory),
      'an admin': renamed({}, ada),
      'a client without a session': renamed({}, NOBODY),
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
      'to that of the token, with its entry': commits(
        moved,
        update('users/penny', { ...NEW_NAME, email: moved.email }),
        set(entryPath(moved), { gate: 'open', uid: 'penny' }),
      ),
      'together with the entry of the address before': commits(
        penny,
        update('users/penny', { ...NEW_NAME, email: moved.email }),
        set(entryPath(penny), { gate: 'open', uid: 'penny' }),
        set(entryPath(moved), { gate: 'open', uid: 'penny' }),
      ),
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
    title: 'a rename may leave a missing count missing',
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
  ...RENAME_ENTRY_CASES,
  ...FORMER_NAME_CASES,
];

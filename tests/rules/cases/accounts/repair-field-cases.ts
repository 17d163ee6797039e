import { nameKeysOf } from '#domain/shared/people/name-keys.ts';
import { REMOVED, SERVER_TIME, increment } from '../../scenario/datum.ts';
import { QUEUE_PLACE, CREATED_AT, account, entryPath, type Changes } from '../../scenario/documents.ts';
import { person } from '../../scenario/people.ts';
import { commits, get, set, update, type Case } from '../../scenario/request.ts';
import { each, eachText, text, wrongFields } from '../../scenario/wrong-values.ts';
import { damaged, repairs } from './repair-cases.ts';

const ina = person('ina');
const pending = { gate: 'pending', uid: 'ina' };
const waiting = (changes: Changes) => damaged({ status: 'pending', ...changes }, pending);

const KEPT = { by: ina, does: { kind: 'get', path: 'users/ina' } } as const;
const namedAs = (name: string) => ({ name, ...nameKeysOf(name) });
const NAME = namedAs('Ina');

/** D21: an owner may set each missing or invalid field, and only to what the identity and the clock determine. */
export const REPAIR_FIELD_CASES: readonly Case[] = [
  ...[undefined, 7, null].map((uid) => ({
    title: `a repair sets a uid of ${String(uid)}`,
    seed: waiting({ uid }),
    permitted: repairs({ uid: 'ina' }, null),
    refused: {
      'to another one': repairs({ uid: 'ada' }, null),
      'not at all': repairs({}, null),
    },
  })),
  ...[undefined, 7, 'none'].map((email) => ({
    title: `a repair sets an address of ${String(email)}`,
    seed: waiting({ email }),
    permitted: repairs({ email: ina.email }, null),
    refused: {
      'to another one': repairs({ email: 'ada@example.com' }, null),
      'not at all': repairs({}, null),
      'to one that has no normal form': commits(
        { sub: 'ina', email: 'Ina@example.com' },
        update('users/ina', { email: 'Ina@example.com' }),
        set('accountDirectory/Ina@example.com', pending),
      ),
    },
  })),
  ...[undefined, 7, 'Passenger!', text(31), ''].map((role) => ({
    title: `a repair sets a role of ${String(role)}`,
    seed: waiting({ role }),
    permitted: repairs({ role: 'driver' }, null),
    refused: {
      ...eachText('as', ['admin', 'system_admin', 'auditor', ''], (as) => repairs({ role: as }, 'pending')),
      ...each(wrongFields({ role: 'a text' }), ([, value]) => repairs({ role: value ?? REMOVED }, null)),
      'not at all': repairs({}, null),
    },
  })),
  ...[undefined, 7, 'yesterday', '2025-13-01T00:00:00Z'].map((createdAt) => ({
    title: `a repair sets a date of ${String(createdAt)}`,
    seed: waiting({ createdAt }),
    permitted: repairs({ createdAt: CREATED_AT }, null),
    refused: {
      ...each(wrongFields({ createdAt: 'a text' }), ([, value]) =>
        repairs({ createdAt: value ?? REMOVED }, null),
      ),
      'to a text': repairs({ createdAt: 'today' }, null),
      'not at all': repairs({}, null),
    },
  })),
  ...[undefined, 7, ' \u00a0', ''].map((name) => ({
    title: `a repair replaces a name of ${JSON.stringify(name)}`,
    seed: waiting({ name }),
    permitted: repairs(NAME, null),
    refused: {
      'without its key': repairs({ name: 'Ina' }, null),
      'the keys alone': repairs(nameKeysOf('Ina'), null),
      'too long': repairs(namedAs(text(101)), null),
      blank: repairs(namedAs('\u2003'), null),
    },
  })),
  {
    title: 'a repair may leave a missing name missing',
    seed: waiting({ name: undefined, role: undefined }),
    permitted: repairs({ role: 'driver' }, null),
    refused: {
      'with the keys of another name': repairs({ role: 'driver', ...nameKeysOf('Ada Admin') }, null),
    },
  },
  ...[undefined, 'yesterday'].map((time) => ({
    title: `a repair sets a time of registration of ${String(time)} to the server’s`,
    seed: waiting({ [QUEUE_PLACE]: time }),
    permitted: repairs({ [QUEUE_PLACE]: SERVER_TIME }, null),
    refused: {
      'by the owner': repairs({ [QUEUE_PLACE]: new Date('2020-01-01T00:00:00Z') }, null),
      'to a text': repairs({ [QUEUE_PLACE]: 'today' }, null),
    },
  })),
  ...[undefined, 'none'].map((reviewCount) => ({
    title: `a repair sets a count of ${String(reviewCount)} to zero`,
    seed: waiting({ reviewCount }),
    permitted: repairs({ reviewCount: 0 }, null),
    refused: {
      'at one': repairs({ reviewCount: 1 }, null),
      below: repairs({ reviewCount: -1 }, null),
      'as a float': repairs({ reviewCount: -0 }, null),
      'as a text': repairs({ reviewCount: '0' }, null),
    },
  })),
  {
    title: 'no repair sets a count back',
    seed: account(ina, 'passenger', { reviewCount: 3 }),
    permitted: { by: ina, does: get('users/ina') },
    refused: {
      'to zero': repairs({ reviewCount: 0 }, null),
      'to the same as a float': repairs({ reviewCount: increment(-0) }, null),
      'to a float, to be set back then': repairs({ reviewCount: increment(0.5) }, null),
      'to nothing': repairs({ reviewCount: REMOVED }, null),
    },
  },
  {
    title: 'no repair changes a count that is a float',
    seed: waiting({ reviewCount: 2.5 }),
    permitted: KEPT,
    refused: { 'to zero': repairs({ reviewCount: 0 }, null), 'nothing else': repairs({}, null) },
  },
  ...Object.entries({
    'another uid': waiting({ uid: 'ada' }),
    'another address': waiting({ email: 'ada@example.com' }),
    'an unknown status': damaged({ status: 'active' }, { gate: 'open', uid: 'ina' }),
    'an empty status': damaged({ status: '' }, { gate: 'open', uid: 'ina' }),
  }).map(([title, seed]) => ({
    title: `${title} is left to an administrator`,
    seed,
    permitted: KEPT,
    refused: {
      'the uid': repairs({ uid: 'ina' }, 'pending'),
      'the address': repairs({ email: ina.email }, 'pending'),
      'the status': repairs({ status: 'pending' }, 'pending'),
      'all of it': repairs({ uid: 'ina', email: ina.email, status: 'pending' }, 'pending'),
      nothing: repairs({}, 'pending'),
      'the entry alone': commits(ina, set(entryPath(ina), pending)),
    },
  })),
];

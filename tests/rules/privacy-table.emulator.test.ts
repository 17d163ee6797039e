import { FirebaseError } from 'firebase/app';
import {
  collection,
  collectionGroup,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  where,
  type Firestore,
  type Query,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FIRM_PRIVACY, RIDE_PRIVACY } from './privacy-table.ts';
import { account } from './scenario/documents.ts';
import { arrange } from './scenario/over-the-wire.ts';
import { NOBODY, person } from './scenario/people.ts';
import { RULES_SOURCE } from './scenario/read-rules.ts';
import type { Person, Seed } from './scenario/request.ts';
import {
  at,
  CAR,
  CARD_AT_THE_END,
  DAY,
  DETAILS,
  detailsPath,
  idOf,
  ride,
  ridePath,
  SETTINGS,
  shift,
} from './scenario/rides/ride-documents.ts';
import { ada, dan, dora, olga, penny, pia, RIDE_PEOPLE, sam } from './scenario/rides/ride-people.ts';
import { connectRulesClient } from './scenario/rules-client.ts';

/** In the order of the columns. */
const COLUMNS: readonly Person[] = [
  NOBODY,
  person('pat'),
  person('dirk'),
  olga,
  pia,
  penny,
  dan,
  dora,
  ada,
  sam,
];

const PEOPLE = {
  ...RIDE_PEOPLE,
  ...account(person('pat'), 'passenger', { status: 'pending' }),
  ...account(person('dirk'), 'driver', { status: 'rejected' }),
};
const PHONE_KEY = '49307';
const CUSTOMER = `customers/${idOf('caller')}`;
const FIRM = {
  [detailsPath()]: DETAILS,
  'drivers/dora': shift(),
  'riders/penny': { phone: '+49 30 7', phoneKey: PHONE_KEY },
  [CUSTOMER]: { phoneKey: PHONE_KEY, name: 'Cora Caller', nameKey: 'cora caller', nameKey2: 'caller' },
  'vehicles/car-1': CAR,
  'settings/rides': SETTINGS,
};
const DRIVEN = { driver: 'dora', card: CARD_AT_THE_END };

/** By the names of the rows. */
const SITUATIONS: Readonly<Record<string, Seed>> = {
  requested: { [ridePath()]: ride('requested') },
  offered: { [ridePath()]: ride('offered') },
  accepted: { [ridePath()]: ride('accepted') },
  'on the way': { [ridePath()]: ride('on_the_way') },
  arrived: { [ridePath()]: ride('arrived') },
  'in progress': { [ridePath()]: ride('in_progress') },
  completed: { [ridePath()]: ride('completed') },
  'completed, day ago': { [ridePath()]: ride('completed', { endedAt: at(-DAY) }) },
  'no-show': { [ridePath()]: ride('no_show') },
  'cancelled, asked': { [ridePath()]: ride('cancelled', { driver: 'dora' }) },
  'cancelled, driving': { [ridePath()]: ride('cancelled', DRIVEN) },
  'cancelled, no one': { [ridePath()]: ride('cancelled') },
  expired: { [ridePath()]: ride('expired') },
  'both rejected': {
    [ridePath()]: ride('in_progress'),
    ...account(penny, 'passenger', { status: 'rejected' }),
    ...account(dora, 'driver', { status: 'rejected' }),
  },
};

type Lists = (database: Firestore, uid: string) => readonly Query[];
const first = (database: Firestore, path: string) => query(collection(database, path), limit(20));
const few = (database: Firestore, path: string, field: string, value: string) =>
  query(collection(database, path), where(field, '==', value), limit(2));
const rides: Lists = (database, uid) => {
  const all = collection(database, 'rides');
  const found = [
    ['rider', uid],
    ['driver', uid],
    ['state', 'requested'],
    ['open', true],
  ] as const;
  return [
    ...found.map(([field, value]) => query(all, where(field, '==', value), limit(20))),
    query(all, limit(20)),
  ];
};

/** Each document, and every way to list its like: of what is listed in one of them, the document must be part. */
const DOCUMENTS: Readonly<Record<string, readonly [path: string, lists: Lists]>> = {
  ride: [ridePath(), rides],
  details: [
    detailsPath(),
    (database) => [
      query(collectionGroup(database, 'private'), limit(20)),
      first(database, `${ridePath()}/private`),
    ],
  ],
  shift: ['drivers/dora', (database) => [first(database, 'drivers')]],
  rider: [
    'riders/penny',
    (database) => [first(database, 'riders'), few(database, 'riders', 'phoneKey', PHONE_KEY)],
  ],
  customer: [
    CUSTOMER,
    (database) => [
      first(database, 'customers'),
      few(database, 'customers', 'phoneKey', PHONE_KEY),
      few(database, 'customers', 'nameKey', 'cora caller'),
      few(database, 'customers', 'nameKey2', 'caller'),
    ],
  ],
  vehicle: ['vehicles/car-1', (database) => [first(database, 'vehicles')]],
  settings: ['settings/rides', (database) => [first(database, 'settings')]],
};

/** Whether the answer holds what is asked for; a refusal does not. */
async function holds(answer: Promise<boolean>): Promise<boolean> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'permission-denied') return false;
    throw error;
  }
}

const client = connectRulesClient('demo-privacy');
beforeAll(() => client.putRules(RULES_SOURCE));
afterAll(() => client.close());

async function cellOf(who: Person, document: string): Promise<string> {
  const [path, lists] = DOCUMENTS[document] ?? ['', () => []];
  const database = client.as(who);
  const isListed = (list: Query) =>
    getDocs(list).then(({ docs }) => docs.some(({ ref }) => ref.path === path));
  const got = await holds(getDoc(doc(database, path)).then((found) => found.exists()));
  const listed = await Promise.all(
    lists(database, who?.sub ?? 'nobody').map((list) => holds(isListed(list))),
  );
  return `${got ? 'g' : ''}${listed.includes(true) ? 'l' : ''}` || '-';
}

/** The same table with what each person really gets. */
async function measured(table: string): Promise<string> {
  const [heading = '', ...rows] = table.trim().split('\n');
  const lines = [heading];
  let arranged: string | null = null;
  for (const row of rows) {
    const [, situation = '', document = '', ...expected] = row.split('|');
    if (situation !== arranged) {
      await client.clear();
      await arrange(client.owner, { ...PEOPLE, ...FIRM, ...SITUATIONS[situation.trim()] });
      arranged = situation;
    }
    const cells = await Promise.all(COLUMNS.map((who) => cellOf(who, document.trim())));
    const padded = cells.map((cell, column) => ` ${cell}`.padEnd(expected[column]?.length ?? 0));
    lines.push(['', situation, document, ...padded, ''].join('|'));
  }
  return `\n${lines.join('\n')}\n`;
}

it.each([
  ['a ride and its details', RIDE_PRIVACY],
  ['what else is kept for rides', FIRM_PRIVACY],
])(
  'over the wire, whoever the table says reads %s, and nobody else',
  { timeout: 120_000 },
  async (_, table) => {
    expect(await measured(table)).toBe(table);
  },
);

import { BOOKS, BOOKS_PATH, changePath, fare, FARE_PATH } from '../scenario/books/fares.ts';
import type { Data } from '../scenario/datum.ts';
import { account, entryPath, profilePath } from '../scenario/documents.ts';
import type { Seed } from '../scenario/request.ts';
import {
  at,
  CAR,
  CARD_AT_THE_END,
  DAY,
  DETAILS,
  detailsPath,
  FROM,
  idOf,
  OTHER_RIDE,
  RIDE,
  ride,
  ridePath,
  SETTINGS,
  shift,
  TO,
  worked,
  type State,
  NO_SHOW,
} from '../scenario/rides/ride-documents.ts';
import { givesBack } from '../scenario/rides/remarking.ts';
import { dora, penny } from '../scenario/rides/ride-people.ts';
import {
  BILL,
  billPath,
  draft,
  FILLED,
  FIRST,
  ISSUED,
  line,
  linePath,
  numberOf,
  numberPath,
  settlementPath,
} from '../scenario/bills.ts';
import { NEW_PAYER, PAYER_PATH } from '../scenario/payers.ts';
import { NEW_TARIFF, TARIFF_PATH } from '../scenario/tariffs.ts';
import { della, dirk, gil, otto, pat, quinn, READERS, rex, rob } from './privacy-people.ts';

/** The earlier steps of the ride. One driver declined it, one gave it back, and one lost it by a recall. */
const EARLIER = {
  declined: [della.sub, gil.sub],
  log: {
    0: { did: 'request', by: penny.sub, at: at(-600) },
    1: { did: 'offer', by: 'ada', at: at(-590), driver: della.sub },
    2: { did: 'decline', by: della.sub, at: at(-580) },
    3: { did: 'take', by: gil.sub, at: at(-570) },
    4: { did: givesBack().did, by: gil.sub, at: at(-560) },
    5: { did: 'assign', by: 'ada', at: at(-550), driver: rex.sub },
    6: { did: 'recall', by: 'ada', at: at(-540), why: 'nearer' },
  },
  rev: 6,
};
const TOMORROW = { kind: 'later', wall: '2026-11-23T10:00', pickupAt: at(DAY), searchFrom: at(DAY) };
const is = (state: State, changes = {}): Seed => ({ [ridePath()]: ride(state, { ...EARLIER, ...changes }) });

/** The situations by their names in the rows: the ride, and other documents that differ from the usual ones. */
export const SITUATIONS: Readonly<Record<string, Seed>> = {
  requested: is('requested'),
  'search over': is('requested', { pickupAt: at(-DAY), searchFrom: at(-DAY) }),
  offered: is('offered'),
  accepted: is('accepted'),
  'accepted for tomorrow': is('accepted', TOMORROW),
  'moved to tomorrow': is('accepted', { ...TOMORROW, movedFrom: at(0) }),
  'on the way': is('on_the_way'),
  arrived: is('arrived'),
  'in progress': is('in_progress'),
  completed: is('completed'),
  'completed a day ago': is('completed', { endedAt: at(-DAY) }),
  'no-show': is(NO_SHOW),
  'cancelled while offered': is('cancelled', { driver: dora.sub }),
  'cancelled on the way': is('cancelled', { driver: dora.sub, card: CARD_AT_THE_END }),
  'cancelled long before': is('cancelled', { ...TOMORROW, driver: dora.sub }),
  'cancelled by itself': is('cancelled'),
  expired: is('expired'),
  'both rejected': {
    ...is('in_progress'),
    ...account(penny, 'passenger', { status: 'rejected' }),
    ...account(dora, 'driver', { status: 'rejected' }),
  },
  'driver drives no more': { ...is('in_progress'), ...account(dora, 'passenger') },
};

const RIDER = {
  phone: '+49 30 7',
  phoneKey: '307',
  phoneEnd: '307',
  trips: [{ from: FROM, to: TO, hour: 8 }],
};
const CUSTOMER = {
  phoneKey: '307',
  name: 'Cora Caller',
  nameKey: 'cora caller',
  phone: '030 7',
  phones: [],
  phoneKeys: ['307'],
  finds: ['cora', '307'],
  trips: [{ from: FROM, to: TO, hour: 8 }],
  driverNote: 'Deaf.',
  places: [FROM],
  needs: [],
  note: 'Rude.',
  blocked: { by: rob.sub, name: 'Rob', at: at(-DAY) },
  lastRideAt: at(-DAY),
  deleteAt: at(DAY),
};
/** A remark on a step of the ride. */
const remark = (rev: number, words: Data): [path: string, data: Data] => [
  `${ridePath()}/remarks/${rev}`,
  { at: at(-560), deleteAt: at(DAY), ...words },
];
const REVIEW = { actor: rob.sub, from: 'pending', to: 'approved', at: at(-DAY) };

const RUN = 'a'.repeat(14);
const PAPERS = {
  last: idOf('permit'),
  papers: { [idOf('permit')]: { until: '2027-05-01', by: rob.sub, name: 'Rob', at: at(-60), was: [] } },
  ends: { [idOf('permit')]: at(DAY) },
};
const SUMS = {
  day: '2026-03-01',
  kind: 'driver',
  of: dora.sub,
  currency: 'GBP',
  cash: 2500,
  deleteAt: at(DAY),
};
const KEPT = { undone: null, deleteAt: at(DAY) };

/** The documents by their names in the rows. Those without data here come from the situation or the reader. */
export const DOCUMENTS: Readonly<Record<string, readonly [path: string, data?: Data]>> = {
  ride: [ridePath()],
  details: [detailsPath(), DETAILS],
  'remark of who declined it': remark(2, {
    did: 'decline',
    by: della.sub,
    why: 'other',
    note: 'The customer was rude.',
  }),
  'remark of who gave it back': remark(4, { did: givesBack().did, by: gil.sub, why: 'breakdown' }),
  'remark of the passenger': remark(7, { did: 'cancel', by: penny.sub, why: 'other', note: 'He was late.' }),
  shift: ['drivers/dora'],
  'old shift of the passenger': ['drivers/penny', shift({ duty: 'off' })],
  'hours of the driver': ['drivers/dora/duties/0', { ...worked('dora'), until: at(-60), endedAt: at(-60) }],
  'when the driver works': [
    'availability/dora',
    {
      hours: ['', '', '', '', '', '', ''],
      away: [],
      laterNews: false,
      rev: 0,
      by: dora.sub,
      name: 'Dora',
      at: at(-60),
    },
  ],
  'papers of the driver': ['driverPapers/dora', PAPERS],
  'papers of the car': ['carPapers/car-1', PAPERS],
  'car that the driver has': ['carsInUse/dora', { car: 'car-1', since: at(-60) }],
  rider: ['riders/penny', { ...RIDER, slots: { now: RIDE, later1: OTHER_RIDE }, claim: 'later1' }],
  'rider of the other passenger': [
    'riders/pia',
    { ...RIDER, slots: { now: OTHER_RIDE, later1: RIDE }, claim: 'later1' },
  ],
  'old bookings of the driver': ['riders/dora', { ...RIDER, slots: {}, claim: 'now' }],
  'push devices of the driver': ['devices/dora', { devices: {}, device: 'a', at: at(-60) }],
  'whether the driver can be notified': ['reach/dora', { devices: 1, triedAt: at(-60), answer: 'notified' }],
  'notice that was sent': [`notified/${RIDE}-1-offer-dora`, { deleteAt: at(DAY) }],
  customer: [`customers/${idOf('caller')}`, CUSTOMER],
  'removed customer': [
    `removedCustomers/${idOf('gone')}`,
    { was: CUSTOMER, into: null, by: rob.sub, name: 'Rob', at: at(-60), ...KEPT },
  ],
  'blocked number': [
    'blockedNumbers/307',
    { customer: idOf('caller'), by: rob.sub, name: 'Rob', at: at(-60), ...KEPT },
  ],
  vehicle: ['vehicles/car-1', { ...CAR, owner: dora.sub }],
  import: [`imports/${RUN}`, { kind: 'customers', by: rob.sub, name: 'Rob', at: at(-60), lines: 1, ...KEPT }],
  'what a file has changed': [`imports/${RUN}/parts/00`, { was: '[]', at: at(-60), ...KEPT }],
  order: [`orders/${idOf('order')}`, { rider: `customer-${idOf('caller')}`, rev: 0, ...KEPT }],
  'what an order has made': [`orders/${idOf('order')}/months/2026-03`, { days: {}, by: rob.sub, ...KEPT }],
  'closed days': ['settings/closedDays', { days: [], rev: 0 }],
  'kinds of papers': ['settings/papers', { ids: [], names: [], drivers: [], blocks: [], rev: 0 }],
  settings: ['settings/rides', SETTINGS],
  'settings of the books': [BOOKS_PATH, { ...BOOKS, email: dirk.email, tariff: idOf('tariff') }],
  fare: [FARE_PATH, fare({ payer: 'D-1042', by: rob.sub })],
  'fare before a change': [
    changePath(1),
    { was: fare(), why: null, note: null, by: rob.sub, at: at(-60), ...KEPT },
  ],
  'sums of the driver': ['takings/2026-03-01-driver-GBP-dora', SUMS],
  'sums of the driver’s hidden fares': ['takings/2026-03-01-veiled-GBP-dora', { ...SUMS, kind: 'veiled' }],
  'sums of the car': ['takings/2026-03-01-car-GBP-B-CB-1', { ...SUMS, kind: 'car', of: 'B-CB 1' }],
  'what the driver has handed in': [
    `handovers/${idOf('cash')}`,
    { driver: dora.sub, day: '2026-03-01', currency: 'GBP', amount: 2500, by: rob.sub, at: at(-60), ...KEPT },
  ],
  tariff: [TARIFF_PATH, { ...NEW_TARIFF, name: idOf('tariff'), by: rob.sub, at: at(-60) }],
  payer: [PAYER_PATH, { ...NEW_PAYER, email: penny.email, rev: 1, by: rob.sub, at: at(-60) }],
  'payer before a change': [`${PAYER_PATH}/changes/0`, { ...NEW_PAYER, email: penny.email, at: at(-DAY) }],
  bill: [billPath(), draft({ ...FILLED, issued: ISSUED, by: rob.sub })],
  'line of a bill': [linePath(FIRST), line()],
  'number of a bill': [numberPath(1), numberOf(BILL, 1, { at: at(-60) })],
  'payment of a bill': [
    settlementPath(),
    { paidOn: '2026-11-29', by: rob.sub, at: at(-60), was: [], ...KEPT },
  ],
  'search figure': ['figures/searches', { median: 240, searches: 20, at: at(-60) }],
  'passenger’s account': [profilePath(penny)],
  'driver’s account': [profilePath(dora)],
  'account with the passenger’s address': [profilePath(quinn)],
  'passenger’s audit entry': ['users/penny/reviews/1', REVIEW],
  'driver’s audit entry': ['users/dora/reviews/1', REVIEW],
  note: [`users/penny/notes/${idOf('note')}`, { by: rob.sub, text: 'Called twice.', at: at(-DAY) }],
  'directory entry': [entryPath(penny)],
  'released directory entry': [entryPath(pat)],
  tombstone: [`tombstones/${pat.email}`, { uid: pat.sub, releasedAt: at(-DAY) }],
  mail: ['mail/penny_1', { to: penny.email, template: { name: 'account-approved', data: {} } }],
  'mail that was sent': ['mail/penny_2', { to: penny.email, state: 'sent', sentAt: at(-DAY), ...KEPT }],
  'mail that was given up': [
    'mail/penny_3',
    { to: penny.email, state: 'failed', failure: 'address', triedAt: at(-DAY), ...KEPT },
  ],
};

export function storedIn(situation: string): Seed {
  const own = SITUATIONS[situation];
  if (own === undefined) throw new Error(`No situation is called ${situation}.`);
  const people = Object.assign({}, ...Object.values(READERS).map(({ stored }) => stored));
  const others = Object.values(DOCUMENTS).flatMap(([path, data]) =>
    data === undefined ? [] : [[path, data]],
  );
  const another = {
    [ridePath(OTHER_RIDE)]: ride('on_the_way', { driver: otto.sub, declined: [della.sub] }),
  };
  return { ...people, ...Object.fromEntries(others), ...another, ...own };
}

import { SERVER_TIME, type Data, type Datum } from '../datum.ts';
import { withChanges, type Changes } from '../documents.ts';
import { commits, set, update, type Person, type Write } from '../request.ts';
import { CALLER_ID, CUSTOMER_PATH, KNOWN, savesAgain } from './customers.ts';
import { FIRM } from './firm.ts';
import { at, DAY, FROM, idOf, TO } from './ride-documents.ts';
import { ada } from './ride-people.ts';

export const ORDER = idOf('order');
export const ORDER_PATH = `orders/${ORDER}`;
export const MONTH_PATH = `${ORDER_PATH}/months/2026-03`;

export const PLAN: Data = {
  name: 'Cara Caller',
  from: FROM,
  to: TO,
  people: 1,
  needs: ['wheelchair'],
  note: 'Ring twice.',
  driver: 'dora',
  legs: ['1 there 08:15', '2 back'],
  weekdays: [0, 2, 4],
  every: 1,
  first: '2026-03-02',
  last: '2027-03-02',
  closed: 'skip',
  pauses: ['2026-03-09/2026-03-20 hospital'],
};
const SIGNED: Data = { by: ada.sub, name: 'Person ada', at: SERVER_TIME };
const BEGUN: Data = { ...SIGNED, at: at(-DAY) };

/** A new order of the known customer. Ada stores it. */
export const NEW_ORDER: Data = {
  rider: `customer-${CALLER_ID}`,
  rev: 0,
  plan: PLAN,
  following: [],
  followingRev: 0,
  log: { 0: SIGNED },
  deleteAt: at(400 * DAY),
};
/** The same order, stored yesterday. */
export const STORED_ORDER: Data = { ...NEW_ORDER, log: { 0: BEGUN } };
export const known = { ...FIRM, [CUSTOMER_PATH]: KNOWN };
export const ordered = { ...known, [ORDER_PATH]: STORED_ORDER };

export const orders = (changes: Changes = {}, by: Person = ada, path = ORDER_PATH) =>
  commits(by, set(path, withChanges(NEW_ORDER, changes)));
export const ordersPlan = (changes: Changes) => orders({ plan: withChanges(PLAN, changes) });

export const LINE: Data = { ...SIGNED, was: PLAN };
/** Ada changes the stored order, by default its number of people. */
export const changesOrder = (changes: Changes = {}, by: Person = ada, line: Changes = {}) =>
  commits(
    by,
    update(
      ORDER_PATH,
      withChanges(
        {
          plan: { ...PLAN, people: 2 },
          rev: 1,
          followingRev: 1,
          'log.1': withChanges(LINE, line),
          deleteAt: at(300 * DAY),
        },
        changes,
      ),
    ),
  );

/** Stores which rides must still follow a change. */
export const marks = (following: Datum, by: Person = ada, followingRev: Datum = 1) =>
  commits(by, update(ORDER_PATH, { following, followingRev }));

/** The names of the order’s rides in March, of which the last one is new. */
export const month = (days: Data, changes: Changes = {}): Data =>
  withChanges(
    {
      days,
      named: '02-1',
      orderRev: 0,
      closedRev: -1,
      by: ada.sub,
      at: SERVER_TIME,
      deleteAt: at(400 * DAY),
    },
    changes,
  );

const writesOfBooking = () => {
  const { does } = savesAgain();
  return does.kind === 'commit' ? does.writes : [];
};
/** Ada names a ride of the order, with the booking that makes it. */
export const names = (days: Data, changes: Changes = {}, by: Person = ada, path = MONTH_PATH) =>
  commits(by, set(path, month(days, changes)), ...writesOfBooking());
/** Ada names a ride of the order without a booking. */
export const namesAlone = (days: Data, changes: Changes = {}, ...more: readonly Write[]) =>
  commits(ada, set(MONTH_PATH, month(days, changes)), ...more);

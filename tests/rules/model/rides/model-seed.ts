import { account } from '../../scenario/documents.ts';
import { person } from '../../scenario/people.ts';
import {
  at,
  CAR,
  CARD,
  DAY,
  DETAILS,
  detailsPath,
  idOf,
  ride,
  ridePath,
  shift,
} from '../../scenario/rides/ride-documents.ts';
import { FIRM } from '../../scenario/rides/firm.ts';
import { TEST_NOW } from '../../scenario/seeded-database.ts';

/** The documents before a sequence: rides in several states, rides for later, rides of callers, and rejected people. */
export const SEED = {
  ...FIRM,
  ...account(person('rita'), 'passenger', { status: 'rejected' }),
  ...account(person('dirk'), 'driver', { status: 'rejected' }),
  'vehicles/car-1': { ...CAR, colour: 'white' },
  'drivers/dora': shift({ slots: { later1: idOf('promised'), later2: idOf('planned') }, claim: 'later1' }),
  'drivers/dan': shift({ name: 'Person dan', ride: idOf('waiting') }),
  'drivers/dirk': shift({ name: 'Person dirk', ride: idOf('driven') }),
  'riders/rita': { phone: '', slots: { now: idOf('blocked') }, claim: 'now' },
  [ridePath(idOf('blocked'))]: ride('requested', { rider: 'rita' }),
  [ridePath(idOf('promised'))]: ride('accepted', { rider: `caller-${idOf('promised')}` }),
  [ridePath(idOf('planned'))]: ride('accepted', {
    rider: `caller-${idOf('planned')}`,
    kind: 'later',
    pickupAt: at(9000),
    searchFrom: at(9000),
  }),
  [ridePath(idOf('asked'))]: ride('offered', { rider: `caller-${idOf('asked')}`, driver: 'dan' }),
  [ridePath(idOf('waiting'))]: ride('arrived', {
    rider: `caller-${idOf('waiting')}`,
    driver: 'dan',
    card: { ...CARD, name: 'Person dan' },
    arrivedAt: TEST_NOW,
    log: {
      0: { did: 'request', by: 'penny', at: at(-600) },
      1: { did: 'take', by: 'dan', at: at(-599) },
      2: { did: 'arrive', by: 'dan', at: TEST_NOW },
    },
  }),
  [ridePath(idOf('driven'))]: ride('on_the_way', {
    rider: `caller-${idOf('driven')}`,
    driver: 'dirk',
    card: { ...CARD, name: 'Person dirk' },
  }),
  [ridePath(idOf('tomorrow'))]: ride('requested', {
    rider: `caller-${idOf('tomorrow')}`,
    kind: 'later',
    pickupAt: at(DAY),
    searchFrom: at(DAY),
  }),
  [ridePath(idOf('soon'))]: ride('requested', {
    rider: `caller-${idOf('soon')}`,
    kind: 'later',
    pickupAt: at(2400),
    searchFrom: at(2400),
  }),
  ...Object.fromEntries(
    ['blocked', 'promised', 'planned', 'asked', 'waiting', 'driven', 'tomorrow', 'soon'].map((name) => [
      detailsPath(idOf(name)),
      DETAILS,
    ]),
  ),
};

import { SERVER_TIME, type Data, type Datum } from '../datum.ts';
import { withChanges, type Changes } from '../documents.ts';
import { set, type Write } from '../request.ts';
import { TEST_NOW } from '../seeded-database.ts';

/** The time `seconds` from the present. */
export const at = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000);

export const HOUR = 3600;
export const DAY = 24 * HOUR;

export const TERMS = { wait: 300, search: 1800, offer: 60, offerAhead: 43_200, release: 1800 };

export const SETTINGS: Data = {
  terms: TERMS,
  deskSearch: 14_400,
  lead: 900,
  horizon: 30 * DAY,
  retention: 90 * DAY,
  timeZone: 'Europe/Berlin',
  landmarks: ['Central Station'],
  districts: ['Old Town'],
  town: 'Springfield',
  phoneRequired: false,
};

/** The first car as a shift has it, and below as the fleet has it. */
export const SHIFT_CAR = { id: 'car-1', label: 'Car 1', plate: 'B-CB 1', colour: null, seats: 4 };
export const CAR: Data = {
  label: 'Car 1',
  plate: 'B-CB 1',
  colour: null,
  seats: 4,
  needs: ['luggage'],
  active: true,
};

export const idOf = (name: string) => name.padEnd(20, '0');

export const RIDE = idOf('ride');
export const OTHER_RIDE = idOf('other');
export const ridePath = (id = RIDE) => `rides/${id}`;
export const detailsPath = (id = RIDE) => `rides/${id}/private/details`;
export const remarkPath = (rev: number | string, id = RIDE) => `rides/${id}/remarks/${rev}`;

export const CARD_AT_THE_END = { name: 'Person dora', vehicle: 'Car 1', plate: 'B-CB 1', colour: null };
export const CARD = { ...CARD_AT_THE_END, phone: '+49 30 1' };

/** The fields of a ride in this state, with the steps before it. Dora is the driver. */
const STATES = {
  requested: { steps: ['request'], holds: {} },
  offered: { steps: ['request', 'offer'], holds: { driver: 'dora', offeredAt: at(-30) } },
  accepted: { steps: ['request', 'reserve'], holds: { driver: 'dora', card: CARD } },
  on_the_way: { steps: ['request', 'take'], holds: { driver: 'dora', card: CARD, etaAt: at(300) } },
  arrived: {
    steps: ['request', 'take', 'arrive'],
    holds: { driver: 'dora', card: CARD, etaAt: at(300), arrivedAt: at(-TERMS.wait) },
  },
  in_progress: {
    steps: ['request', 'take', 'arrive', 'start'],
    holds: { driver: 'dora', card: CARD, arrivedAt: at(-120) },
  },
  completed: {
    steps: ['request', 'take', 'arrive', 'start', 'complete'],
    holds: { driver: 'dora', card: CARD_AT_THE_END, open: false, arrivedAt: at(-120), endedAt: at(-60) },
  },
  cancelled: { steps: ['request', 'cancel'], holds: { open: false, endedAt: at(-60) } },
  no_show: {
    steps: ['request', 'take', 'arrive', 'no_show'],
    holds: { driver: 'dora', card: CARD_AT_THE_END, open: false, arrivedAt: at(-400), endedAt: at(-60) },
  },
  expired: { steps: ['request', 'expire'], holds: { open: false, endedAt: at(-60) } },
} as const;

export type State = keyof typeof STATES;
export const NO_SHOW = 'no_show';
export const ENDED = ['completed', 'cancelled', NO_SHOW, 'expired'] as const;
/** The outcomes among which a correction chooses. */
export const OUTCOMES = ['completed', 'cancelled', NO_SHOW] as const;

/** Penny's ride in this state, requested ten minutes ago. All steps in its log are Penny's. */
export function ride(state: State, changes: Changes = {}): Data {
  const { steps, holds } = STATES[state];
  const lines = steps.map((did, n) => [String(n), { did, by: 'penny', at: at(-600 + n) }]);
  const sound = {
    kind: 'now',
    state,
    open: true,
    rev: steps.length - 1,
    did: steps.at(-1) ?? '',
    rider: 'penny',
    driver: null,
    card: null,
    declined: [],
    area: { from: 'Old Town', to: 'Harbour' },
    people: 1,
    needs: [],
    pickupAt: at(-600),
    searchFrom: at(-600),
    terms: TERMS,
    createdAt: at(-600),
    changedAt: at(-60),
    log: Object.fromEntries(lines),
    ...holds,
  };
  return withChanges(sound, changes);
}

export const FROM = { text: 'Main Street 1, Old Town' };
export const TO = { text: 'Pier 3, Harbour', lat: 53.5, lng: 9.9 };

/** The `deleteAt` of personal data of a ride at this time. The rules allow an hour more (R32). */
export const keptFrom = (seconds: number) => at(seconds + 90 * DAY - HOUR);

export const DETAILS: Data = {
  name: 'Person penny',
  phone: '+49 30 7',
  from: FROM,
  to: TO,
  note: '',
  deleteAt: keptFrom(0),
};

/** The details of a ride with this pick-up. If it is no time, the ride is for now. */
export const detailsFrom = (pickupAt: Datum | undefined): Data =>
  pickupAt instanceof Date
    ? { ...DETAILS, deleteAt: keptFrom((pickupAt.getTime() - TEST_NOW.getTime()) / 1000) }
    : DETAILS;

/** The record of a duty that lasted an hour. This person ends it, by a change of `shift()`. */
export const worked = (by: string, changes: Changes = {}): Data =>
  withChanges(
    {
      duty: 'on',
      shiftSince: at(-HOUR),
      since: at(-HOUR),
      until: SERVER_TIME,
      label: 'Car 1',
      plate: 'B-CB 1',
      by,
      endedAt: SERVER_TIME,
      log: {},
      deleteAt: at(730 * DAY - HOUR),
    },
    changes,
  );

/** The write of such a record. By default, Dora ends her own duty. */
export const endsDuty = (by = 'dora', of = 'dora', changes: Changes = {}): Write =>
  set(`drivers/${of}/duties/0`, worked(by, changes));

/** The new fields of a first shift. */
export const FIRST_TURN = { dutySince: SERVER_TIME, shiftSince: SERVER_TIME, seenAt: SERVER_TIME };
/** The new fields of a shift that changes for the first time. */
export const NEXT_TURN = { dutySince: SERVER_TIME, turn: 1 };

/** Dora's shift, on duty, an hour old. */
export function shift(changes: Changes = {}): Data {
  const sound = {
    name: 'Person dora',
    phone: CARD.phone,
    vehicle: SHIFT_CAR,
    duty: 'on',
    dutySince: at(-HOUR),
    shiftSince: at(-HOUR),
    turn: 0,
    inARow: 0,
    seenAt: at(-60),
    ride: null,
  };
  return withChanges(sound, changes);
}

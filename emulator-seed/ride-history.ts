import { callBatch } from '#domain/rides/model/customers/call-batch.ts';
import { customerRider } from '#domain/rides/model/customers/caller.ts';
import { readCustomer } from '#domain/rides/model/customers/customer.ts';
import { bookingBatch } from '#domain/rides/model/booking/booking-batch.ts';
import type { Trip } from '#domain/rides/model/booking/trip.ts';
import { readRiderRecord } from '#domain/rides/model/booking/rider-record.ts';
import { defaultSettings, type RideSettings } from '#domain/rides/model/firm/settings.ts';
import { shiftBatch } from '#domain/rides/model/firm/shift-batch.ts';
import { cardOf, readShift, type Duty } from '#domain/rides/model/firm/shift.ts';
import { readRide } from '#domain/rides/model/ride/ride.ts';
import type { Need } from '#domain/rides/model/basics/need.ts';
import { newOrderBatch } from '#domain/rides/model/standing/order-batch.ts';
import { stepBatch } from '#domain/rides/model/steps/step-batch.ts';
import { testDocuments } from '#domain/rides/model/stored/documents.builder.ts';
import {
  driverPath,
  riderPath,
  ridePath,
  SETTINGS_PATH,
  vehiclePath,
  customerPath,
} from '#domain/rides/model/stored/ride-paths.ts';
import { dayAt, wallTimeAt } from '#domain/shared/time/wall-time.ts';
import { MINUTE_MS, DAY_MS } from '#domain/shared/durations.ts';
import type { Batch } from '#domain/shared/record-write.ts';
import { namedFields } from '#domain/rides/model/customers/customer-batch.ts';
import { phoneKeyOf } from '#domain/rides/model/booking/passenger-phone.ts';
import { CUSTOMER_DAYS } from '#domain/rides/model/basics/ride-limits.ts';
import { bookScenes } from './demo-books.ts';
import { DEMO_ORDER, DEMO_WEEK, ORDERED, WORKED_DAYS } from './demo-week.ts';
import { DRIVERS_AT_WORK, RIDE_STORIES, SHIFT_BEGAN, type RideStory } from './ride-stories.ts';

interface SeedCustomer {
  readonly phone: string;
  readonly name: string;
  readonly places: readonly string[];
  /** The last trips, the latest first. Each begins at the first of `places`; `hour` is the hour of the week. */
  readonly trips: readonly (readonly [to: string, hour: number])[];
  readonly needs: readonly Need[];
  readonly daysAgo: number;
}

/** People who have called before. Their numbers are not assigned. */
const CUSTOMERS: readonly SeedCustomer[] = [
  {
    phone: '+1 555 0142',
    name: 'Clara Caller',
    places: ['12 Lime Walk, Northside', 'City Hospital', 'Town Hall, Old Town'],
    // Most trips go to the hospital, at different hours, so that the demo proposes the hospital all day.
    trips: [
      ['City Hospital', 8],
      ['City Hospital', 12],
      ['Town Hall, Old Town', 34],
      ['City Hospital', 64],
      ['Main Library, Old Town', 130],
      ['City Hospital', 152],
    ],
    needs: [],
    daysAgo: 3,
  },
  {
    phone: '+1 555 0143',
    name: 'Carl Customer',
    places: ['Harbour Hall, Harbour', '40 Mill Road, Northside'],
    trips: [['40 Mill Road, Northside', 58]],
    needs: ['wheelchair'],
    daysAgo: 20,
  },
];

const seedCaller = (index: number) => `SeedCaller${String(index + 1).padStart(10, '0')}`;

/** The customer documents of the seed's callers, by path. */
function seedCustomers(now: Date) {
  const documents = CUSTOMERS.map(({ phone, name, places, trips, needs, daysAgo }, index) => {
    const lastRideAt = new Date(now.getTime() - daysAgo * DAY_MS);
    const customer = {
      ...namedFields(name, [{ phone, key: phoneKeyOf(phone) }]),
      // The rides of these trips are not stored any more.
      trips: trips.map(([to, hour]) => ({ from: { text: places[0] ?? '' }, to: { text: to }, hour })),
      note: '',
      driverNote: '',
      places: places.map((text) => ({ text })),
      needs,
      rides: [],
      lastRideAt,
      deleteAt: new Date(lastRideAt.getTime() + CUSTOMER_DAYS * DAY_MS),
    };
    return [customerPath(seedCaller(index)), customer] as const;
  });
  return Object.fromEntries(documents);
}

type Documents = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A request that a person sent in the past. */
interface PastRequest {
  readonly at: Date;
  readonly uid: string;
  readonly batch: Batch;
}

interface RideHistory {
  /** The documents that exist before the requests: the settings, the cars and the callers. */
  readonly firm: Documents;
  /** The requests in the order of their times. The rules allow each of them. */
  readonly requests: readonly PastRequest[];
  /** All documents after the requests, those of `firm` included. */
  readonly documents: Documents;
}

const SETTINGS: RideSettings = {
  ...defaultSettings('Europe/Berlin'),
  town: 'Springfield',
  districts: ['Harbour', 'Northside', 'Old Town', 'Westend'],
  landmarks: ['Airport', 'Central Station', 'City Hospital', 'Harbour Hall', 'Main Library', 'Town Hall'],
};
const CARS = {
  'car-1': {
    label: 'Blue van',
    plate: 'CB 101',
    colour: 'blue',
    seats: 6,
    needs: ['wheelchair', 'luggage'],
    active: true,
  },
  'car-2': {
    label: 'Skoda Octavia',
    plate: 'CB 102',
    colour: 'silver',
    seats: 4,
    needs: ['luggage', 'pet'],
    active: true,
  },
  'car-3': {
    label: 'Toyota Yaris',
    plate: 'CB 103',
    colour: 'red',
    seats: 3,
    needs: ['child_seat'],
    active: true,
  },
} as const;

const FIRM: Documents = {
  [SETTINGS_PATH]: SETTINGS,
  ...Object.fromEntries(Object.entries(CARS).map(([id, car]) => [vehiclePath(id), car])),
};

const PEOPLE = [
  ...new Set([...Object.keys(DRIVERS_AT_WORK), ...RIDE_STORIES.flatMap(({ passenger }) => passenger ?? [])]),
];
/** A phone number for each person, from a range that is not assigned. */
const phoneOf = (uid: string) => `+1 555 01${PEOPLE.indexOf(uid) + 11}`;

const ADMINISTRATOR = 'seed-admin';

/** The id of a ride, with the length of the product's ids. It does not depend on `week`. */
const idOf = (story: RideStory) => {
  const [part, list] = RIDE_STORIES.includes(story) ? ['SeedRide', RIDE_STORIES] : ['SeedWeek', DEMO_WEEK];
  return `${part}${String(list.indexOf(story) + 1).padStart(12, '0')}`;
};

/** The ids of all rides that a seed may have stored. */
export const SEED_RIDES: readonly string[] = [...RIDE_STORIES, ...DEMO_WEEK].map(idOf);

interface Played {
  /** The name of the account with a uid. */
  readonly nameOf: (uid: string) => string;
  /** Whether the history has the days before today, the books and an order. */
  readonly week: boolean;
}

/** Plays the stories so that they end at `now`, and returns what the people did and what is stored then. */
export function playRideStories(now: Date, { nameOf, week }: Played): RideHistory {
  const firm = { ...FIRM, ...seedCustomers(now) };
  const documents = testDocuments();
  for (const [path, document] of Object.entries(firm)) documents.put(path, document);
  const requests: PastRequest[] = [];
  const send = (uid: string, at: Date, batch: Batch) => {
    documents.commit(batch, at);
    requests.push({ at, uid, batch });
  };

  const changeDuty = (uid: string, id: keyof typeof CARS, duty: Duty, at: Date) => {
    const wanted = { uid, name: nameOf(uid), phone: phoneOf(uid), vehicle: { id, ...CARS[id] } };
    const stored = readShift(uid, documents.read(driverPath(uid)));
    send(uid, at, shiftBatch({ ...wanted, duty }, stored, { now: at }));
  };
  const tripOf = (
    { places: [from, to], people, needs = [], note = '', pickUp }: RideStory,
    phone: string,
  ): Trip => {
    const later = new Date(now.getTime() + (pickUp ?? 0) * MINUTE_MS);
    return {
      from: { text: from },
      to: { text: to },
      pickUp:
        pickUp === undefined
          ? { kind: 'now' }
          : { kind: 'later', at: later, wall: wallTimeAt(later, SETTINGS.timeZone) },
      people,
      needs,
      note,
      phone,
    };
  };
  const bookFor = (story: RideStory, at: Date) => {
    const customers = documents.in('customers').flatMap(({ id, fields }) => readCustomer(id, fields) ?? []);
    const customer = customers.find(({ name }) => name === story.caller);
    if (customer === undefined) throw new Error(`The seed has no customer for ${idOf(story)}.`);
    const { name, phone, phoneKey: key } = customer;
    const batch = callBatch({
      id: idOf(story),
      call: { number: { phone, key }, name, trip: tripOf(story, phone) },
      caller: { customer, others: [], account: null, isOwner: false },
      change: 'today',
      by: ADMINISTRATOR,
      settings: SETTINGS,
      now: at,
    });
    send(ADMINISTRATOR, at, batch);
  };
  const book = (story: RideStory, at: Date) => {
    const { passenger: uid } = story;
    if (uid === null) return bookFor(story, at);
    const stored = documents.read(riderPath(uid));
    const record = stored && readRiderRecord(stored);
    const trip = tripOf(story, phoneOf(uid));
    const rider = { uid, name: nameOf(uid) };
    return send(
      uid,
      at,
      bookingBatch({ id: idOf(story), trip, rider, record, slot: 'now', settings: SETTINGS, now: at }),
    );
  };
  const step = (story: RideStory, [, by, order]: RideStory['turns'][number], at: Date) => {
    const ride = readRide(idOf(story), documents.read(ridePath(idOf(story))));
    const shift = readShift(story.driver, documents.read(driverPath(story.driver)));
    if (ride.state === 'damaged' || shift === null) throw new Error(`The seed has no ride ${idOf(story)}.`);
    const etaAt = 'minutes' in order ? new Date(at.getTime() + order.minutes * MINUTE_MS) : null;
    const wanted = order.did === 'take' ? { did: order.did, card: cardOf(shift), etaAt } : order;
    const uid = by === 'driver' ? story.driver : (story.passenger ?? '');
    send(uid, at, stepBatch(ride, wanted, { ...SETTINGS, uid, now: at }));
  };

  const order = (at: Date) => {
    const dayIn = (days: number) => dayAt(new Date(now.getTime() + days * DAY_MS), SETTINGS.timeZone);
    const rider = customerRider(seedCaller(CUSTOMERS.findIndex(({ name }) => name === DEMO_ORDER.name)));
    const plan = { ...DEMO_ORDER, first: dayIn(28), last: dayIn(200) };
    const by = { uid: ADMINISTRATOR, name: nameOf(ADMINISTRATOR) };
    send(ADMINISTRATOR, at, newOrderBatch('SeedOrder00000000001', rider, plan, by));
  };

  const shifts = [...(week ? WORKED_DAYS : []), { began: SHIFT_BEGAN, ended: null }];
  const booked = [...DEMO_WEEK, ...RIDE_STORIES].map((story) => ({
    id: idOf(story),
    of: story.caller ?? story.passenger ?? '',
    booked: story.booked,
    ended: story.turns.find(([, , { did }]) => did === 'complete')?.[0] ?? null,
  }));
  const scenes = [
    ...(week ? [[ORDERED, order] as const] : []),
    ...(week ? bookScenes(booked, { read: documents.read, send, timeZone: SETTINGS.timeZone, now }) : []),
    ...Object.entries(DRIVERS_AT_WORK).flatMap(([uid, car]) =>
      shifts.flatMap(({ began, ended }) => [
        [began, (at: Date) => changeDuty(uid, car, 'on', at)] as const,
        ...(ended === null ? [] : [[ended, (at: Date) => changeDuty(uid, car, 'off', at)] as const]),
      ]),
    ),
    ...[...(week ? DEMO_WEEK : []), ...RIDE_STORIES].flatMap((story) => [
      [story.booked, (at: Date) => book(story, at)] as const,
      ...story.turns.map((turn) => [turn[0], (at: Date) => step(story, turn, at)] as const),
    ]),
  ].toSorted(([one], [other]) => other - one);
  for (const [minutesAgo, play] of scenes) play(new Date(now.getTime() - minutesAgo * MINUTE_MS));

  const touched = requests.flatMap(({ batch }) => batch.map(({ path }) => path));
  const left = [...new Set([...Object.keys(firm), ...touched])].flatMap((path) => {
    const document = documents.read(path);
    return document === null ? [] : [[path, document] as const];
  });
  return { firm, requests, documents: Object.fromEntries(left) };
}

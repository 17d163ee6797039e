import { bookingBatch } from '#domain/rides/model/booking/booking-batch.ts';
import type { Trip } from '#domain/rides/model/booking/trip.ts';
import { readRiderRecord } from '#domain/rides/model/booking/rider-record.ts';
import { defaultSettings, type RideSettings } from '#domain/rides/model/firm/settings.ts';
import { shiftBatch } from '#domain/rides/model/firm/shift-batch.ts';
import { cardOf, readShift } from '#domain/rides/model/firm/shift.ts';
import { readRide } from '#domain/rides/model/ride/ride.ts';
import type { Need } from '#domain/rides/model/basics/need.ts';
import { stepBatch } from '#domain/rides/model/steps/step-batch.ts';
import { testDocuments } from '#domain/rides/model/stored/documents.builder.ts';
import {
  carInUsePath,
  detailsPath,
  driverPath,
  riderPath,
  ridePath,
  SETTINGS_PATH,
  vehiclePath,
  customerPath,
} from '#domain/rides/model/stored/ride-paths.ts';
import { MINUTE_MS, DAY_MS } from '#domain/shared/durations.ts';
import type { Batch } from '#domain/shared/record-write.ts';
import { namedFields } from '#domain/rides/model/customers/customer-batch.ts';
import { phoneKeyOf } from '#domain/rides/model/booking/passenger-phone.ts';
import { CUSTOMER_DAYS } from '#domain/rides/model/basics/ride-limits.ts';
import { DRIVERS_AT_WORK, RIDE_STORIES, SHIFT_BEGAN, type RideStory } from './ride-stories.ts';

interface SeedCustomer {
  readonly phone: string;
  readonly name: string;
  readonly places: readonly string[];
  readonly needs: readonly Need[];
  readonly daysAgo: number;
}

/** People who have called before, from numbers that are not assigned. */
const CUSTOMERS: readonly SeedCustomer[] = [
  {
    phone: '+1 555 0142',
    name: 'Clara Caller',
    places: ['12 Lime Walk, Northside', 'City Hospital', 'Town Hall, Old Town'],
    needs: [],
    daysAgo: 3,
  },
  {
    phone: '+1 555 0143',
    name: 'Carl Customer',
    places: ['Harbour Hall, Harbour', '40 Mill Road, Northside'],
    needs: ['wheelchair'],
    daysAgo: 20,
  },
];

/** The documents of the seed's callers, as of now. */
function seedCustomers(now: Date) {
  const documents = CUSTOMERS.map(({ phone, name, places, needs, daysAgo }, index) => {
    const lastRideAt = new Date(now.getTime() - daysAgo * DAY_MS);
    const customer = {
      ...namedFields(name, [{ phone, key: phoneKeyOf(phone) }]),
      // Of the trip that they took last, which has no ride any more.
      recent: places.slice(0, 2).map((text) => ({ text })),
      note: '',
      driverNote: '',
      places: places.map((text) => ({ text })),
      needs,
      rides: [],
      lastRideAt,
      deleteAt: new Date(lastRideAt.getTime() + CUSTOMER_DAYS * DAY_MS),
    };
    return [customerPath(`SeedCaller${String(index + 1).padStart(10, '0')}`), customer] as const;
  });
  return Object.fromEntries(documents);
}

type Documents = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A request of a person, and its time. */
interface PastRequest {
  readonly at: Date;
  readonly uid: string;
  readonly batch: Batch;
}

interface RideHistory {
  /** The documents that administrators stored before: the settings, the cars and the callers. */
  readonly firm: Documents;
  /** The requests in their order; the rules allow each of them. */
  readonly requests: readonly PastRequest[];
  /** Every document that these requests have left. */
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
  ...new Set([...Object.keys(DRIVERS_AT_WORK), ...RIDE_STORIES.map(({ passenger }) => passenger)]),
];
/** A phone number for each person, from a range that is not assigned. */
const phoneOf = (uid: string) => `+1 555 01${PEOPLE.indexOf(uid) + 11}`;

/** The id of a story's ride, as long as the product's own ids. */
const idOf = (story: RideStory) => `SeedRide${String(RIDE_STORIES.indexOf(story) + 1).padStart(12, '0')}`;

/** Plays the stories as of now, and returns the rides of the seed. `nameOf` gives the name of an account. */
export function playRideStories(now: Date, nameOf: (uid: string) => string): RideHistory {
  const documents = testDocuments();
  const requests: PastRequest[] = [];
  const send = (uid: string, at: Date, batch: Batch) => {
    documents.commit(batch, at);
    requests.push({ at, uid, batch });
  };

  const begin = (uid: string, id: keyof typeof CARS, at: Date) => {
    const wanted = { uid, name: nameOf(uid), phone: phoneOf(uid), vehicle: { id, ...CARS[id] } };
    send(uid, at, shiftBatch({ ...wanted, duty: 'on' }, null, { now: at }));
  };
  const book = (story: RideStory, at: Date) => {
    const { passenger: uid, people, needs = [], note = '' } = story;
    const [from, to] = story.places;
    const trip: Trip = {
      from: { text: from },
      to: { text: to },
      pickUp: { kind: 'now' },
      people,
      needs,
      note,
      phone: phoneOf(uid),
    };
    const stored = documents.read(riderPath(uid));
    const record = stored && readRiderRecord(stored);
    const rider = { uid, name: nameOf(uid) };
    const booking = {
      id: idOf(story),
      trip,
      rider,
      record,
      slot: 'now',
      settings: SETTINGS,
      now: at,
    } as const;
    send(uid, at, bookingBatch(booking));
  };
  const step = (story: RideStory, [, by, order]: RideStory['turns'][number], at: Date) => {
    const ride = readRide(idOf(story), documents.read(ridePath(idOf(story))));
    const shift = readShift(story.driver, documents.read(driverPath(story.driver)));
    if (ride.state === 'damaged' || shift === null) throw new Error(`The seed has no ride ${idOf(story)}.`);
    const etaAt = 'minutes' in order ? new Date(at.getTime() + order.minutes * MINUTE_MS) : null;
    const wanted = order.did === 'take' ? { did: order.did, card: cardOf(shift), etaAt } : order;
    const uid = story[by];
    send(uid, at, stepBatch(ride, wanted, { ...SETTINGS, uid, now: at }));
  };

  const scenes = [
    ...Object.entries(DRIVERS_AT_WORK).map(
      ([uid, car]) => [SHIFT_BEGAN, (at: Date) => begin(uid, car, at)] as const,
    ),
    ...RIDE_STORIES.flatMap((story) => [
      [story.booked, (at: Date) => book(story, at)] as const,
      ...story.turns.map((turn) => [turn[0], (at: Date) => step(story, turn, at)] as const),
    ]),
  ].toSorted(([one], [other]) => other - one);
  for (const [minutesAgo, play] of scenes) play(new Date(now.getTime() - minutesAgo * MINUTE_MS));

  const paths = [
    ...Object.keys(DRIVERS_AT_WORK).flatMap((uid) => [driverPath(uid), carInUsePath(uid)]),
    ...RIDE_STORIES.flatMap((story) => [
      ridePath(idOf(story)),
      detailsPath(idOf(story)),
      riderPath(story.passenger),
    ]),
  ];
  const found = Object.fromEntries(paths.map((path) => [path, documents.read(path) ?? {}]));
  const firm = { ...FIRM, ...seedCustomers(now) };
  return { firm, requests, documents: { ...firm, ...found } };
}

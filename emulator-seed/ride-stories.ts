import type { Need } from '#domain/rides/model/basics/need.ts';
import type { StepOrder } from '#domain/rides/model/steps/step-batch.ts';

/** The order of a step. Orders with a card are left out, because the card comes from the driver's shift. */
type Order = Exclude<StepOrder, { readonly card: unknown }>;

/** A step of a ride: how many minutes ago, by whom, and the order. `minutes` is the driver's estimate. */
type Turn = readonly [
  ago: number,
  by: 'passenger' | 'driver',
  order: Order | { readonly did: 'take'; readonly minutes: number },
];

/** The history of a ride from its booking on, in acts of seed accounts. */
export interface RideStory {
  /** The uid of the passenger who books; `null` for a call. */
  readonly passenger: string | null;
  /** The name of the customer who calls; an administrator then books. */
  readonly caller?: string;
  /** The uid of one of `DRIVERS_AT_WORK`, who takes the driver's turns. */
  readonly driver: string;
  readonly places: readonly [from: string, to: string];
  readonly people: number;
  readonly needs?: readonly Need[];
  readonly note?: string;
  /** How many minutes ago the ride was booked. */
  readonly booked: number;
  /** The pick-up, in minutes from now; absent for a ride that is wanted at once. */
  readonly pickUp?: number;
  readonly turns: readonly Turn[];
}

/** How many minutes ago the drivers at work went on duty. */
export const SHIFT_BEGAN = 300;

const [DENIZ, DORA, DUNJA] = ['seed-third-driver', 'seed-fourth-driver', 'seed-fifth-driver'] as const;
const [PAVEL, PETRA, POLLY, QUINN] = [
  'seed-third-passenger',
  'seed-fourth-passenger',
  'seed-fifth-passenger',
  'seed-sixth-passenger',
] as const;

/** Drivers on duty, with their cars. The drivers whose accounts people try are off duty. */
export const DRIVERS_AT_WORK = { [DENIZ]: 'car-1', [DORA]: 'car-2', [DUNJA]: 'car-3' } as const;

/** A ride in each state except `offered` and `accepted` (rides 2). The accounts that people try first have no ride. */
export const RIDE_STORIES: readonly RideStory[] = [
  {
    passenger: PAVEL,
    driver: DENIZ,
    places: ['14 Station Square, Old Town', 'City Hospital'],
    people: 2,
    needs: ['wheelchair'],
    note: 'I wait at the side entrance.',
    booked: 4,
    turns: [],
  },
  {
    passenger: PETRA,
    driver: DENIZ,
    places: ['Harbour Hall, Harbour', '3 Mill Road, Northside'],
    people: 1,
    booked: 9,
    turns: [[6, 'driver', { did: 'take', minutes: 10 }]],
  },
  {
    passenger: POLLY,
    driver: DORA,
    places: ['Main Library, Old Town', 'Airport'],
    people: 3,
    needs: ['luggage'],
    booked: 20,
    turns: [
      [17, 'driver', { did: 'take', minutes: 15 }],
      [2, 'driver', { did: 'arrive' }],
    ],
  },
  {
    passenger: QUINN,
    driver: DUNJA,
    places: ['8 Orchard Lane, Westend', 'Central Station'],
    people: 1,
    booked: 35,
    turns: [
      [33, 'driver', { did: 'take', minutes: 10 }],
      [22, 'driver', { did: 'arrive' }],
      [18, 'driver', { did: 'start' }],
    ],
  },
  {
    passenger: PAVEL,
    driver: DORA,
    places: ['City Hospital', '14 Station Square, Old Town'],
    people: 2,
    needs: ['wheelchair'],
    booked: 120,
    turns: [
      [118, 'driver', { did: 'take', minutes: 5 }],
      [112, 'driver', { did: 'arrive' }],
      [110, 'driver', { did: 'start' }],
      [95, 'driver', { did: 'complete' }],
    ],
  },
  {
    passenger: PETRA,
    driver: DUNJA,
    places: ['3 Mill Road, Northside', 'Harbour Hall, Harbour'],
    people: 1,
    booked: 180,
    turns: [
      [176, 'driver', { did: 'take', minutes: 20 }],
      [170, 'passenger', { did: 'cancel', why: 'other_transport' }],
    ],
  },
  {
    passenger: POLLY,
    driver: DENIZ,
    places: ['Town Hall, Old Town', '27 Garden Street, Westend'],
    people: 2,
    booked: 210,
    turns: [
      [208, 'driver', { did: 'take', minutes: 5 }],
      [201, 'driver', { did: 'arrive' }],
      [194, 'driver', { did: 'no_show' }],
    ],
  },
  {
    passenger: QUINN,
    driver: DORA,
    places: ['Central Station', '8 Orchard Lane, Westend'],
    people: 1,
    needs: ['luggage'],
    booked: 290,
    turns: [[255, 'passenger', { did: 'expire' }]],
  },
];

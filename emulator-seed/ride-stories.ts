import type { Need } from '#domain/rides/model/basics/need.ts';
import type { StepOrder } from '#domain/rides/model/steps/step-batch.ts';

/** An order without the card, which comes from the driver. */
type Order = Exclude<StepOrder, { readonly card: unknown }>;

/**
 * A step: the minutes since then, the person of the story, and the order. `minutes` is the estimate of a driver who
 * takes the ride.
 */
type Turn = readonly [
  ago: number,
  by: 'passenger' | 'driver',
  order: Order | { readonly did: 'take'; readonly minutes: number },
];

/** A ride as seed accounts would have made it, from its booking on. */
export interface RideStory {
  /** The account that books it; `null` for a call. */
  readonly passenger: string | null;
  /** The name of the customer who calls; an administrator books then. */
  readonly caller?: string;
  /** The driver who takes it, if there is one. */
  readonly driver: string;
  readonly places: readonly [from: string, to: string];
  readonly people: number;
  readonly needs?: readonly Need[];
  readonly note?: string;
  /** Minutes ago. */
  readonly booked: number;
  /** In how many minutes it is wanted; absent if at once. */
  readonly pickUp?: number;
  readonly turns: readonly Turn[];
}

/** How long ago the drivers of the stories went on duty. Minutes. */
export const SHIFT_BEGAN = 300;

const [DENIZ, DORA, DUNJA] = ['seed-third-driver', 'seed-fourth-driver', 'seed-fifth-driver'] as const;
const [PAVEL, PETRA, POLLY, QUINN] = [
  'seed-third-passenger',
  'seed-fourth-passenger',
  'seed-fifth-passenger',
  'seed-sixth-passenger',
] as const;

/** Drivers at work, with their cars. The drivers that people try the product with are off duty. */
export const DRIVERS_AT_WORK = { [DENIZ]: 'car-1', [DORA]: 'car-2', [DUNJA]: 'car-3' } as const;

/** A ride in every state that a step can leave today (rides 2). None belongs to the accounts for a first sign-in. */
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

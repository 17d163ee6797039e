import { DIALYSIS } from '#domain/rides/model/standing/order.builder.ts';
import type { OrderPlan } from '#domain/rides/model/standing/order-plan.ts';
import type { RideStory } from './ride-stories.ts';

/** One day in minutes. */
const DAY = 24 * 60;

const [DENIZ, DORA, DUNJA] = ['seed-third-driver', 'seed-fourth-driver', 'seed-fifth-driver'] as const;
const [CLARA, CARL] = ['Clara Caller', 'Carl Customer'] as const;
const [PAVEL, PETRA] = ['seed-third-passenger', 'seed-fourth-passenger'] as const;

const [LIME_WALK, HOSPITAL] = ['12 Lime Walk, Northside', 'City Hospital'] as const;
const [HARBOUR, MILL_ROAD] = ['Harbour Hall, Harbour', '40 Mill Road, Northside'] as const;

type Trip = Pick<RideStory, 'places'> & Partial<RideStory>;

const toDialysis: Trip = { caller: CLARA, places: [LIME_WALK, HOSPITAL] };
const fromDialysis: Trip = { caller: CLARA, places: [HOSPITAL, LIME_WALK] };
const toTheHall: Trip = { caller: CARL, places: [MILL_ROAD, HARBOUR], needs: ['wheelchair'] };
const fromTheHall: Trip = { caller: CARL, places: [HARBOUR, MILL_ROAD], needs: ['wheelchair'] };
const toWork: Trip = { passenger: PAVEL, places: ['14 Station Square, Old Town', 'Town Hall, Old Town'] };
const toTheAirport: Trip = {
  passenger: PETRA,
  places: ['3 Mill Road, Northside', 'Airport'],
  people: 2,
  needs: ['luggage'],
};

const story = (trip: Trip, driver: string, booked: number, turns: RideStory['turns']): RideStory => ({
  passenger: null,
  people: 1,
  ...trip,
  driver,
  booked,
  turns,
});

/** A completed ride, booked `booked` minutes ago. The passenger boards ten minutes later, and rides for `minutes`. */
const driven = (trip: Trip, driver: string, booked: number, minutes: number) =>
  story(trip, driver, booked, [
    [booked - 2, 'driver', { did: 'take', minutes: 5 }],
    [booked - 8, 'driver', { did: 'arrive' }],
    [booked - 10, 'driver', { did: 'start' }],
    [booked - 10 - minutes, 'driver', { did: 'complete' }],
  ]);

const at = (daysAgo: number, minutesEarlier: number) => daysAgo * DAY + minutesEarlier;

/** How many minutes ago the drivers at work began and ended each of their six shifts before today. */
export const WORKED_DAYS = [6, 5, 4, 3, 2, 1].map((days) => ({
  began: at(days, 300),
  ended: at(days, -150),
}));

/** How many minutes ago the demo's order was entered. */
export const ORDERED = 90;

/** An order that begins only in 28 days, so the board makes no ride of it. `playRideStories` sets its days. */
export const DEMO_ORDER: OrderPlan = {
  ...DIALYSIS,
  name: CARL,
  from: { text: MILL_ROAD },
  to: { text: HARBOUR },
  note: '',
  weekdays: [1, 3],
};

/** The rides of the six days before, and one that is booked for 20 hours from now. */
export const DEMO_WEEK: readonly RideStory[] = [
  driven(toDialysis, DORA, at(6, 240), 18),
  driven(toWork, DUNJA, at(6, 230), 9),
  driven(fromDialysis, DORA, at(6, -20), 21),
  driven(toTheHall, DENIZ, at(5, 200), 14),
  driven(toTheAirport, DORA, at(5, 120), 35),
  driven(fromTheHall, DENIZ, at(5, 20), 16),
  driven(toDialysis, DORA, at(4, 240), 17),
  driven(toWork, DUNJA, at(4, 232), 8),
  story(toTheAirport, DORA, at(4, 90), [[at(4, 86), 'passenger', { did: 'cancel', why: 'other_transport' }]]),
  driven(fromDialysis, DENIZ, at(4, -25), 19),
  driven(toWork, DUNJA, at(3, 228), 10),
  driven(toTheHall, DENIZ, at(3, 205), 15),
  driven(fromTheHall, DENIZ, at(3, 30), 13),
  driven(toDialysis, DORA, at(2, 241), 20),
  driven(toWork, DUNJA, at(2, 225), 9),
  driven(toTheAirport, DORA, at(2, 60), 33),
  driven(fromDialysis, DUNJA, at(2, -18), 22),
  driven(toTheHall, DENIZ, at(1, 198), 14),
  driven(toWork, DUNJA, at(1, 190), 12),
  driven(fromTheHall, DENIZ, at(1, 25), 15),
  story({ ...toDialysis, pickUp: DAY - 240 }, DORA, 60, []),
];

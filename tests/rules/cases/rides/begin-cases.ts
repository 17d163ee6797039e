import { SERVER_TIME, type Data } from '../../scenario/datum.ts';
import type { Changes } from '../../scenario/documents.ts';
import { NOBODY, type SignedIn } from '../../scenario/people.ts';
import { commits, set, update, type Case, type Request, type Seed } from '../../scenario/request.ts';
import {
  at,
  CAR,
  endsDuty,
  FIRST_TURN,
  HOUR,
  idOf,
  NEXT_TURN,
  shift,
  SHIFT_CAR,
} from '../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, penny, RIDE_PEOPLE, sam } from '../../scenario/rides/ride-people.ts';

/** The car that is not allowed, the one that is, and the one of the last shift. */
const [FIRST, SECOND, THIRD] = ['car-1', 'car-2', 'car-3'].map((id) => ({ ...SHIFT_CAR, id }));
const firm: Seed = { ...RIDE_PEOPLE, 'vehicles/car-1': CAR, 'vehicles/car-2': CAR, 'vehicles/car-3': CAR };
type InCar = (vehicle: Data | undefined) => Request;

const next = (changes: Data) => update('drivers/dora', { ...NEXT_TURN, seenAt: SERVER_TIME, ...changes });
const firstShift = (by: SignedIn, vehicle: Data = SHIFT_CAR) =>
  commits(by, set(`drivers/${by.sub}`, shift({ ...FIRST_TURN, name: `Person ${by.sub}`, vehicle })));
const begins: InCar = (vehicle = SHIFT_CAR) =>
  commits(dora, next({ duty: 'on', vehicle, shiftSince: SERVER_TIME }));
const gives: InCar = (vehicle = SHIFT_CAR) =>
  commits(
    ada,
    update('drivers/dora', {
      ...NEXT_TURN,
      vehicle,
      setBy: { by: 'ada', name: 'Person ada', at: SERVER_TIME },
    }),
    endsDuty('ada'),
  );
const atHome: Changes = { duty: 'off', vehicle: THIRD };

/** Every way into a car: the last shift, and the request of it. */
const WAYS: Readonly<Record<string, readonly [before: Changes | null, InCar]>> = {
  'for the first shift': [null, (vehicle) => firstShift(dora, vehicle)],
  'for another shift': [atHome, begins],
  'after a break in another car': [
    { duty: 'break', vehicle: THIRD },
    (vehicle = SHIFT_CAR) =>
      commits(dora, next({ duty: 'on', vehicle }), endsDuty('dora', 'dora', { duty: 'break' })),
  ],
  'in place of another car': [
    { vehicle: THIRD },
    (vehicle = SHIFT_CAR) => commits(dora, next({ vehicle }), endsDuty()),
  ],
  'for rides promised from home': [
    atHome,
    (vehicle = SHIFT_CAR) => commits(dora, next({ vehicle, shiftSince: SERVER_TIME })),
  ],
};
const before = (last: Changes | null): Seed => (last === null ? {} : { 'drivers/dora': shift(last) });

const ids = Array.from({ length: 8 }, (_, n) => idOf(`kind${n}`));
const names = ids.map((_, n) => `Paper ${n}`);
const kinds = (drivers: readonly string[], blocks: readonly string[]): Seed => ({
  'settings/papers': { ids, names, drivers, blocks },
});
/** The ends of papers, one of each kind: in an hour, but for those at these places, which ended an hour ago. */
const papers = (path: string, ...expired: readonly number[]): Seed => ({
  [path]: {
    last: idOf('kind0'),
    papers: {},
    ends: Object.fromEntries(ids.map((id, n) => [id, at(expired.includes(n) ? -HOUR : HOUR)])),
  },
});

/** An expired paper that blocks a shift (D121). */
const PAPER_CASES_OF_SHIFTS: readonly Case[] = [
  ...ids.flatMap((_, n): Case[] => [
    {
      title: `a driver whose papers are valid begins a shift, of kind ${n + 1}`,
      seed: {
        ...firm,
        ...kinds(ids, ids),
        ...papers('driverPapers/dora', n),
        ...papers('driverPapers/dan'),
      },
      permitted: firstShift(dan),
      refused: { 'one whose paper has expired': firstShift(dora) },
    },
    {
      title: `a shift begins in a car whose papers are valid, of kind ${n + 1}`,
      seed: { ...firm, ...kinds([], ids), ...papers('carPapers/car-1', n), ...papers('carPapers/car-2') },
      permitted: firstShift(dora, SECOND),
      refused: { 'in one whose paper has expired': firstShift(dora, FIRST) },
    },
  ]),
  ...Object.entries({ ...WAYS, 'as dispatch gives it': [{}, gives] as const }).map(
    ([way, [last, inCar]]): Case => ({
      title: `a car with valid papers is chosen ${way}`,
      seed: {
        ...firm,
        'vehicles/car-4': CAR,
        ...before(last),
        ...kinds([], ids),
        ...papers('carPapers/car-4', 0),
      },
      permitted: inCar(SECOND),
      refused: { 'and not one with an expired paper': inCar({ ...SHIFT_CAR, id: 'car-4' }) },
    }),
  ),
  {
    title: 'an expired paper of a kind that does not block leaves a driver a car with valid ones',
    seed: {
      ...firm,
      ...kinds(ids.slice(0, 1), ids.slice(1, 2)),
      'driverPapers/dora': { last: idOf('kind0'), papers: {}, ends: { [idOf('kind0')]: at(-HOUR) } },
      ...papers('carPapers/car-1', 1),
      ...papers('carPapers/car-2', 0, 2),
    },
    permitted: firstShift(dora, SECOND),
    refused: { 'and not one with an expired paper that blocks': firstShift(dora, FIRST) },
  },
  {
    title: 'a paper without an end blocks nothing',
    seed: {
      ...firm,
      ...kinds([], ids),
      ...papers('carPapers/car-1', 0),
      'carPapers/car-2': { last: idOf('kind0'), papers: {}, ends: {} },
    },
    permitted: firstShift(dora, SECOND),
    refused: { 'and an expired one does': firstShift(dora, FIRST) },
  },
  {
    title: 'a driver whose paper has expired meanwhile goes off duty',
    seed: { ...firm, ...before({}), ...kinds(ids, ids), ...papers('driverPapers/dora', 0) },
    permitted: commits(dora, next({ duty: 'off' }), endsDuty()),
    refused: { 'and changes to no other car': commits(dora, next({ vehicle: SECOND ?? {} }), endsDuty()) },
  },
];

const owned = (owner: string | null) => ({ ...CAR, owner });
const cars: Seed = {
  ...firm,
  'vehicles/car-1': owned('dan'),
  'vehicles/car-2': owned('dora'),
  'vehicles/car-3': owned(null),
};

/** A car that belongs to a driver (D122). */
const OWNER_CASES: readonly Case[] = [
  ...Object.entries(WAYS).map(([way, [last, inCar]]): Case => ({
    title: `a driver chooses their own car ${way}`,
    seed: { ...cars, ...before(last) },
    permitted: inCar(SECOND),
    refused: {
      'and not that of a colleague': inCar(FIRST),
      'and not with its owner': inCar({ ...SECOND, owner: 'dora' }),
    },
  })),
  {
    title: 'dispatch gives a driver the car of a colleague',
    seed: { ...cars, ...before({ vehicle: THIRD }) },
    permitted: gives({ ...SHIFT_CAR, id: 'car-1' }),
    refused: { 'the driver does not take it': commits(dora, next({ vehicle: FIRST ?? {} }), endsDuty()) },
  },
  ...(['on', 'break'] as const).map((duty): Case => {
    const renamed = { ...SHIFT_CAR, label: 'Car 1a' };
    const keeps = (vehicle: Data) =>
      commits(dora, next({ duty: 'on', vehicle }), endsDuty('dora', 'dora', { duty }));
    return {
      title: `a driver keeps the car of a colleague that dispatch has given them, with its new name, from ${duty}`,
      seed: {
        ...cars,
        'vehicles/car-1': { ...owned('dan'), label: 'Car 1a' },
        'vehicles/car-3': owned('dan'),
        ...before({ duty }),
      },
      permitted: keeps(renamed),
      refused: { 'and not another one of theirs': keeps({ ...SHIFT_CAR, id: 'car-3' }) },
    };
  }),
  {
    title: 'a car of a colleague stays with nobody after a shift',
    seed: { ...cars, ...before({ duty: 'off' }) },
    permitted: begins(SECOND),
    refused: { 'although it was the last one': begins(FIRST) },
  },
  ...[ada, sam].map((who): Case => ({
    title: `${who.sub} says to whom a car belongs`,
    seed: { ...firm, 'drivers/dora': shift() },
    permitted: commits(who, update('vehicles/car-1', { owner: 'dora' })),
    refused: {
      'to a passenger': commits(who, update('vehicles/car-1', { owner: 'penny' })),
      'to nobody known': commits(who, update('vehicles/car-1', { owner: 'unknown' })),
      'to a path': commits(who, update('vehicles/car-1', { owner: 'dora/reviews' })),
      'to a number': commits(who, update('vehicles/car-1', { owner: 7 })),
      'as a driver': commits(dora, update('vehicles/car-1', { owner: 'dora' })),
      'as a passenger': commits(penny, update('vehicles/car-1', { owner: 'dora' })),
      'without a session': commits(NOBODY, update('vehicles/car-1', { owner: 'dora' })),
    },
  })),
  {
    title: 'a new car belongs to a driver',
    seed: firm,
    permitted: commits(ada, set('vehicles/car-4', owned('dora'))),
    refused: { 'and not to a passenger': commits(ada, set('vehicles/car-4', owned('penny'))) },
  },
  {
    title: 'a new car belongs to the firm',
    seed: firm,
    permitted: commits(ada, set('vehicles/car-4', owned(null))),
    refused: { 'and not to an empty name': commits(ada, set('vehicles/car-4', owned(''))) },
  },
  {
    title: 'the car of a driver whose account is gone is renamed, and stays theirs',
    seed: { ...firm, 'vehicles/car-1': owned('gone') },
    permitted: commits(ada, update('vehicles/car-1', { label: 'Old van' })),
    refused: { 'and another becomes not theirs': commits(ada, update('vehicles/car-2', { owner: 'gone' })) },
  },
  {
    title: 'the car of a driver becomes the firm’s again',
    seed: { ...firm, 'vehicles/car-1': owned('gone') },
    permitted: commits(ada, update('vehicles/car-1', { owner: null })),
    refused: { 'by no driver': commits(dora, update('vehicles/car-1', { owner: null })) },
  },
];

/** What a driver and a car need at the beginning of a shift. */
export const BEGIN_CASES: readonly Case[] = [...PAPER_CASES_OF_SHIFTS, ...OWNER_CASES];

import { SERVER_TIME, type Data } from '../../scenario/datum.ts';
import { NOBODY } from '../../scenario/people.ts';
import { commits, set, update, type Case, type Seed } from '../../scenario/request.ts';
import {
  before,
  begins,
  FIRST,
  firm,
  gives,
  next,
  SECOND,
  THIRD,
  WAYS,
  withWrites,
} from '../../scenario/rides/beginning.ts';
import { isRefusedTo } from '../../scenario/rides/driving.ts';
import { reserve, seeded, tomorrow } from '../../scenario/rides/promising.ts';
import { CAR, CARD, endsDuty, RIDE, ride, shift, SHIFT_CAR } from '../../scenario/rides/ride-documents.ts';
import { ada, dora, penny, sam } from '../../scenario/rides/ride-people.ts';
import { takes } from '../../scenario/rides/ride-step.ts';

const owned = (owner: string | null) => ({ ...CAR, owner });
const cars: Seed = {
  ...firm,
  'vehicles/car-1': owned('dan'),
  'vehicles/car-2': owned('dora'),
  'vehicles/car-3': owned(null),
};

const atHome = (changes: Data) => next({ shiftSince: SERVER_TIME, ...changes });
const takesBreak = commits(dora, next({ duty: 'break' }));

/** A car that belongs to a driver (D122). */
export const OWNER_CASES: readonly Case[] = [
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
    title: 'a driver begins a shift in their own car, not in the colleague’s that was the last one',
    seed: { ...cars, ...before({ duty: 'off' }) },
    permitted: begins(SECOND),
    refused: {
      'although it was the last one': begins(FIRST),
      'and not through a break': commits(dora, atHome({ duty: 'break' })),
    },
  },
  {
    title: 'a break follows a time on duty in the car of a colleague that dispatch has given',
    seed: { ...cars, ...before({}) },
    permitted: withWrites(takesBreak, endsDuty()),
    refused: {
      'and takes another car': commits(dora, next({ duty: 'break', vehicle: SECOND ?? {} }), endsDuty()),
    },
  },
  {
    title: 'a driver goes home from a break in the car of a colleague',
    seed: { ...cars, ...before({ duty: 'break' }) },
    permitted: commits(dora, next({ duty: 'off' }), endsDuty('dora', 'dora', { duty: 'break' })),
    refused: {
      'and not in another car': commits(
        dora,
        next({ duty: 'off', vehicle: SECOND ?? {} }),
        endsDuty('dora', 'dora', { duty: 'break' }),
      ),
      'and takes no second break': withWrites(takesBreak, endsDuty('dora', 'dora', { duty: 'break' })),
    },
  },
  {
    title: 'a driver at home changes the number',
    seed: { ...cars, ...before({ duty: 'off', vehicle: SECOND }) },
    permitted: commits(dora, atHome({ phone: '+49 30 9' })),
    refused: { 'and takes no break': commits(dora, atHome({ duty: 'break' })) },
  },
  {
    title: 'a driver on a break with a promise that is due goes back on duty',
    seed: {
      ...seeded(ride('accepted', { driver: 'dora', card: CARD }), {
        duty: 'break',
        slots: { later1: RIDE },
        claim: 'later1',
      }),
      ...cars,
    },
    permitted: commits(dora, next({ duty: 'on' }), endsDuty('dora', 'dora', { duty: 'break' })),
    refused: {
      'and not home': commits(dora, next({ duty: 'off' }), endsDuty('dora', 'dora', { duty: 'break' })),
    },
  },
  ...(
    [
      ['from home in their own car', { duty: 'off', vehicle: SECOND }],
      ['from home in a car of the firm', { duty: 'off', vehicle: THIRD }],
      ['on a break in the car of a colleague that dispatch has given', { duty: 'break' }],
      ['on duty in it', {}],
    ] as const
  ).map(([where, last]): Case => ({
    title: `a driver promises a ride ${where}`,
    seed: { ...seeded(tomorrow, last), ...cars },
    permitted: takes(reserve()),
    refused: { 'and not without a sign of life': takes(reserve(undefined, [])) },
  })),
  isRefusedTo(
    'a driver promises no ride from home in the car of a colleague, although it was the last one',
    { ...seeded(tomorrow, { duty: 'off' }), ...cars },
    reserve(),
  ),
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
    title: 'an administrator adds a car of a driver',
    seed: firm,
    permitted: commits(ada, set('vehicles/car-4', owned('dora'))),
    refused: { 'and not to a passenger': commits(ada, set('vehicles/car-4', owned('penny'))) },
  },
  {
    title: 'an administrator adds a car of the firm',
    seed: firm,
    permitted: commits(ada, set('vehicles/car-4', owned(null))),
    refused: { 'and not to an empty name': commits(ada, set('vehicles/car-4', owned(''))) },
  },
  {
    title: 'the car of a driver whose account is gone is renamed, and stays theirs',
    seed: { ...firm, 'vehicles/car-1': owned('gone') },
    permitted: commits(ada, update('vehicles/car-1', { label: 'Old van' })),
    refused: {
      'and it becomes no passenger’s': commits(ada, update('vehicles/car-1', { owner: 'penny' })),
      'and another becomes not theirs': commits(ada, update('vehicles/car-2', { owner: 'gone' })),
    },
  },
  {
    title: 'the car of a driver becomes the firm’s again',
    seed: { ...firm, 'vehicles/car-1': owned('gone') },
    permitted: commits(ada, update('vehicles/car-1', { owner: null })),
    refused: { 'by no driver': commits(dora, update('vehicles/car-1', { owner: null })) },
  },
];

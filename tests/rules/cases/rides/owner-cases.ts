import type { Data } from '../../scenario/datum.ts';
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
} from '../../scenario/rides/beginning.ts';
import { CAR, endsDuty, shift, SHIFT_CAR } from '../../scenario/rides/ride-documents.ts';
import { ada, dora, penny, sam } from '../../scenario/rides/ride-people.ts';

const owned = (owner: string | null) => ({ ...CAR, owner });
const cars: Seed = {
  ...firm,
  'vehicles/car-1': owned('dan'),
  'vehicles/car-2': owned('dora'),
  'vehicles/car-3': owned(null),
};

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

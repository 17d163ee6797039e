import { SERVER_TIME, type Data } from '../../scenario/datum.ts';
import { NOBODY } from '../../scenario/people.ts';
import { commits, get, list, remove, set, update, type Case, type Write } from '../../scenario/request.ts';
import { each } from '../../scenario/wrong-values.ts';
import {
  at,
  CAR,
  endsDuty,
  FIRST_TURN,
  NEXT_TURN,
  shift,
  SHIFT_CAR,
} from '../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, olga, penny, RIDE_PEOPLE, sam } from '../../scenario/rides/ride-people.ts';

const PATH = 'carsInUse/dora';
const USE: Data = { car: 'car-1', since: SERVER_TIME };
const firm = { ...RIDE_PEOPLE, 'vehicles/car-1': CAR };
const inUse = { [PATH]: { car: 'car-1', since: at(-3600) } };
const NEXT = { ...NEXT_TURN, seenAt: SERVER_TIME };
const turns = (duty: string): Write => update('drivers/dora', { duty, ...NEXT });
const begins: Write = update('drivers/dora', {
  duty: 'on',
  ...NEXT,
  shiftSince: SERVER_TIME,
});
/** Dora’s shift goes on in her second car. */
const moves: Write = update('drivers/dora', {
  ...NEXT,
  vehicle: { ...SHIFT_CAR, id: 'car-2' },
});
const asDora = (...writes: readonly Write[]) => commits(dora, ...writes);
const all = (limit = 500) => list({ collection: 'carsInUse', limit });

/** The cars in use, for colleagues who choose one (D70). */
export const CAR_IN_USE_CASES: readonly Case[] = [
  {
    title: 'a driver who goes on duty says which car they have',
    seed: { ...firm, 'drivers/dora': shift({ duty: 'off' }) },
    permitted: asDora(begins, set(PATH, USE)),
    refused: {
      'without the shift': asDora(set(PATH, USE)),
      ...each(
        {
          'another car than that of the shift': { ...USE, car: 'car-2' },
          'since a minute ago': { ...USE, since: at(-60) },
          'with their name': { ...USE, name: 'Person dora' },
          'without the time': { car: 'car-1' },
        },
        (use) => asDora(begins, set(PATH, use)),
      ),
      'for a colleague': asDora(begins, set('carsInUse/dan', USE)),
    },
  },
  {
    title: 'the first shift says which car it is in',
    seed: firm,
    permitted: asDora(set('drivers/dora', shift(FIRST_TURN)), set(PATH, USE)),
    refused: {
      'but not with a break': asDora(
        set('drivers/dora', shift({ ...FIRST_TURN, duty: 'break' })),
        set(PATH, USE),
      ),
    },
  },
  {
    title: 'a driver who changes the car on duty says which one they have',
    seed: { ...firm, ...inUse, 'vehicles/car-2': CAR, 'drivers/dora': shift() },
    permitted: asDora(moves, endsDuty(), set(PATH, { ...USE, car: 'car-2' })),
    refused: {
      'and not that they still have the other one': asDora(moves, endsDuty(), set(PATH, USE)),
      'nor without it': asDora(set(PATH, { ...USE, car: 'car-2' })),
    },
  },
  {
    title: 'a driver who goes off duty says that they have no car any more',
    seed: { ...firm, ...inUse, 'drivers/dora': shift() },
    permitted: asDora(turns('off'), endsDuty(), remove(PATH)),
    refused: {
      'nor says that they have it': asDora(turns('off'), endsDuty(), set(PATH, USE)),
      'but with a break they keep it': asDora(turns('break'), endsDuty(), remove(PATH)),
      'and on duty, too': asDora(remove(PATH)),
      'and no colleague removes it': commits(dan, remove(PATH)),
      'nor a dispatcher without their shift': commits(ada, remove(PATH)),
    },
  },
  {
    title: 'a driver whose car was never said goes off duty',
    seed: { ...firm, 'drivers/dora': shift() },
    permitted: asDora(turns('off'), endsDuty(), remove(PATH)),
    refused: { 'but not without the shift': asDora(remove(PATH)) },
  },
  {
    title: 'a driver who is off duty already removes no car in use',
    seed: { ...firm, ...inUse, 'drivers/dora': shift({ duty: 'off' }) },
    permitted: { by: dora, does: get('drivers/dora') },
    refused: { 'without a change of duty': asDora(remove(PATH)) },
  },
  ...[ada, sam].map((who): Case => ({
    title: `${who.sub} ends a forgotten shift, and its car is free`,
    seed: { ...firm, ...inUse, 'drivers/dora': shift() },
    permitted: commits(
      who,
      update('drivers/dora', { duty: 'off', ...NEXT_TURN }),
      endsDuty(who.sub),
      remove(PATH),
    ),
    refused: {
      'but not with another one': commits(
        who,
        update('drivers/dora', { duty: 'off', ...NEXT_TURN }),
        endsDuty(who.sub),
        remove('carsInUse/dan'),
      ),
    },
  })),
  {
    title: 'a driver lists the cars in use',
    seed: { ...firm, ...inUse, 'drivers/dora': shift() },
    permitted: { by: dan, does: all() },
    refused: {
      'for more than a firm has': { by: dan, does: all(501) },
      'without a limit': { by: dan, does: list({ collection: 'carsInUse' }) },
      'as a passenger': { by: penny, does: all() },
      'as an auditor': { by: olga, does: all() },
      'as a dispatcher, who sees the shifts': { by: ada, does: all() },
      'without a session': { by: NOBODY, does: all() },
      'by path': { by: dan, does: get(PATH) },
      'by path, of their own': { by: dora, does: get(PATH) },
    },
  },
];

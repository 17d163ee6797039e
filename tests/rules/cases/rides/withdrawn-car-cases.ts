import { SERVER_TIME, type Data } from '../../scenario/datum.ts';
import type { Changes } from '../../scenario/documents.ts';
import { commits, set, type Case } from '../../scenario/request.ts';
import {
  CAR,
  endsDuty,
  FIRST_TURN,
  NEXT_TURN,
  shift,
  SHIFT_CAR,
} from '../../scenario/rides/ride-documents.ts';
import { dora, RIDE_PEOPLE } from '../../scenario/rides/ride-people.ts';

const firm = { ...RIDE_PEOPLE, 'vehicles/car-1': CAR };
const NEXT = { ...NEXT_TURN, seenAt: SERVER_TIME };
const livingShifts = (changes: Changes) =>
  commits(dora, set('drivers/dora', shift({ ...NEXT, ...changes })), endsDuty());
const PLATED = { ...SHIFT_CAR, plate: 'B-XX 9' };
/** Dora goes on duty again, after a break or for a new shift. */
const begins = (from: 'break' | 'off', changes: Changes) =>
  commits(
    dora,
    set('drivers/dora', shift({ ...NEXT, ...(from === 'off' && { shiftSince: SERVER_TIME }), ...changes })),
    ...(from === 'off' ? [] : [endsDuty('dora', 'dora', { duty: 'break' })]),
  );
/** Dora, who is off duty, stores a car and another number, with this duty. */
const atHome = (from: 'off', vehicle: Data, duty: string = from) =>
  commits(
    dora,
    set('drivers/dora', shift({ ...NEXT, duty, vehicle, phone: '+49 30 2', shiftSince: SERVER_TIME })),
  );
const first = (changes: Changes) => commits(dora, set('drivers/dora', shift({ ...FIRST_TURN, ...changes })));
/** A car that was withdrawn during a shift can be used only by the driver of that shift (rides R13). */
export const WITHDRAWN_CAR_CASES: readonly Case[] = [
  {
    title: 'a car that was withdrawn is driven to the end of the shift',
    seed: { ...firm, 'vehicles/car-1': { ...CAR, active: false }, 'drivers/dora': shift() },
    permitted: livingShifts({ duty: 'off' }),
    refused: { 'and not under another plate': livingShifts({ duty: 'off', vehicle: PLATED }) },
  },
  {
    title: 'a car that was withdrawn is driven on with another number',
    seed: { ...firm, 'vehicles/car-1': { ...CAR, active: false }, 'drivers/dora': shift() },
    permitted: livingShifts({ phone: '+49 30 2' }),
    refused: { 'and not under another plate': livingShifts({ phone: '+49 30 2', vehicle: PLATED }) },
  },
  ...(['break', 'off'] as const).map((duty) => ({
    title: `a car that was withdrawn is not chosen again by a driver whose duty is ${duty}`,
    seed: {
      ...firm,
      'vehicles/car-1': { ...CAR, active: false },
      'vehicles/car-2': CAR,
      'drivers/dora': shift({ duty }),
    },
    permitted: begins(duty, { vehicle: { ...SHIFT_CAR, id: 'car-2' } }),
    refused: { 'with the one that was': begins(duty, {}) },
  })),
  {
    title: 'a driver off duty names another car for rides that they promise from home (D115)',
    seed: {
      ...firm,
      'vehicles/car-2': CAR,
      'vehicles/car-3': { ...CAR, active: false },
      'drivers/dora': shift({ duty: 'off' }),
    },
    permitted: atHome('off', { ...SHIFT_CAR, id: 'car-2' }),
    refused: {
      'that was withdrawn': atHome('off', { ...SHIFT_CAR, id: 'car-3' }),
      'that does not exist': atHome('off', { ...SHIFT_CAR, id: 'car-9' }),
      'under another plate': atHome('off', { ...PLATED, id: 'car-2' }),
      'and begins a break': atHome('off', { ...SHIFT_CAR, id: 'car-2' }, 'break'),
    },
  },
  {
    title: 'a driver on duty does not change the car as they go off duty',
    seed: { ...firm, 'vehicles/car-2': CAR, 'drivers/dora': shift() },
    permitted: livingShifts({ duty: 'off' }),
    refused: { 'with another': livingShifts({ duty: 'off', vehicle: { ...SHIFT_CAR, id: 'car-2' } }) },
  },
  {
    title: 'a driver off duty keeps a withdrawn car with another number',
    seed: { ...firm, 'vehicles/car-1': { ...CAR, active: false }, 'drivers/dora': shift({ duty: 'off' }) },
    permitted: atHome('off', SHIFT_CAR),
    refused: { 'and not under another plate': atHome('off', PLATED) },
  },
  ...(['on', 'break', 'off'] as const).map((duty) => ({
    title: `a first record with the duty ${duty} names a car in service`,
    seed: { ...firm, 'vehicles/car-2': { ...CAR, active: false } },
    permitted: first({ duty }),
    refused: { 'not a withdrawn one': first({ duty, vehicle: { ...SHIFT_CAR, id: 'car-2' } }) },
  })),
];

import { SERVER_TIME } from '../../scenario/datum.ts';
import type { Changes } from '../../scenario/documents.ts';
import { commits, set, type Case } from '../../scenario/request.ts';
import { CAR, endsDuty, NEXT_TURN, shift, SHIFT_CAR } from '../../scenario/rides/ride-documents.ts';
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
/** A car that was withdrawn during a shift stays with its driver only (rides R13). */
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
];

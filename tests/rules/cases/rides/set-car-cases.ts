import { REMOVED, SERVER_TIME, type Data } from '../../scenario/datum.ts';
import { account, type Changes } from '../../scenario/documents.ts';
import { commits, set, update, type Case, type Request, type Write } from '../../scenario/request.ts';
import { each, wrongFields } from '../../scenario/wrong-values.ts';
import {
  at,
  CAR,
  DAY,
  endsDuty,
  NEXT_TURN,
  RIDE,
  ride,
  ridePath,
  shift,
  SHIFT_CAR,
  worked,
} from '../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, olga, penny, RIDE_PEOPLE, sam } from '../../scenario/rides/ride-people.ts';

const VAN = { id: 'car-2', label: 'Van', plate: 'B-CB 2', colour: null, seats: 6 };
const FLEET = {
  'vehicles/car-1': CAR,
  'vehicles/car-2': { ...CAR, label: 'Van', plate: 'B-CB 2', seats: 6 },
};
const firm = (changes: Changes = {}, more: Data = {}) => ({
  ...RIDE_PEOPLE,
  ...FLEET,
  'drivers/dora': shift(changes),
  ...more,
});
const signed = (by: typeof ada) => ({ by: by.sub, name: `Person ${by.sub}`, at: SERVER_TIME });
const sets = (by: typeof ada, changes: Data = {}, also: readonly Write[] = [endsDuty(by.sub)]): Request =>
  commits(
    by,
    update('drivers/dora', { phone: '+49 30 2', vehicle: VAN, ...NEXT_TURN, setBy: signed(by), ...changes }),
    ...also,
  );

/** The record of a duty that has lasted a second. */
const endsBrief = endsDuty('ada', 'dora', { since: at(-1), deleteAt: at(730 * DAY - 1) });

/** Dispatch sets car and number for a driver on duty (D90). */
export const SET_CAR_CASES: readonly Case[] = [
  ...[ada, sam].map((who): Case => ({
    title: `${who.sub} sets the car and number of a driver on duty, and the time before gets its record`,
    seed: firm(),
    permitted: sets(who, {}, [
      endsDuty(who.sub),
      set('carsInUse/dora', { car: 'car-2', since: SERVER_TIME }),
    ]),
    refused: {
      'by the driver': sets(dora),
      'by another driver': sets(dan),
      'by the passenger': sets(penny),
      'by an auditor': sets(olga),
      'without the time before': sets(who, {}, []),
      'with the time before in another car': sets(who, {}, [
        set('drivers/dora/duties/0', worked(who.sub, { plate: 'B-CB 2' })),
      ]),
      'with the other car in use': sets(who, {}, [
        endsDuty(who.sub),
        set('carsInUse/dora', { car: 'car-1', since: SERVER_TIME }),
      ]),
      ...each(
        {
          'in the name of another': { setBy: { ...signed(who), by: 'dora' } },
          'under another name': { setBy: { ...signed(who), name: 'Somebody' } },
          'at another time': { setBy: { ...signed(who), at: at(-60) } },
          'with more in it': { setBy: { ...signed(who), why: 'asked' } },
          'with no dispatcher': { setBy: null },
          'since a minute ago': { dutySince: at(-60) },
          'with the same number of changes': { turn: 0 },
          'with two more': { turn: 2 },
          'with a break': { duty: 'break' },
          'off duty': { duty: 'off' },
          'with a sign of life': { seenAt: SERVER_TIME },
          'with another name of the driver': { name: 'Dora the Great' },
          'with another shift': { shiftSince: SERVER_TIME },
          'with changes in a row': { inARow: 1 },
          'with a ride': { ride: RIDE },
          'with a slot': { slots: { next: RIDE } },
          'as given': { assignedAt: SERVER_TIME },
          'without a number': { phone: '' },
          'with letters': { phone: 'call' },
          'with four digits': { phone: '1234' },
          'in a car that is none': { vehicle: { ...VAN, id: 'car-9' } },
          'in a car by a path': { vehicle: { ...VAN, id: 'a/b' } },
          'with another plate': { vehicle: { ...VAN, plate: 'B-XX 9' } },
          'with another label': { vehicle: { ...VAN, label: 'Limousine' } },
          'with more seats': { vehicle: { ...VAN, seats: 7 } },
          'with another colour': { vehicle: { ...VAN, colour: 'red' } },
          'with former plates': { vehicle: { ...VAN, formerPlates: [] } },
        },
        (changes) => sets(who, changes),
      ),
      ...each(wrongFields({ phone: 'a text', vehicle: 'a map' }), ([field, value]) =>
        sets(who, { [field]: value ?? REMOVED }),
      ),
    },
  })),
  ...(['on_the_way', 'in_progress'] as const).map((state): Case => ({
    title: `dispatch sets the car and number during a ride that is ${state}`,
    seed: firm({ ride: RIDE }, { [ridePath()]: ride(state) }),
    permitted: sets(ada),
    refused: { 'and does not end the shift': sets(ada, { duty: 'off' }) },
  })),
  {
    title: 'dispatch sets car and number again, a moment after a driver’s sixth change in a row',
    seed: firm({ inARow: 6, dutySince: at(-1), setBy: { by: 'sam', name: 'Person sam', at: at(-60) } }),
    permitted: sets(ada, {}, [endsBrief]),
    refused: {
      'and not in the name of who did before': sets(
        ada,
        { setBy: { by: 'sam', name: 'Person sam', at: at(-60) } },
        [endsBrief],
      ),
    },
  },
  {
    title: 'dispatch sets only the number of a driver in a car that was withdrawn',
    seed: {
      ...firm(),
      'vehicles/car-1': { ...CAR, active: false },
      'vehicles/car-2': { ...CAR, active: false },
    },
    permitted: sets(ada, { vehicle: SHIFT_CAR }),
    refused: {
      'and no other that was': sets(ada, { vehicle: { ...SHIFT_CAR, id: 'car-2' } }),
    },
  },
  ...(['break', 'off'] as const).map((duty): Case => ({
    title: `dispatch sets nothing for a driver whose duty is ${duty}`,
    seed: firm({ duty }),
    permitted: { by: ada, does: { kind: 'get', path: 'drivers/dora' } },
    refused: {
      'in that duty': sets(ada, { duty }, duty === 'off' ? [] : [endsDuty('ada', 'dora', { duty })]),
      'nor puts them on duty': sets(
        ada,
        { duty: 'on' },
        duty === 'off' ? [] : [endsDuty('ada', 'dora', { duty })],
      ),
    },
  })),
  {
    title: 'a rejected administrator sets nothing, and the driver changes the number',
    seed: { ...firm(), ...account(ada, 'admin', { status: 'rejected' }) },
    permitted: commits(
      dora,
      update('drivers/dora', { phone: '+49 30 2', ...NEXT_TURN, seenAt: SERVER_TIME }),
      endsDuty(),
    ),
    refused: { 'as the administrator': sets(ada) },
  },
  {
    title: 'the trace of dispatch stays when the driver changes the number',
    seed: firm({ setBy: { by: 'ada', name: 'Person ada', at: at(-3600) } }),
    permitted: commits(
      dora,
      update('drivers/dora', { phone: '+49 30 2', ...NEXT_TURN, seenAt: SERVER_TIME }),
      endsDuty(),
    ),
    refused: {
      'and is not changed by them': commits(
        dora,
        update('drivers/dora', {
          phone: '+49 30 2',
          ...NEXT_TURN,
          seenAt: SERVER_TIME,
          setBy: signed(dora),
        }),
        endsDuty(),
      ),
    },
  },
];

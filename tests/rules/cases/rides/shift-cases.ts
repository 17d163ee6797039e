import { SERVER_TIME, REMOVED } from '../../scenario/datum.ts';
import { type Changes, account } from '../../scenario/documents.ts';
import { NOBODY } from '../../scenario/people.ts';
import { commits, type Case, type Person, set, update, get, list, remove } from '../../scenario/request.ts';
import { each, wrongFields } from '../../scenario/wrong-values.ts';
import {
  CAR,
  endsDuty,
  FIRST_TURN,
  NEXT_TURN,
  OTHER_RIDE,
  RIDE,
  SHIFT_CAR,
  at,
  ride,
  ridePath,
  shift,
} from '../../scenario/rides/ride-documents.ts';
import { RIDE_PEOPLE, ada, dan, dora, olga, penny, sam } from '../../scenario/rides/ride-people.ts';
import { onDuty, pointing, pool, take } from '../../scenario/rides/driving.ts';
import { takes } from '../../scenario/rides/ride-step.ts';

const firm = { ...RIDE_PEOPLE, 'vehicles/car-1': CAR };
/** The fields of a shift that follows another duty. */
const NEXT = { ...NEXT_TURN, seenAt: SERVER_TIME };
const shifts = (changes: Changes = {}, by: Person = dora, path = 'drivers/dora') =>
  commits(by, set(path, shift({ ...FIRST_TURN, ...changes })));
const livingShifts = (changes: Changes = {}, by: Person = dora, path = 'drivers/dora') =>
  commits(by, set(path, shift({ ...NEXT, ...changes })), endsDuty(by?.sub));
const notShifts = (duty: string) => ({
  ...each(
    wrongFields({
      name: 'a text',
      phone: 'a text',
      vehicle: 'a map',
      duty: 'a text',
      dutySince: 'a timestamp',
      shiftSince: 'a timestamp',
      turn: 'a number',
      inARow: 'a number',
      seenAt: 'a timestamp',
      ride: 'null',
    }),
    ([field, value]) => shifts({ duty, [field]: value }),
  ),
  ...each(
    {
      'under another name': { name: 'Dora the Great' },
      'under an address': { name: dora.email },
      'with a phone of letters': { phone: 'call' },
      'with a phone of four digits': { phone: '1234' },
      'without a phone': { phone: '' },
      'with another duty': { duty: 'asleep' },
      'since a minute ago': { dutySince: at(-60) },
      'seen a while ago': { seenAt: at(-60) },
      'in a car that is none': { vehicle: { ...SHIFT_CAR, id: 'car-9' } },
      'in a car by a path': { vehicle: { ...SHIFT_CAR, id: 'a/b' } },
      'with another plate': { vehicle: { ...SHIFT_CAR, plate: 'X' } },
      'with another label': { vehicle: { ...SHIFT_CAR, label: 'Limousine' } },
      'with more seats': { vehicle: { ...SHIFT_CAR, seats: 5 } },
      'with an unknown field': { rating: 5 },
    },
    (changes) => shifts({ duty, ...changes }),
  ),
});

const earlier = {
  name: 'Dora Maiden',
  phone: '+49 30 9',
  vehicle: { id: 'car-2', label: 'Car 2', plate: 'B-CB 2', colour: null, seats: 3 },
};

/** The record of the duty that ends, with the car that the driver had then. */
const endsEarlier = endsDuty('dora', 'dora', { label: 'Car 2', plate: 'B-CB 2' });

/** How setting off and shifts change a driver's record. */
const DRIVER_RECORD_CASES: readonly Case[] = [
  {
    title: 'a driver who takes a ride points at it, and changes nothing else of their record',
    seed: { ...onDuty(), ...pool },
    permitted: takes(take(undefined, {}, pointing)),
    refused: {
      'with a sign of life alone': takes(
        take(undefined, {}, [update('drivers/dora', { seenAt: SERVER_TIME })]),
      ),
      'with a slot besides': takes(
        take(undefined, {}, [
          update('drivers/dora', { ride: RIDE, seenAt: SERVER_TIME, slots: { next: OTHER_RIDE } }),
        ]),
      ),
    },
  },
  {
    title: 'a new shift has the present name, number and car, whatever the last one had',
    seed: { ...onDuty(earlier), 'vehicles/car-1': CAR },
    permitted: commits(dora, set('drivers/dora', shift(NEXT)), endsEarlier),
    refused: {
      'and not the former name': commits(
        dora,
        set('drivers/dora', shift({ ...NEXT, name: earlier.name })),
        endsEarlier,
      ),
      'and not without its beginning': commits(
        dora,
        set('drivers/dora', shift({ ...NEXT, dutySince: undefined })),
        endsEarlier,
      ),
    },
  },
];

const updates = (by: Person, data: Record<string, unknown>) =>
  commits(by, update('drivers/dora', { ...data } as never));

const ENDED = { duty: 'off', ...NEXT_TURN };
const ends = (by: Person, data: Record<string, unknown> = {}) =>
  commits(by, update('drivers/dora', { ...ENDED, ...data } as never), endsDuty(by?.sub));

/** Signs of life, forgotten shifts, and access to shifts. */
const SHIFT_LIFE_CASES: readonly Case[] = [
  {
    title: 'a driver gives a sign of life',
    seed: { ...firm, 'drivers/dora': shift() },
    permitted: updates(dora, { seenAt: SERVER_TIME }),
    refused: {
      'at another time': updates(dora, { seenAt: at(-1) }),
      'of another': updates(dan, { seenAt: SERVER_TIME }),
      'dropping a field': updates(dora, { seenAt: SERVER_TIME, ride: REMOVED }),
      'of an administrator': updates(ada, { seenAt: SERVER_TIME }),
      'with another duty': updates(dora, { seenAt: SERVER_TIME, duty: 'off' }),
      'with a pointer': updates(dora, { seenAt: SERVER_TIME, ride: RIDE }),
      'deleting the shift': commits(dora, remove('drivers/dora')),
    },
  },
  {
    title: 'a rejected driver gives no sign of life',
    seed: { ...firm, 'drivers/dora': shift(), ...account(dora, 'driver', { status: 'rejected' }) },
    permitted: { by: dora, does: get('drivers/dora') },
    refused: { 'any more': updates(dora, { seenAt: SERVER_TIME }), 'nor a shift': livingShifts() },
  },
  ...[ada, sam].map((who) => ({
    title: `${who.sub} ends a forgotten shift`,
    seed: { ...firm, 'drivers/dora': shift({ ride: OTHER_RIDE }), [ridePath(OTHER_RIDE)]: ride('accepted') },
    permitted: ends(who),
    refused: {
      'with a break': ends(who, { duty: 'break' }),
      'at another time': ends(who, { dutySince: at(-60) }),
      'with the pointer': ends(who, { ride: null }),
      'with a sign of life': ends(who, { seenAt: SERVER_TIME }),
      'by another driver': ends(dan),
      'by an auditor': ends(olga),
      'by the driver without a sign of life': ends(dora),
    },
  })),
  {
    title: 'the shift of a driver who drives is not ended',
    seed: {
      ...firm,
      'drivers/dora': shift({ ride: OTHER_RIDE }),
      [ridePath(OTHER_RIDE)]: ride('on_the_way'),
    },
    permitted: { by: ada, does: get('drivers/dora') },
    refused: { 'by an administrator': ends(ada) },
  },
  {
    title: 'an administrator lists the shifts',
    seed: { ...firm, 'drivers/dora': shift() },
    permitted: { by: ada, does: list({ collection: 'drivers', limit: 500 }) },
    refused: {
      'a passenger': { by: penny, does: list({ collection: 'drivers', limit: 500 }) },
      'without a limit': { by: ada, does: list({ collection: 'drivers' }) },
      'more than a page': { by: ada, does: list({ collection: 'drivers', limit: 501 }) },
    },
  },
];

/** The drivers’ shifts (rides R12, R13). */
export const SHIFT_CASES: readonly Case[] = [
  {
    title: 'an approved driver begins the first shift',
    seed: firm,
    permitted: shifts(),
    refused: {
      ...notShifts('on'),
      'a passenger': shifts({ name: 'Person penny' }, penny, 'drivers/penny'),
      'an administrator': shifts({ name: 'Person ada' }, ada, 'drivers/ada'),
      'an auditor': shifts({ name: 'Person olga' }, olga, 'drivers/olga'),
      'another driver': shifts({ name: 'Person dan' }, dan),
      'a client without a session': shifts({}, NOBODY),
      'with a ride': shifts({ ride: RIDE }),
      'with a past': shifts({ turn: 1 }),
      'with changes in a row': shifts({ inARow: 1 }),
      'begun a minute ago': shifts({ shiftSince: at(-60) }),
    },
  },
  ...(['break', 'off'] as const).map((duty) => ({
    title: `a first shift begins with the duty ${duty}`,
    seed: firm,
    permitted: shifts({ duty, phone: '12345' }),
    refused: { 'with nothing': shifts({ duty: '' }) },
  })),
  ...(['on', 'break', 'off'] as const).map((duty) => ({
    title: `a driver without a ride changes their shift to ${duty}`,
    seed: { ...firm, 'drivers/dora': shift({ ride: OTHER_RIDE }), [ridePath(OTHER_RIDE)]: ride('completed') },
    permitted: livingShifts({ duty, ride: OTHER_RIDE }),
    refused: {
      'for another driver': livingShifts({ duty, ride: OTHER_RIDE }, dan),
      'for an administrator': livingShifts({ duty, ride: OTHER_RIDE }, ada),
      'with another pointer': livingShifts({ duty, ride: RIDE }),
      'without the pointer': livingShifts({ duty, ride: null }),
      'under another name': livingShifts({ duty, ride: OTHER_RIDE, name: 'x' }),
      'in another car': livingShifts({ duty, ride: OTHER_RIDE, vehicle: { id: 'car-2' } }),
      'since a minute ago': livingShifts({ duty, ride: OTHER_RIDE, dutySince: at(-60) }),
    },
  })),
  {
    title: 'a driver changes the number during a ride',
    seed: { ...firm, 'drivers/dora': shift({ ride: OTHER_RIDE }), [ridePath(OTHER_RIDE)]: ride('arrived') },
    permitted: livingShifts({ ride: OTHER_RIDE, phone: '+49 30 2' }),
    refused: {
      'but takes no break': livingShifts({ ride: OTHER_RIDE, duty: 'break' }),
      'nor goes off duty': livingShifts({ ride: OTHER_RIDE, duty: 'off' }),
      'nor drops the ride': livingShifts({ ride: null }),
    },
  },
  ...DRIVER_RECORD_CASES,
  ...SHIFT_LIFE_CASES,
];

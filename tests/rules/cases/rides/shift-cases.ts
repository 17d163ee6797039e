import { SERVER_TIME } from '../../scenario/datum.ts';
import { type Changes } from '../../scenario/documents.ts';
import { NOBODY } from '../../scenario/people.ts';
import { type Case, type Person, commit, set } from '../../scenario/request.ts';
import { each, wrongFields } from '../../scenario/wrong-values.ts';
import { CAR, OTHER_RIDE, RIDE, at, ride, ridePath, shift } from '../../scenario/rides/ride-documents.ts';
import { RIDE_PEOPLE, ada, dan, dora, olga, penny } from '../../scenario/rides/ride-people.ts';

const firm = { ...RIDE_PEOPLE, 'vehicles/car-1': CAR };
const NOW = { dutySince: SERVER_TIME, seenAt: SERVER_TIME };
const shifts = (changes: Changes = {}, by: Person = dora, path = 'drivers/dora') => ({
  by,
  does: commit(set(path, shift({ ...NOW, ...changes }))),
});
const notShifts = (duty: string) => ({
  ...each(
    wrongFields({
      name: 'a text',
      phone: 'a text',
      vehicle: 'a map',
      duty: 'a text',
      dutySince: 'a timestamp',
      seenAt: 'a timestamp',
      ride: 'null',
    }),
    ([field, value]) => shifts({ duty, [field]: value }),
  ),
  ...each(
    {
      'under another name': { name: 'Dora the Great' },
      'with a phone of letters': { phone: 'call' },
      'with a phone of two digits': { phone: '12' },
      'without a phone': { phone: '' },
      'with another duty': { duty: 'asleep' },
      'since yesterday': { dutySince: at(-60) },
      'seen a while ago': { seenAt: at(-60) },
      'with the zones of an earlier version': { zones: [] },
      'in a car that is none': { vehicle: { id: 'car-9', label: 'Car 1', plate: 'B-CB 1', seats: 4 } },
      'in a car by a path': { vehicle: { id: 'a/b', label: 'Car 1', plate: 'B-CB 1', seats: 4 } },
      'with another plate': { vehicle: { id: 'car-1', label: 'Car 1', plate: 'X', seats: 4 } },
      'with another label': { vehicle: { id: 'car-1', label: 'Limousine', plate: 'B-CB 1', seats: 4 } },
      'with more seats': { vehicle: { id: 'car-1', label: 'Car 1', plate: 'B-CB 1', seats: 5 } },
      'with an unknown field': { rating: 5 },
    },
    (changes) => shifts({ duty, ...changes }),
  ),
});

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
      'nobody signed in': shifts({}, NOBODY),
      'with a ride': shifts({ ride: RIDE }),
    },
  },
  {
    title: 'a shift begins with a break or off duty',
    seed: firm,
    permitted: shifts({ duty: 'break', phone: '123' }),
    refused: { 'with nothing': shifts({ duty: '' }) },
  },
  ...(['on', 'break', 'off'] as const).map((duty) => ({
    title: `a driver without a ride changes their shift to ${duty}`,
    seed: { ...firm, 'drivers/dora': shift({ ride: OTHER_RIDE }), [ridePath(OTHER_RIDE)]: ride('completed') },
    permitted: shifts({ duty, ride: OTHER_RIDE }),
    refused: {
      'for another driver': shifts({ duty, ride: OTHER_RIDE }, dan),
      'for an administrator': shifts({ duty, ride: OTHER_RIDE }, ada),
      'with another pointer': shifts({ duty, ride: RIDE }),
      'without the pointer': shifts({ duty, ride: null }),
      'under another name': shifts({ duty, ride: OTHER_RIDE, name: 'x' }),
      'in another car': shifts({ duty, ride: OTHER_RIDE, vehicle: { id: 'car-2' } }),
      'since yesterday': shifts({ duty, ride: OTHER_RIDE, dutySince: at(-60) }),
    },
  })),
  {
    title: 'a driver changes the number during a ride',
    seed: { ...firm, 'drivers/dora': shift({ ride: OTHER_RIDE }), [ridePath(OTHER_RIDE)]: ride('arrived') },
    permitted: shifts({ ride: OTHER_RIDE, phone: '+49 30 2' }),
    refused: {
      'but takes no break': shifts({ ride: OTHER_RIDE, duty: 'break' }),
      'nor goes off duty': shifts({ ride: OTHER_RIDE, duty: 'off' }),
      'nor drops the ride': shifts({ ride: null }),
    },
  },
  {
    title: 'a car that was withdrawn is driven to the end of the shift',
    seed: { ...firm, 'vehicles/car-1': { ...CAR, active: false }, 'drivers/dora': shift() },
    permitted: shifts({ duty: 'off' }),
    refused: { 'and not chosen again': shifts({ duty: 'on' }) },
  },
];

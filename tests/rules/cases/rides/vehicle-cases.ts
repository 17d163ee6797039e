import { CAR_COLOURS } from '#domain/rides/model/basics/car-colour.ts';
import type { Data } from '../../scenario/datum.ts';
import { type Changes, account, withChanges } from '../../scenario/documents.ts';
import { person } from '../../scenario/people.ts';
import { commits, type Case, type Person, list, remove, set } from '../../scenario/request.ts';
import { oneMore } from '../../scenario/unknown.ts';
import { each, text, wrongFields } from '../../scenario/wrong-values.ts';
import { CAR, FIRST_TURN, shift, SHIFT_CAR } from '../../scenario/rides/ride-documents.ts';
import { RIDE_PEOPLE, ada, dora, olga, sam } from '../../scenario/rides/ride-people.ts';

const pat = person('pat');
const people = { ...RIDE_PEOPLE, ...account(pat, 'passenger', { status: 'pending' }) };
const saves = (changes: Changes = {}, by: Person = ada, path = 'vehicles/car-2') =>
  commits(by, set(path, withChanges(CAR, changes)));

/** Dora begins a shift in the first car, with these fields of the car. */
const begins = (car: Data = {}) =>
  commits(
    dora,
    set(
      'drivers/dora',
      shift({
        vehicle: { ...SHIFT_CAR, ...car },
        ...FIRST_TURN,
      }),
    ),
  );

const PLATES = Array.from({ length: 10 }, (_, number) => `CB ${number + 1}`);

/** The firm's cars (rides R13). */
export const VEHICLE_CASES: readonly Case[] = [
  {
    title: 'an approved person lists the vehicles',
    seed: { ...people, 'vehicles/car-1': CAR },
    permitted: { by: dora, does: list({ collection: 'vehicles', limit: 500 }) },
    refused: {
      'a pending person': { by: pat, does: list({ collection: 'vehicles', limit: 500 }) },
      'without a limit': { by: dora, does: list({ collection: 'vehicles' }) },
      'more than a page': { by: dora, does: list({ collection: 'vehicles', limit: 501 }) },
    },
  },
  {
    title: 'an administrator adds a vehicle',
    seed: people,
    permitted: saves(),
    refused: {
      'a driver': saves({}, dora),
      'an auditor': saves({}, olga),
      'under a long id': saves({}, ada, `vehicles/${text(21)}`),
      'under an id with a sign': saves({}, ada, 'vehicles/car_2'),
      ...each(
        wrongFields({
          label: 'a text',
          plate: 'a text',
          colour: 'null',
          seats: 'a number',
          needs: 'a list',
          active: 'a boolean',
        }),
        ([field, value]) => saves({ [field]: value }),
      ),
      ...each(
        {
          'without a label': { label: '' },
          'with a label of 61 characters': { label: text(61) },
          'with a plate of 21 characters': { plate: text(21) },
          'without seats': { seats: 0 },
          'with 61 seats': { seats: 61 },
          'with an unknown need': { needs: ['bicycle'] },
          'with a need twice': { needs: ['pet', 'pet'] },
          'with a colour that is not on the list': { colour: 'mauve' },
          'with a colour that is none': { colour: '' },
          'with two colours': { colour: ['red', 'blue'] },
          'with an unknown field': { wheels: 4 },
        },
        (changes) => saves(changes),
      ),
    },
  },
  ...CAR_COLOURS.map((colour): Case => ({
    title: `a vehicle may be ${colour}`,
    seed: people,
    permitted: saves({ colour }),
    refused: { 'and nothing that is no colour': saves({ colour: oneMore(CAR_COLOURS) }) },
  })),
  {
    title: 'a vehicle with another plate remembers the one before',
    seed: { ...people, 'vehicles/car-1': { ...CAR, plate: 'CB 2', formerPlates: ['CB 1'] } },
    permitted: saves({ plate: 'CB 3', formerPlates: ['CB 1', 'CB 2'] }, ada, 'vehicles/car-1'),
    refused: each(
      {
        'and not without the one before': { plate: 'CB 3', formerPlates: ['CB 1'] },
        'and not without an earlier one': { plate: 'CB 3', formerPlates: ['CB 2'] },
        'and not without a list': { plate: 'CB 3' },
        'nor does it lose them with the same plate': { plate: 'CB 2' },
        'and no hidden sign': { plate: 'CB 3', formerPlates: ['CB 1', 'CB 2', '\u202e'] },
        'and no long text': { plate: 'CB 3', formerPlates: ['CB 1', 'CB 2', text(193)] },
        'and nothing that is no text': { plate: 'CB 3', formerPlates: ['CB 1', 'CB 2', { plate: 'CB 4' }] },
      },
      (changes) => saves(changes, ada, 'vehicles/car-1'),
    ),
  },
  {
    title: 'a vehicle remembers plates of 200 characters in all',
    seed: { ...people, 'vehicles/car-1': { ...CAR, plate: 'CB 2' } },
    permitted: saves({ plate: 'CB 3', formerPlates: ['CB 2', text(196)] }, ada, 'vehicles/car-1'),
    refused: {
      'and no more': saves({ plate: 'CB 3', formerPlates: ['CB 2', text(197)] }, ada, 'vehicles/car-1'),
    },
  },
  {
    title: 'a vehicle without a plate remembers none when it gets one',
    seed: { ...people, 'vehicles/car-1': { ...CAR, plate: '' } },
    permitted: saves({ plate: 'CB 3' }, ada, 'vehicles/car-1'),
    refused: { 'and a new one has no former plate': saves({ formerPlates: ['CB 1'] }) },
  },
  {
    title: 'a vehicle with a plate of one letter remembers it too',
    seed: { ...people, 'vehicles/car-1': { ...CAR, plate: oneMore([]) } },
    permitted: saves({ plate: 'CB 3', formerPlates: [oneMore([])] }, ada, 'vehicles/car-1'),
    refused: { 'and does not forget it': saves({ plate: 'CB 3' }, ada, 'vehicles/car-1') },
  },
  {
    title: 'a driver begins a shift in a car that has had another plate',
    seed: { ...people, 'vehicles/car-1': { ...CAR, formerPlates: ['CB 1'] } },
    permitted: begins(),
    refused: {
      'and not with that plate': begins({ plate: 'CB 1' }),
      'and not with its former plates': begins({ formerPlates: ['CB 1'] }),
      'and not with others': begins({ formerPlates: [text(100_000)] }),
    },
  },
  {
    title: 'the oldest of ten former plates gives way to the next one',
    seed: { ...people, 'vehicles/car-1': { ...CAR, plate: 'CB 11', formerPlates: PLATES } },
    permitted: saves({ plate: 'CB 12', formerPlates: [...PLATES.slice(1), 'CB 11'] }, ada, 'vehicles/car-1'),
    refused: {
      'and not an eleventh': saves(
        { plate: 'CB 12', formerPlates: [...PLATES, 'CB 11'] },
        ada,
        'vehicles/car-1',
      ),
      'and not the one after it': saves(
        { plate: 'CB 12', formerPlates: [...PLATES.slice(0, 1), ...PLATES.slice(2), 'CB 11'] },
        ada,
        'vehicles/car-1',
      ),
      'and not the newest': saves(
        { plate: 'CB 12', formerPlates: [...PLATES.slice(0, 9), 'CB 11'] },
        ada,
        'vehicles/car-1',
      ),
    },
  },
  {
    title: 'a vehicle remembers ten former plates',
    seed: { ...people, 'vehicles/car-1': { ...CAR, plate: 'CB 10', formerPlates: PLATES.slice(0, 9) } },
    permitted: saves({ plate: 'CB 12', formerPlates: PLATES }, ada, 'vehicles/car-1'),
    refused: {
      'and not instead of the oldest': saves(
        { plate: 'CB 12', formerPlates: PLATES.slice(1) },
        ada,
        'vehicles/car-1',
      ),
    },
  },
  {
    title: 'an administrator replaces a vehicle by the largest one',
    seed: { ...people, 'vehicles/car-1': CAR },
    permitted: saves(
      {
        label: text(60),
        plate: text(20),
        seats: 60,
        needs: ['wheelchair', 'help'],
        active: false,
        formerPlates: [CAR['plate'] ?? ''],
      },
      sam,
      'vehicles/car-1',
    ),
    refused: { deleted: commits(ada, remove('vehicles/car-1')) },
  },
  ...(['white', 'purple', null] as const).map((colour) => ({
    title: `a vehicle may have the colour ${colour}`,
    seed: { ...people, 'vehicles/car-1': { ...CAR, colour: 'red' } },
    permitted: saves({ colour }, ada, 'vehicles/car-1'),
    refused: { 'but not from a driver': saves({ colour }, dora, 'vehicles/car-1') },
  })),
  {
    title: 'a vehicle may be without a plate',
    seed: people,
    permitted: saves({ label: 'B', plate: '', seats: 1, needs: [] }, ada, `vehicles/${text(20)}`),
    refused: { 'and not with nothing for a plate': saves({ plate: null }) },
  },
];

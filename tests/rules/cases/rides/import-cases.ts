import { SERVER_TIME, type Data, type Datum } from '../../scenario/datum.ts';
import { account, withChanges, type Changes } from '../../scenario/documents.ts';
import {
  commits,
  get,
  list,
  remove,
  set,
  update,
  type Case,
  type Person,
  type Request,
  type Write,
} from '../../scenario/request.ts';
import type { SignedIn } from '../../scenario/people.ts';
import { CUSTOMER } from '../../scenario/rides/customers.ts';
import { at, CAR, DAY } from '../../scenario/rides/ride-documents.ts';
import { RIDE_PEOPLE, ada, dora, olga, penny, sam } from '../../scenario/rides/ride-people.ts';
import { each, text, wrongFields } from '../../scenario/wrong-values.ts';

const RUN = 'ab0123456789cd';
const RUN_PATH = `imports/${RUN}`;
const PART_PATH = `${RUN_PATH}/parts/00`;
const HOUR = 3600;
const KEPT = { undone: null, deleteAt: at(DAY + HOUR) };
const WHOLE: Data = { kind: 'cars', by: ada.sub, name: 'Person ada', at: SERVER_TIME, lines: 1, ...KEPT };
const PART: Data = { was: '[{"line":2}]', at: SERVER_TIME, ...KEPT };
const DRIVERS_RUN = `imports/${'d'.repeat(14)}`;
const MADE = `vehicles/${RUN}i00i00`;
const MADE_CUSTOMER = `customers/${RUN}i00i01`;
const UNDONE: Data = { by: ada.sub, name: 'Person ada', at: SERVER_TIME };

const stored = (ago: number): Data => ({ at: at(-ago) });
const imported = (ago = HOUR) => ({
  ...RIDE_PEOPLE,
  [RUN_PATH]: { ...WHOLE, ...stored(ago), by: sam.sub, name: 'Person sam' },
  [PART_PATH]: { ...PART, ...stored(ago) },
  [MADE]: CAR,
  'vehicles/car-1': CAR,
});
const imports = (whole: Changes = {}, part: Changes = {}, person: Person = ada) =>
  commits(person, set(RUN_PATH, withChanges(WHOLE, whole)), set(PART_PATH, withChanges(PART, part)));
const undoes = (undone: Datum = UNDONE, person: Person = ada, ...more: readonly Write[]) =>
  commits(person, update(PART_PATH, { undone }), ...more);

const others = (request: (person: SignedIn) => Request) => ({
  'a driver': request(dora),
  'a passenger': request(penny),
  'an auditor': request(olga),
});

/** Imports: the documents that a file has made and changed, and their undo (D82). */
export const IMPORT_CASES: readonly Case[] = [
  {
    title: 'an administrator stores an import in their own name, with its first part',
    seed: RIDE_PEOPLE,
    permitted: imports(),
    refused: {
      ...others((person) =>
        commits(person, set(RUN_PATH, { ...WHOLE, by: person.sub, name: `Person ${person.sub}` })),
      ),
      'under another id': commits(ada, set('imports/AB', WHOLE)),
      'its part under another id': commits(ada, set(RUN_PATH, WHOLE), set(`${RUN_PATH}/parts/0`, PART)),
      ...each(wrongFields({ kind: 'a text', lines: 'a number' }), ([field, value]) =>
        imports({ [field]: value }),
      ),
      ...each(
        {
          'of another person': { by: sam.sub },
          'under another name': { name: 'Person sam' },
          'of yesterday': { at: at(-DAY) },
          'of rides': { kind: 'rides' },
          'of no line': { lines: 0 },
          'of 5001 lines': { lines: 5001 },
          'undone already': { undone: UNDONE },
          'removed before the day is over': { deleteAt: at(DAY) },
          'with a longer retention': { deleteAt: at(3 * DAY) },
          'with an unknown field': { file: 'cars.csv' },
        },
        (changes) => imports(changes),
      ),
      ...each(
        {
          'a part of yesterday': { at: at(-DAY) },
          'a part that is undone': { undone: UNDONE },
          'a part that is removed before the day is over': { deleteAt: at(DAY) },
          'a part with a longer retention': { deleteAt: at(3 * DAY) },
          'a part with invisible characters': { was: 'a\u200Bb' },
          'a part of no text': { was: null },
          'a part with an unknown field': { lines: 1 },
          'a part without what was there before': { was: undefined },
        },
        (changes) => imports({}, changes),
      ),
    },
  },
  {
    title: 'a part has up to 900,000 characters',
    seed: RIDE_PEOPLE,
    permitted: imports({ lines: 5000 }, { was: text(900_000) }),
    refused: { 'one more': imports({}, { was: text(900_001) }) },
  },
  {
    title: 'the administrator who has begun an import adds its next part',
    seed: {
      ...RIDE_PEOPLE,
      [RUN_PATH]: { ...WHOLE, ...stored(60) },
      [PART_PATH]: { ...PART, ...stored(60) },
      [DRIVERS_RUN]: { ...WHOLE, ...stored(60), by: dora.sub, name: 'Person dora' },
    },
    permitted: commits(ada, set(`${RUN_PATH}/parts/01`, PART)),
    refused: {
      'a driver to one in their name': commits(dora, set(`${DRIVERS_RUN}/parts/01`, PART)),
      'another administrator': commits(sam, set(`${RUN_PATH}/parts/01`, PART)),
      'a part of an import that is not there': commits(ada, set(`imports/${'c'.repeat(14)}/parts/01`, PART)),
      'in place of the import': commits(ada, set(RUN_PATH, WHOLE)),
      'in place of a part': commits(ada, set(PART_PATH, PART)),
    },
  },
  {
    title: 'another administrator undoes a part, and removes the car that it has made',
    seed: imported(),
    permitted: undoes(UNDONE, ada, remove(MADE)),
    refused: {
      ...others((person) =>
        undoes({ ...UNDONE, by: person.sub, name: `Person ${person.sub}` }, person, remove(MADE)),
      ),
      'the car without the undo': commits(ada, remove(MADE)),
      'and makes the car invalid instead': undoes(UNDONE, ada, set(MADE, { ...CAR, label: '' })),
      'another car with the undo': undoes(UNDONE, ada, remove('vehicles/car-1')),
      'as another person': undoes({ ...UNDONE, by: sam.sub }),
      'under another name': undoes({ ...UNDONE, name: 'Person sam' }),
      yesterday: undoes({ ...UNDONE, at: at(-DAY) }),
      'as not undone': undoes(null),
      'with a reason': undoes({ ...UNDONE, why: 'wrong file' }),
      'and changes what was there': commits(ada, update(PART_PATH, { undone: UNDONE, was: '[]' })),
      'and removes the part': commits(ada, remove(PART_PATH)),
      'and removes the import': commits(ada, remove(RUN_PATH)),
    },
  },
  {
    title: 'the undo of a part removes the customer whom it has made',
    seed: { ...imported(), [MADE_CUSTOMER]: { ...CUSTOMER, rides: [], lastRideAt: at(-HOUR) } },
    permitted: undoes(UNDONE, ada, remove(MADE_CUSTOMER)),
    refused: {
      ...others((person) =>
        undoes({ ...UNDONE, by: person.sub, name: `Person ${person.sub}` }, person, remove(MADE_CUSTOMER)),
      ),
      'and makes the customer invalid instead': undoes(UNDONE, ada, update(MADE_CUSTOMER, { name: '' })),
    },
  },
  {
    title: 'an administrator undoes a part, and may leave what it has made',
    seed: imported(),
    permitted: undoes(),
    refused: {
      ...others((person) => undoes({ ...UNDONE, by: person.sub, name: `Person ${person.sub}` }, person)),
      'and not by removing it': commits(ada, remove(PART_PATH)),
    },
  },
  {
    title: 'an import is marked as undone within a day',
    seed: imported(DAY - HOUR),
    permitted: commits(ada, update(RUN_PATH, { undone: UNDONE })),
    refused: {
      ...others((person) =>
        commits(
          person,
          update(RUN_PATH, { undone: { ...UNDONE, by: person.sub, name: `Person ${person.sub}` } }),
        ),
      ),
      'and is of another kind': commits(ada, update(RUN_PATH, { undone: UNDONE, kind: 'customers' })),
      'and prolongs the retention': commits(ada, update(RUN_PATH, { undone: UNDONE, deleteAt: at(9 * DAY) })),
    },
  },
  {
    title: 'an administrator changes an imported car after the day of its undo',
    seed: imported(DAY),
    permitted: commits(ada, set(MADE, CAR)),
    refused: {
      'but the import is not undone any more': commits(ada, update(RUN_PATH, { undone: UNDONE })),
      'nor its part': undoes(),
      'nor is the car removed': undoes(UNDONE, ada, remove(MADE)),
    },
  },
  {
    title: 'an undone import stays undone',
    seed: { ...imported(), [PART_PATH]: { ...PART, ...stored(HOUR), undone: { ...UNDONE, at: at(-60) } } },
    permitted: { by: sam, does: get(PART_PATH) },
    refused: {
      'and not once more': undoes(),
      'and no car goes afterwards': commits(ada, remove(MADE)),
      'and is not taken back': undoes(null),
    },
  },
  {
    title: 'an administrator without a name imports and undoes under their address',
    seed: { ...imported(), ...account(ada, 'admin', { name: undefined }) },
    permitted: undoes({ ...UNDONE, name: ada.email }),
    refused: { 'and under no other name': undoes() },
  },
  {
    title: 'an administrator lists the imports',
    seed: imported(),
    permitted: { by: ada, does: list({ collection: 'imports', limit: 20 }) },
    refused: {
      ...others((person) => ({ by: person, does: list({ collection: 'imports', limit: 20 }) })),
      'more than a page': { by: ada, does: list({ collection: 'imports', limit: 21 }) },
      'their parts': { by: ada, does: list({ collection: `${RUN_PATH}/parts`, limit: 1 }) },
    },
  },
  ...Object.entries({ 'an import': RUN_PATH, 'the record of an import’s part': PART_PATH }).map(
    ([what, path]) => ({
      title: `an administrator reads ${what}`,
      seed: imported(),
      permitted: { by: ada, does: get(path) },
      refused: others((person) => ({ by: person, does: get(path) })),
    }),
  ),
  {
    title: 'customers are stored in one batch with the part of the import that makes them',
    seed: RIDE_PEOPLE,
    permitted: commits(
      ada,
      ...[0, 1].map((index) => set(`customers/${RUN}i00i0${index}`, { ...CUSTOMER, rides: [], trips: [] })),
      set(RUN_PATH, { ...WHOLE, kind: 'customers' }),
      set(PART_PATH, PART),
    ),
    refused: { 'but not without the import': commits(ada, set(PART_PATH, PART)) },
  },
  {
    title: 'the record of an import is stored for two days at most',
    ofMoment: true,
    seed: RIDE_PEOPLE,
    permitted: imports({ deleteAt: at(2 * DAY) }, { deleteAt: at(2 * DAY) }),
    refused: {
      'the import for a second more': imports({ deleteAt: at(2 * DAY + 1) }),
      'the part for a second more': imports({}, { deleteAt: at(2 * DAY + 1) }),
    },
  },
  {
    title: 'the record of an import is stored for a second more than a day at least',
    ofMoment: true,
    seed: RIDE_PEOPLE,
    permitted: imports({ deleteAt: at(DAY + 1) }),
    refused: { 'and not for the day alone': imports({ deleteAt: at(DAY) }) },
  },
  {
    title: 'an administrator undoes a part in the last second of its day',
    ofMoment: true,
    seed: imported(DAY - 1),
    permitted: undoes(UNDONE, ada, remove(MADE)),
    refused: { 'as another person': undoes({ ...UNDONE, by: sam.sub }, ada, remove(MADE)) },
  },
];

import { SERVER_TIME, type Data } from '../../scenario/datum.ts';
import { withChanges, type Changes } from '../../scenario/documents.ts';
import { commits, get, update, type Case } from '../../scenario/request.ts';
import { FIRM } from '../../scenario/rides/firm.ts';
import {
  at,
  CAR,
  endsDuty,
  idOf,
  NEXT_TURN,
  RIDE,
  ride,
  ridePath,
  shift,
} from '../../scenario/rides/ride-documents.ts';
import { each } from '../../scenario/wrong-values.ts';
import { dora, penny } from '../../scenario/rides/ride-people.ts';
import { booksNext, LATER, record } from '../../scenario/rides/slots.ts';

const remembered = (changes: Changes) => ({ ...FIRM, 'riders/penny': withChanges(record, changes) });
const alive = commits(dora, update('drivers/dora', { seenAt: SERVER_TIME }));
const changes = (more: Data) =>
  commits(dora, update('drivers/dora', { ...NEXT_TURN, seenAt: SERVER_TIME, ...more }), endsDuty());
const onDuty = (changes: Changes) => ({ ...FIRM, 'vehicles/car-1': CAR, 'drivers/dora': shift(changes) });

const keepsNumber = (changes: Changes = {}) =>
  commits(
    penny,
    update('riders/penny', {
      phone: '55112',
      phoneKey: '55112',
      phoneEnd: '5112',
      keptAt: SERVER_TIME,
      ...changes,
    }),
  );
const keepsPlaces = (changes: Changes = {}) =>
  commits(penny, update('riders/penny', { saved: {}, keptAt: SERVER_TIME, ...changes }));
const KEPT_AT_OTHER_TIMES = { 'as if it were a while ago': at(-60), 'as if it were later': at(60) };
/** The values that a passenger saves without a booking. */
const KEPT_CASES: readonly Case[] = Object.entries({ number: keepsNumber, places: keepsPlaces }).flatMap(
  ([what, keeps]) => [
    {
      title: `a passenger saves another ${what} two seconds after the last`,
      seed: remembered({ keptAt: at(-2) }),
      permitted: keeps(),
      refused: {
        ...each(KEPT_AT_OTHER_TIMES, (keptAt) => keeps({ keptAt })),
        'without saying when': keeps({ keptAt: at(-2) }),
        'and the other at once': keeps({ phone: '55113', phoneKey: '55113', phoneEnd: '5113', saved: {} }),
      },
    },
    {
      title: `a passenger who has saved something a moment ago books, and saves no ${what}`,
      ofMoment: true,
      seed: remembered({ keptAt: at(-1.9) }),
      permitted: booksNext(undefined, { keptAt: at(-1.9) }),
      refused: {
        'not yet': keeps(),
        'nor with the booking': booksNext(undefined, { keptAt: SERVER_TIME }),
      },
    },
  ],
);

/** Bookings, saved values and signs of life need a pause after the last one. */
export const PAUSE_CASES: readonly Case[] = [
  ...KEPT_CASES,
  {
    title: 'a passenger books again ten seconds after the last booking',
    seed: remembered({ claimedAt: at(-10) }),
    permitted: booksNext(),
    refused: {
      'without saying when': booksNext(undefined, { claimedAt: at(-10) }),
      'as if it were a while ago': booksNext(undefined, { claimedAt: at(-9) }),
      'as if it were later': booksNext(undefined, { claimedAt: at(60) }),
      'as if it were never': booksNext(undefined, { claimedAt: undefined }),
    },
  },
  ...Object.entries({ now: {}, later: LATER }).map(([when, changes]) => ({
    title: `a passenger who has booked just now does not book another ride for ${when}`,
    seed: {
      ...remembered({ claimedAt: at(3600), slots: { later2: idOf('first') } }),
      [ridePath(idOf('first'))]: ride('requested', LATER),
    },
    permitted: keepsNumber(),
    refused: {
      'in a free slot':
        when === 'now'
          ? booksNext({ now: RIDE, later2: idOf('first') })
          : booksNext({ later1: RIDE, later2: idOf('first') }, { claim: 'later1' }, changes),
    },
  })),
  {
    title: 'a passenger whose record is damaged books nothing',
    seed: remembered({ claimedAt: 'yesterday' }),
    permitted: { by: penny, does: get('riders/penny') },
    refused: { 'a ride': booksNext() },
  },
  {
    title: 'a driver gives a sign of life thirty seconds after the last one',
    seed: onDuty({ seenAt: at(-30) }),
    permitted: alive,
    refused: { 'at another time': commits(dora, update('drivers/dora', { seenAt: at(-1) })) },
  },
  {
    title: 'a driver whom dispatch has assigned a ride changes the shift',
    seed: onDuty({ assignedAt: at(-60) }),
    permitted: changes({ duty: 'break' }),
    refused: {
      'but not when that was': changes({ duty: 'break', assignedAt: SERVER_TIME }),
    },
  },
  ...Object.entries({
    'the number': { phone: '+49 30 2' },
    'the car': { vehicle: { id: 'car-2', label: 'Car 2', plate: 'B-CB 2', colour: null, seats: 4 } },
    'the duty': { duty: 'break' },
  }).map(([what, change]) => ({
    title: `a driver who has given a sign of life just now changes ${what}`,
    seed: {
      ...onDuty({ seenAt: at(3600) }),
      'vehicles/car-2': { ...CAR, label: 'Car 2', plate: 'B-CB 2' },
    },
    permitted: changes(change),
    refused: { 'but gives no sign alone': alive },
  })),
  {
    title: 'a driver who has given a sign of life just now gives none, but ends the shift',
    seed: onDuty({ seenAt: at(3600) }),
    permitted: changes({ duty: 'off' }),
    refused: { 'a sign alone': alive },
  },
];

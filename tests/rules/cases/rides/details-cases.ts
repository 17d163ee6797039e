import { commits, get, type Case, remove, set, update, writesOf } from '../../scenario/request.ts';
import { newRide, books } from '../../scenario/rides/booking-request.ts';
import { FIRM } from '../../scenario/rides/firm.ts';
import {
  RIDE,
  at,
  CARD_AT_THE_END,
  DAY,
  DETAILS,
  detailsPath,
  ride,
  ridePath,
  TERMS,
  type State,
  idOf,
  NO_SHOW,
} from '../../scenario/rides/ride-documents.ts';
import { cancels } from '../../scenario/rides/ending.ts';
import { takes } from '../../scenario/rides/ride-step.ts';
import { each, text, wrongFields } from '../../scenario/wrong-values.ts';
import { ada, penny, dan, dora, pia } from '../../scenario/rides/ride-people.ts';
import { LATER } from '../../scenario/rides/slots.ts';
import type { Changes } from '../../scenario/documents.ts';

const AHEAD = { ride: LATER, rider: { slots: { later1: RIDE }, claim: 'later1' } };
const place = (more: object) => ({ text: 'Main Street 1', ...more });
const withPlaces = (more: object) => ({ from: place(more), to: place(more) });

const reads = (by: Case['permitted']['by']) => ({ by, does: get(detailsPath()) });
const seeded = (state: State, changes: Changes) => ({
  ...FIRM,
  [ridePath()]: ride(state, { ...LATER, ...changes }),
  [detailsPath()]: DETAILS,
});

const dueIn = (seconds: number) => ({ pickupAt: at(TERMS.release + seconds) });
/** The fields of a ride that was cancelled an hour ago, `seconds` after it was due. */
const cancelledAfterDue = (seconds: number) => ({
  pickupAt: at(TERMS.release - 3600 - seconds),
  endedAt: at(-3600),
  driver: 'dora',
  card: CARD_AT_THE_END,
});

type Situation = readonly [what: string, state: State, changes: Changes];
const OPEN: readonly Situation[] = [
  ['that is due just now', 'accepted', dueIn(0)],
  ['that was due an hour ago', 'accepted', dueIn(-3600)],
  ['that they have set off for a day early', 'on_the_way', {}],
  ['that they have come for a day early', 'arrived', {}],
  ['that they began a day early', 'in_progress', {}],
  ['that they completed a day early', 'completed', {}],
  ['whose passenger did not come', NO_SHOW, {}],
  ['that they completed yesterday, nearly a day ago', 'completed', { endedAt: at(-DAY + 3600) }],
  ['that was cancelled when it became due', 'cancelled', cancelledAfterDue(0)],
  ['that was cancelled long after it was due', 'cancelled', cancelledAfterDue(7200)],
  ['that they had set off for when it was cancelled early', 'cancelled', cancelledAfterDue(-3600)],
];
const CLOSED: readonly Situation[] = [
  ['that is due in a while', 'accepted', dueIn(3600)],
  ['of tomorrow', 'accepted', {}],
  ['that they are only asked for, although it is due', 'offered', dueIn(0)],
  ['that they completed a day ago', 'completed', { endedAt: at(-DAY) }],
  ['whose passenger did not come a day ago', NO_SHOW, { endedAt: at(-DAY) }],
  ['that was cancelled before it was due', 'cancelled', { ...cancelledAfterDue(-1), card: null }],
  ['whose cancellation before it was due is corrected', NO_SHOW, { ...cancelledAfterDue(-1), card: null }],
  [
    'that was cancelled a day ago',
    'cancelled',
    { ...cancelledAfterDue(0), pickupAt: at(-DAY), endedAt: at(-DAY) },
  ],
  ['that was cancelled while they were asked', 'cancelled', { ...cancelledAfterDue(0), card: null }],
];

/** The time in which the driver reads the passenger and the exact places (rides R11). */
const DETAILS_TIME_CASES: readonly Case[] = [
  ...OPEN.map(([what, state, changes]) => ({
    title: `a driver reads the details of a ride ${what}`,
    seed: seeded(state, changes),
    permitted: reads(dora),
    refused: { 'another driver': reads(dan), 'another passenger': reads(pia) },
  })),
  ...CLOSED.map(([what, state, changes]) => ({
    title: `a driver does not read the details of a ride ${what}`,
    seed: seeded(state, changes),
    permitted: reads(penny),
    refused: { 'the driver': reads(dora), 'another driver': reads(dan), 'another passenger': reads(pia) },
  })),
  ...(['requested', 'accepted', 'completed'] as const).map((state) => ({
    title: `a driver who has refused or lost a ride that is ${state} does not read its details`,
    seed: seeded(state, { ...dueIn(0), ...(state !== 'requested' && { driver: 'dan' }), declined: ['dora'] }),
    permitted: reads(state === 'requested' ? ada : dan),
    refused: { 'the driver who has it now': reads(dora) },
  })),
  {
    title: 'a driver who has refused or lost a ride does not read it once it is with another',
    seed: seeded('accepted', { driver: 'dan', declined: ['dora'] }),
    permitted: { by: dan, does: get(ridePath()) },
    refused: { 'by its path': { by: dora, does: get(ridePath()) } },
  },
];

/** A number with the most possible digits, and `signs` signs between two of them. */
const longestPhone = (signs: number) => `+${[...'123456789012345'].join('('.repeat(signs))} ext. 1234567`;

/** The passenger and the exact places of a ride (rides R11). */
export const DETAILS_CASES: readonly Case[] = [
  {
    title: 'a booking has all details and no others',
    seed: FIRM,
    permitted: books(),
    refused: {
      ...each(
        wrongFields({
          name: 'a text',
          phone: 'a text',
          from: 'a map',
          to: 'a map',
          note: 'a text',
          deleteAt: 'a timestamp',
        }),
        ([field, value]) => books({ details: { [field]: value } }),
      ),
      ...each(
        {
          'an empty name': { name: '' },
          'a name of 101 characters': { name: text(101) },
          'a phone of letters': { phone: 'call' },
          'a phone of sixteen digits': { phone: `+${'1'.repeat(16)}` },
          'a phone of four digits': { phone: '+123 4' },
          'a phone with six signs between its digits': { phone: longestPhone(6) },
          'a phone with a letter for its extension': { phone: '030 1234 ext. a' },
          'a note of 301 characters': { note: text(301) },
          'a from of 1 character': { from: { text: 'a' } },
          'a to of 1 character': { to: { text: 'a' } },
          'a from of 201 characters': { from: { text: text(201) } },
          'a to of 201 characters': { to: { text: text(201) } },
          'a from that is a number': { from: { text: 12345 } },
          'a place without words': { to: { lat: 1, lng: 1 } },
          'a place with more': { to: place({ lat: 1, lng: 1, city: 'x' }) },
          'a place with half a coordinate': { to: place({ lat: 1 }) },
          'a place with the other half': { to: place({ lng: 1 }) },
          'a place beyond the north': { from: place({ lat: 90.5, lng: 0 }) },
          'a place beyond the south': { from: place({ lat: -90.5, lng: 0 }) },
          'a place beyond the east': { from: place({ lat: 0, lng: 180.5 }) },
          'a place beyond the west': { from: place({ lat: 0, lng: -180.5 }) },
          'a latitude that is a text': { from: place({ lat: '1', lng: 0 }) },
          'a longitude that is a text': { from: place({ lat: 0, lng: '1' }) },
          'with a longer retention than that of the settings': { deleteAt: at(90 * DAY + 3600) },
          'with no retention': { deleteAt: at(0) },
          'with three hours less than the retention of the settings': { deleteAt: at(90 * DAY - 3 * 3600) },
          'with a customer': { customer: idOf('caller') },
          'with an unknown field': { fare: 12 },
        },
        (details) => books({ details }),
      ),
    },
  },
  {
    title: 'a ride whose details are gone is cancelled',
    seed: { ...FIRM, [ridePath()]: ride('requested') },
    permitted: takes(cancels('requested')),
    refused: {
      'and gets none with that step': commits(
        penny,
        ...writesOf(takes(cancels('requested'))),
        set(detailsPath(), DETAILS),
      ),
    },
  },
  {
    title: 'a booking has the longest details',
    seed: FIRM,
    permitted: books({
      details: {
        name: text(100),
        phone: longestPhone(5),
        note: text(300),
        from: { text: text(200), lat: 90, lng: 180 },
        to: { text: text(2), lat: -90, lng: -180 },
      },
    }),
    refused: { 'a digit more': books({ details: { phone: `+${'1'.repeat(16)}` } }) },
  },
  {
    title: 'a booking has the shortest details',
    seed: FIRM,
    permitted: books({ details: { name: 'P', phone: '', ...withPlaces({}) } }),
    refused: { 'without a name': books({ details: { name: '' } }) },
  },
  {
    title: 'the details of a ride now are kept for the retention of the settings at most',
    seed: FIRM,
    permitted: books({ details: { deleteAt: at(90 * DAY) } }),
    refused: { 'an hour later': books({ details: { deleteAt: at(90 * DAY + 3600) } }) },
  },
  {
    title: 'the retention of a later ride’s details begins at its pick-up',
    seed: FIRM,
    permitted: books({ ...AHEAD, details: { deleteAt: at(91 * DAY) } }),
    refused: {
      'a second longer': books({ ...AHEAD, details: { deleteAt: at(91 * DAY + 1) } }),
      'from the booking': books({ ...AHEAD, details: { deleteAt: at(90 * DAY) } }),
    },
  },
  {
    title: 'the details of a later ride are removed two hours early at most',
    seed: FIRM,
    permitted: books({ ...AHEAD, details: { deleteAt: at(91 * DAY - 2 * 3600) } }),
    refused: {
      'a second earlier': books({ ...AHEAD, details: { deleteAt: at(91 * DAY - 2 * 3600 - 1) } }),
      'before the ride': books({ ...AHEAD, details: { deleteAt: at(3600) } }),
    },
  },
  {
    title: 'details come with their ride, and stay as they are',
    seed: { ...FIRM, [ridePath()]: ride('requested'), 'rides/bare/private/details': DETAILS },
    permitted: { by: penny, does: { kind: 'get', path: ridePath() } },
    refused: {
      'added later': commits(penny, set(detailsPath(), DETAILS)),
      'without a ride': commits(penny, set(detailsPath('nowhere'), DETAILS)),
      'changed by an administrator': commits(ada, update('rides/bare/private/details', { note: 'x' })),
      'deleted by an administrator': commits(ada, remove('rides/bare/private/details')),
      'beside them': commits(penny, set('rides/bare/private/more', DETAILS)),
      'a ride deleted': commits(penny, remove(ridePath())),
      'a ride deleted by an administrator': commits(ada, remove(ridePath())),
    },
  },
  {
    title: 'a ride is not requested a second time',
    seed: {
      ...FIRM,
      'riders/penny': { slots: { now: RIDE }, claim: 'now' },
      [ridePath()]: ride('completed'),
      [detailsPath()]: DETAILS,
    },
    permitted: { by: penny, does: get(ridePath()) },
    refused: {
      'over an old one': commits(penny, set(ridePath(), newRide('penny'))),
      'with everything': books(),
    },
  },
  ...DETAILS_TIME_CASES,
];

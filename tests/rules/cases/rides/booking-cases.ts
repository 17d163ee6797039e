import {
  idOf,
  at,
  DETAILS,
  detailsPath,
  OTHER_RIDE,
  RIDE,
  DAY,
  ridePath,
} from '../../scenario/rides/ride-documents.ts';
import { increment, SERVER_TIME } from '../../scenario/datum.ts';
import { person } from '../../scenario/people.ts';
import { commits, type Case, update, writesOf, set } from '../../scenario/request.ts';
import { each, text, wrongFields } from '../../scenario/wrong-values.ts';
import { books } from '../../scenario/rides/booking-request.ts';
import { TRIP } from '../../scenario/rides/customers.ts';
import { FIRM } from '../../scenario/rides/firm.ts';
import { ada, dora, olga, penny, RIDE_PEOPLE } from '../../scenario/rides/ride-people.ts';
import { floats } from '../../scenario/rides/ride-step.ts';

const booking = (changes: Parameters<typeof books>[0]) => books(changes);
const withRide = (changes: NonNullable<Parameters<typeof books>[0]>['ride']) =>
  books(changes && { ride: changes });
function logOf() {
  return { 0: { did: 'request', by: 'penny', at: at(0) } };
}

const newRecord = {
  phone: '',
  phoneKey: '',
  phoneEnd: '',
  trips: [],
  slots: { now: RIDE },
  claim: 'now',
  claimedAt: SERVER_TIME,
};
const IN_LATER1 = { slots: { later1: RIDE }, claim: 'later1' };

/** A first booking also stores the passenger’s record (rides R7, R12). */
const BOOKING_RECORD_CASES: readonly Case[] = [
  {
    title: 'a first booking makes the passenger’s record',
    seed: FIRM,
    permitted: books(),
    refused: {
      'without its slot': books({ rider: null }),
      'in a slot for later': books({ rider: IN_LATER1 }),
      'in a slot that does not exist': books({ rider: { slots: { now2: RIDE }, claim: 'now2' } }),
      'in two slots': books({ rider: { slots: { now: RIDE, later1: RIDE } } }),
      'with the slot of another ride': books({ rider: { slots: { now: OTHER_RIDE } } }),
      'with a claim elsewhere': books({ rider: { claim: 'later1' } }),
      'and a slot of another passenger': commits(penny, ...writesOf(books()), set('riders/pia', newRecord)),
      'without saying when': books({ rider: { claimedAt: undefined } }),
      'a minute ago, as it says': books({ rider: { claimedAt: at(-60) } }),
      'in a minute, as it says': books({ rider: { claimedAt: at(60) } }),
      'with a phone of letters': books({ rider: { phone: 'call', phoneKey: '', phoneEnd: '' } }),
      'with the key of another phone': books({ rider: { phoneKey: '308', phoneEnd: '308' } }),
      'with the last digits of another phone': books({ rider: { phoneEnd: '308' } }),
      'with a trip of another ride': books({ rider: { trips: [{ ...TRIP, to: { text: 'Town Hall' } }] } }),
      'with a slot of another passenger': commits(
        penny,
        ...writesOf(books({ rider: null })),
        set('riders/pia', newRecord),
      ),
    },
  },
  {
    title: 'a first booking may store no number',
    seed: FIRM,
    permitted: books({ rider: { phone: '', phoneKey: '', phoneEnd: '' } }),
    refused: {
      'but not a text for trips': books({ rider: { trips: 'Main' } }),
      'but not without trips': books({ rider: { trips: undefined } }),
      'but not without a phone’s field': books({ rider: { phone: undefined, phoneKey: '', phoneEnd: '' } }),
      'but not with a key': books({ rider: { phone: '' } }),
      'but not with last digits': books({ rider: { phone: '', phoneKey: '' } }),
    },
  },
  {
    title: 'a booking does not replace the details of another ride',
    seed: { ...FIRM, [detailsPath(OTHER_RIDE)]: DETAILS },
    permitted: books(),
    refused: { 'with a booking': books({ id: OTHER_RIDE }) },
  },
  {
    title: 'a passenger books nothing without settings of rides',
    seed: { ...RIDE_PEOPLE, 'riders/penny': { slots: {}, claim: 'now' } },
    permitted: commits(
      penny,
      update('riders/penny', { phone: '55112', phoneKey: '55112', phoneEnd: '5112', keptAt: SERVER_TIME }),
    ),
    refused: { 'a ride': books() },
  },
];

const LATER = { kind: 'later', wall: '2026-11-23T10:00', pickupAt: at(DAY), searchFrom: at(DAY) };
const laterAt = (seconds: number) => ({ ...LATER, pickupAt: at(seconds), searchFrom: at(seconds) });

/** Step 1 of rides 3: a passenger’s own ride, later. */
const LATER_BOOKING_CASES: readonly Case[] = [
  {
    title: 'an approved passenger books a ride of the largest party for later',
    seed: FIRM,
    permitted: books({
      ride: {
        ...LATER,
        people: 60,
        needs: ['wheelchair', 'child_seat', 'luggage', 'pet', 'help'],
      },
      rider: IN_LATER1,
    }),
    refused: {
      ...each(
        {
          'of a kind that is none': { kind: 'soon' },
          'without its wall time': { wall: undefined },
          'at the very end of the lead': laterAt(900),
          'with an empty wall time': { wall: '' },
          'with a wall time of hidden signs': { wall: '\u202e2026-11-23T10:00' },
          'with a wall time of two lines': { wall: '2026-11-23T10:00\n' },
          'with a time without its day': { wall: '10:00' },
          'with a wall time that is a number': { wall: 10 },
          'too soon': laterAt(600),
          'too far ahead': laterAt(31 * DAY),
          'searched for at once': { searchFrom: at(0) },
        },
        (changes) => books({ ride: { ...LATER, ...changes }, rider: IN_LATER1 }),
      ),
      'in the slot for now': books({ ride: LATER }),
    },
  },
  ...(['later2', 'later3'] as const).map((slot) => ({
    title: `a passenger books a later ride in the slot ${slot}`,
    seed: FIRM,
    permitted: books({
      ride: { ...LATER, area: { from: '', to: 'x' } },
      rider: { slots: { [slot]: RIDE }, claim: slot },
    }),
    refused: { 'a ride now may not': books({ rider: { slots: { [slot]: RIDE }, claim: slot } }) },
  })),
  {
    title: 'a passenger books the latest later ride',
    seed: FIRM,
    permitted: books({
      ride: { ...laterAt(30 * DAY), area: { from: text(60), to: text(60) } },
      rider: IN_LATER1,
    }),
    refused: { 'an hour later': books({ ride: laterAt(30 * DAY + 3600), rider: IN_LATER1 }) },
  },
];

/** Step 1 of rides 3: a passenger’s own ride, now. */
export const BOOKING_CASES: readonly Case[] = [
  {
    title: 'an approved passenger books a ride now',
    seed: FIRM,
    permitted: books(),
    refused: {
      'by a driver': booking({ by: dora }),
      'by an auditor': booking({ by: olga }),
      'by an administrator for themselves': booking({ by: ada }),
      'by a pending passenger': booking({ by: person('pat') }),
      'under an id that is too short': booking({ id: 'ride' }),
      'under an id with a hyphen': booking({ id: 'ride-000000000000000' }),
      ...each(
        wrongFields({
          kind: 'a text',
          state: 'a text',
          open: 'a boolean',
          rev: 'a number',
          did: 'a text',
          rider: 'a text',
          driver: 'null',
          card: 'null',
          declined: 'a list',
          area: 'a map',
          people: 'a number',
          needs: 'a list',
          pickupAt: 'a timestamp',
          searchFrom: 'a timestamp',
          terms: 'a map',
          createdAt: 'a timestamp',
          changedAt: 'a timestamp',
          bookedBy: 'a list',
          log: 'a map',
        }),
        ([field, value]) => withRide({ [field]: value }),
      ),
      ...each(
        {
          'of a kind that is none': { kind: 'soon' },
          'in a state further on': { state: 'accepted' },
          'that is closed': { open: false },
          'with step one': { rev: 1 },
          'named as another step': { did: 'extend' },
          'with a driver': { driver: 'dora' },
          'with a driver who declined': { declined: ['dora'] },
          'for no people': { people: 0 },
          'for sixty-one people': { people: 61 },
          'for one and a half': { people: 1.5 },
          'with an unknown need': { needs: ['bicycle'] },
          'with a need twice': { needs: ['pet', 'pet'] },
          'with an area of 61 characters': { area: { from: text(61), to: '' } },
          'to an area of 61 characters': { area: { from: '', to: text(61) } },
          'with an area that is a number': { area: { from: 1, to: '' } },
          'to an area that is a number': { area: { from: '', to: 1 } },
          'with the whole address': { area: { from: '', to: '', street: 'Main Street 1' } },
          'picked up a while ago': { pickupAt: at(-60), searchFrom: at(-60) },
          'picked up later': { pickupAt: at(3600), searchFrom: at(3600) },
          'searched for since a while': { searchFrom: at(-60) },
          'with better terms': {
            terms: { wait: 300, search: 9999, offer: 60, offerAhead: 43_200, release: 1800 },
          },
          'made yesterday': { createdAt: at(-DAY) },
          'changed yesterday': { changedAt: at(-DAY) },
          'as if dispatch had booked it': { bookedBy: ['dispatch', 'penny'] },
          'as if another person had booked it, too': { bookedBy: ['passenger', 'ada'] },
          'without the person who booked it': { bookedBy: [] },
          'with a wall time': { wall: '2026-11-23T10:00' },
          'with an unknown field': { fare: 12 },
          'with a longer log': { log: { ...logOf(), 1: { did: 'extend', by: 'penny', at: at(0) } } },
        },
        withRide,
      ),
      'with a number that is not whole': commits(
        penny,
        ...writesOf(books()),
        update(ridePath(), { rev: increment(-0) }),
      ),
      ...each(floats(), (fields) => commits(penny, ...writesOf(books()), update(ridePath(), fields))),
      'for another person': withRide({ rider: 'pia' }),
      'for a caller': booking({
        ride: { rider: 'caller-'.concat(RIDE) },
        details: { customer: idOf('caller') },
      }),
      'without its details': booking({ details: null }),
    },
  },
  ...BOOKING_RECORD_CASES,
  ...LATER_BOOKING_CASES,
];

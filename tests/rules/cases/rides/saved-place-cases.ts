import { SERVER_TIME, type Datum } from '../../scenario/datum.ts';
import { account, type Changes, withChanges } from '../../scenario/documents.ts';
import { commits, type Case, set, update, writesOf } from '../../scenario/request.ts';
import { text } from '../../scenario/wrong-values.ts';
import { books } from '../../scenario/rides/booking-request.ts';
import { TRIP } from '../../scenario/rides/customers.ts';
import { FIRM } from '../../scenario/rides/firm.ts';
import { at, FROM, RIDE, TO } from '../../scenario/rides/ride-documents.ts';
import type { SignedIn } from '../../scenario/people.ts';
import { ada, dora, penny, pia } from '../../scenario/rides/ride-people.ts';
import { record, withRecord } from '../../scenario/rides/slots.ts';

const saves = (saved: Datum, by = penny, others: Changes = {}) =>
  commits(by, update('riders/penny', withChanges({ saved, keptAt: SERVER_TIME }, others)));
const SAVED = { home: FROM, work: TO };
const withSaved = { ...withRecord, 'riders/penny': { ...record, saved: SAVED } };
/** The fields that a first booking adds. */
const FIRST = { 'slots.now': RIDE, claim: 'now', claimedAt: SERVER_TIME };
const HIDDEN = { text: 'Main\u202E Street 1' };

const EARLY = { phone: '', phoneKey: '', phoneEnd: '', slots: {}, saved: SAVED, keptAt: SERVER_TIME };
const savesEarly = (changes: Changes = {}, by: SignedIn = penny) =>
  commits(by, set(`riders/${by.sub}`, withChanges(EARLY, changes)));

/** A passenger saves places before the first booking. */
const EARLY_CASES: readonly Case[] = [
  {
    title: 'a passenger who has never booked saves home and work, in a record of nothing else',
    seed: FIRM,
    permitted: savesEarly(),
    refused: {
      'of another passenger': { ...savesEarly(), by: pia },
      'an administrator does not': savesEarly({}, ada),
      'a driver does not': savesEarly({}, dora),
      'with a home of one letter': savesEarly({ saved: { home: { text: 'a' } } }),
      'with a third one': savesEarly({ saved: { ...SAVED, school: FROM } }),
      'as a text': savesEarly({ saved: 'home' }),
      'with a number': savesEarly({ phone: '55112', phoneKey: '55112', phoneEnd: '5112' }),
      'with the key of a number': savesEarly({ phoneKey: '1' }),
      'with the last digits of a number': savesEarly({ phoneEnd: '1' }),
      'with a slot': savesEarly({ slots: { now: RIDE } }),
      'with a trip': savesEarly({ trips: [TRIP] }),
      'with a booking just now': savesEarly({ claimedAt: SERVER_TIME }),
      'without a number’s field': savesEarly({ phone: undefined }),
      'without its key': savesEarly({ phoneKey: undefined }),
      'without its last digits': savesEarly({ phoneEnd: undefined }),
      'a minute ago': savesEarly({ keptAt: at(-60) }),
      'without saying when': savesEarly({ keptAt: undefined }),
      'without slots': savesEarly({ slots: undefined }),
      'nothing at all': savesEarly({ saved: undefined }),
    },
  },
  {
    title: 'a passenger whose approval was taken back saves no places',
    seed: { ...FIRM, ...account(penny, 'passenger', { status: 'rejected' }) },
    permitted: { by: ada, does: { kind: 'get', path: 'users/penny' } },
    refused: { 'not their first': savesEarly() },
  },
  {
    title: 'a passenger who has saved places keeps them with the first booking',
    seed: { ...FIRM, 'riders/penny': { ...EARLY, keptAt: at(-1) } },
    permitted: commits(
      penny,
      ...writesOf(books({ rider: null })),
      update('riders/penny', { ...FIRST, trips: [TRIP] }),
    ),
    refused: {
      'without a ride': commits(penny, update('riders/penny', { ...FIRST, trips: [TRIP] })),
      'with other saved places': commits(
        penny,
        ...writesOf(books({ rider: null })),
        update('riders/penny', { ...FIRST, trips: [], saved: {} }),
      ),
    },
  },
];

/** A passenger's own places by name (rides R12). */
export const SAVED_PLACE_CASES: readonly Case[] = [
  ...EARLY_CASES,
  {
    title: 'a passenger saves home and work',
    seed: { ...withRecord, 'riders/dora': record },
    permitted: saves(SAVED),
    refused: {
      'of another passenger': saves(SAVED, pia),
      'an administrator does not': saves(SAVED, ada),
      'a driver of former bookings does not': commits(
        dora,
        update('riders/dora', { saved: SAVED, keptAt: SERVER_TIME }),
      ),
      'as a text': saves('home'),
      'as a list': saves([FROM]),
      'with a third one': saves({ ...SAVED, school: FROM }),
      'with a home that is a text': saves({ home: 'Main Street 1' }),
      'with a work that is a text': saves({ work: 'Main Street 1' }),
      'with a home of one letter': saves({ home: { text: 'a' } }),
      'with a work of 201 letters': saves({ work: { text: text(201) } }),
      'with hidden characters in home': saves({ home: HIDDEN }),
      'with hidden characters in work': saves({ work: HIDDEN }),
      'with a slot': saves(SAVED, penny, { slots: {} }),
      'with a number': saves(SAVED, penny, { phone: '55112', phoneKey: '55112', phoneEnd: '5112' }),
    },
  },
  {
    title: 'a passenger keeps home alone',
    seed: withSaved,
    permitted: saves({ home: FROM }),
    refused: { 'without a word': saves({ home: {} }) },
  },
  {
    title: 'a passenger keeps work alone',
    seed: withSaved,
    permitted: saves({ work: TO }),
    refused: { 'without a word': saves({ work: {} }) },
  },
  {
    title: 'a passenger removes home and work',
    seed: withSaved,
    permitted: saves({}),
    refused: { 'by another passenger': saves({}, pia) },
  },
  {
    title: 'a rejected passenger saves no places',
    seed: { ...withSaved, ...account(penny, 'passenger', { status: 'rejected' }) },
    permitted: { by: ada, does: { kind: 'get', path: 'riders/penny' } },
    refused: { 'not even less': saves({}) },
  },
];

import { SERVER_TIME, type Data } from '../../scenario/datum.ts';
import { account, withChanges, type Changes } from '../../scenario/documents.ts';
import { commits, type Case, get, list, set, update, writesOf } from '../../scenario/request.ts';
import { each, text, wrongFields } from '../../scenario/wrong-values.ts';
import { books } from '../../scenario/rides/booking-request.ts';
import { TRIP } from '../../scenario/rides/customers.ts';
import { FIRM } from '../../scenario/rides/firm.ts';
import { RIDE, TO, ride, ridePath } from '../../scenario/rides/ride-documents.ts';
import { ada, dora, olga, penny, pia, sam } from '../../scenario/rides/ride-people.ts';
import { booksNext, record, withRecord } from '../../scenario/rides/slots.ts';

const remembers = (changes: Changes, by = penny) =>
  commits(by, set('riders/penny', withChanges(record, changes)));
const NUMBER = { phone: '0049 (30) 1-2/3', phoneKey: '30123', phoneEnd: '0123', keptAt: SERVER_TIME };

const byNumber = { collection: 'riders', where: [['phoneKey', '==', '307']], limit: 30 } as const;
const TO_PIER_4 = { ...TRIP, to: { text: 'Pier 4' } };
/** Twelve known trips, without the trip of the next booking. */
const KNOWN = Array.from({ length: 12 }, (_, hour) => ({ ...TRIP, to: { text: `Place ${hour}` }, hour }));
const withTrips = { ...withRecord, 'riders/penny': { ...record, trips: KNOWN } };
const keeps = (trips: readonly Data[]) => booksNext(undefined, { trips });

const reads = (path: string) => ({ by: penny, does: get(path) });

/** A passenger whose slot names a ride does not read the profiles of the people whom the ride names. */
const POINTING_RIDER_CASES: readonly Case[] = [
  {
    title: 'a passenger with a later ride reads their own profile, but not those of the people of the ride',
    seed: {
      ...FIRM,
      'riders/penny': { ...record, slots: { later1: RIDE }, claim: 'later1' },
      [ridePath()]: ride('on_the_way', { rider: 'pia' }),
      'users/dora/reviews/1': { actor: 'ada' },
      'users/pia/reviews/1': { actor: 'ada' },
    },
    permitted: reads('users/penny'),
    refused: {
      'its passenger': reads('users/pia'),
      'its driver': reads('users/dora'),
      'a decision on its passenger': reads('users/pia/reviews/1'),
      'a decision on its driver': reads('users/dora/reviews/1'),
    },
  },
];

/** The record of a passenger (rides R12). */
export const RIDER_CASES: readonly Case[] = [
  {
    title: 'a passenger saves a number, with its key and its last digits',
    seed: withRecord,
    permitted: remembers(NUMBER),
    refused: {
      'by another passenger': remembers(NUMBER, pia),
      'by an administrator': remembers(NUMBER, ada),
      'a number of letters': remembers({ ...NUMBER, phone: 'call me', phoneKey: '', phoneEnd: '' }),
      'a number of sixteen digits': remembers({
        ...NUMBER,
        phone: `+${'1'.repeat(16)}`,
        phoneKey: '1'.repeat(15),
        phoneEnd: '1111',
      }),
      'the key of another number': remembers({ ...NUMBER, phoneKey: '307', phoneEnd: '307' }),
      'a key with its country': remembers({ ...NUMBER, phoneKey: '4930123', phoneEnd: '0123' }),
      'a key with its zero': remembers({ ...NUMBER, phoneKey: '030123', phoneEnd: '0123' }),
      'a new number with the old key': remembers({ ...NUMBER, phoneKey: record.phoneKey }),
      'without a key': remembers({ ...NUMBER, phoneKey: undefined }),
      'the last digits of another number': remembers({ ...NUMBER, phoneEnd: '0124' }),
      'its first digits': remembers({ ...NUMBER, phoneEnd: '3012' }),
      'three of its last digits': remembers({ ...NUMBER, phoneEnd: '123' }),
      'all of its digits': remembers({ ...NUMBER, phoneEnd: NUMBER.phoneKey }),
      'no last digits': remembers({ ...NUMBER, phoneEnd: '' }),
      'without its last digits': remembers({ ...NUMBER, phoneEnd: undefined }),
      'a trip without a booking': remembers({ ...NUMBER, trips: [TRIP] }),
      ...each(
        wrongFields({
          phone: 'a text',
          phoneKey: 'a text',
          phoneEnd: 'a text',
          slots: 'a map',
          claim: 'a text',
        }),
        ([field, value]) => remembers({ ...NUMBER, [field]: value }),
      ),
      'another slot': remembers({ ...NUMBER, slots: { now: RIDE } }),
      'a booking just now': remembers({ ...NUMBER, claimedAt: SERVER_TIME }),
      'an unknown field': remembers({ ...NUMBER, note: text(9) }),
    },
  },
  ...[
    ['+1 555 0142', '5550142', '0142'],
    ['+49 (0)30 1234', '301234', '1234'],
    ['00420-601-234', '601234', '1234'],
    ['030/1234', '301234', '1234'],
    ['030 1234 ext. 5', '301234x5', '1234'],
    ['ext. 0142', 'x0142', '0142'],
    ['ext. 42', 'x42', '42'],
    ['+49 123', '123', '123'],
  ].map(([phone, phoneKey, phoneEnd]) => ({
    title: `the key of the number ${phone} is ${phoneKey}, and its last digits are ${phoneEnd}`,
    seed: withRecord,
    permitted: remembers({ phone, phoneKey, phoneEnd, keptAt: SERVER_TIME }),
    refused: {
      'and no other': remembers({ phone, phoneKey: `${phoneKey}0`, phoneEnd, keptAt: SERVER_TIME }),
      'and no others': remembers({ phone, phoneKey, phoneEnd: `${phoneEnd}0`, keptAt: SERVER_TIME }),
    },
  })),
  {
    title: 'a rejected passenger changes nothing of their record',
    seed: { ...withRecord, ...account(penny, 'passenger', { status: 'rejected' }) },
    permitted: { by: penny, does: get('riders/penny') },
    refused: { 'not even the number': remembers(NUMBER) },
  },
  ...(['driver', 'auditor', 'admin'] as const).map((role) => ({
    title: `a former passenger with the role ${role} changes nothing of their record`,
    seed: { ...withRecord, ...account(penny, role) },
    permitted: { by: penny, does: get('riders/penny') },
    refused: { 'not even the number': remembers(NUMBER), 'nor books': booksNext() },
  })),
  {
    title: 'a passenger removes their saved number',
    seed: withRecord,
    permitted: remembers({ phone: '', phoneKey: '', phoneEnd: '', keptAt: SERVER_TIME }),
    refused: {
      'with its slots': remembers({
        phone: '',
        phoneKey: '',
        phoneEnd: '',
        slots: undefined,
        keptAt: SERVER_TIME,
      }),
    },
  },
  {
    title: 'a first booking stores its trip',
    seed: FIRM,
    permitted: books({ rider: { trips: [TRIP] } }),
    refused: { 'and no second': books({ rider: { trips: [TRIP, TO_PIER_4] } }) },
  },
  {
    title: 'a booking stores its trip and eleven known ones, of which the oldest gives way',
    seed: withTrips,
    permitted: keeps([{ ...TRIP, hour: 167 }, ...KNOWN.slice(0, 11)]),
    refused: {
      'not thirteen': keeps([TRIP, ...KNOWN]),
      'none that is not known': keeps([TRIP, TO_PIER_4]),
      'none with other coordinates': keeps([{ ...TRIP, to: { ...TO, lat: 53.6 } }]),
      'none that says more': keeps([{ ...TRIP, day: 'monday' }]),
      'not a number as a trip': booksNext(undefined, { trips: [TRIP, 1] }),
      'not a text as the trips': booksNext(undefined, { trips: 'Main' }),
      'not nothing as the trips': booksNext(undefined, { trips: null }),
    },
  },
  {
    title: 'a booking of the way back leaves the trips as they are',
    seed: withTrips,
    permitted: keeps(KNOWN),
    refused: { 'and adds none of another way': keeps([TO_PIER_4, ...KNOWN.slice(0, 11)]) },
  },
  {
    title: 'a passenger reads their own record, which only administrators read besides',
    seed: withRecord,
    permitted: { by: penny, does: get('riders/penny') },
    refused: {
      'another passenger': { by: pia, does: get('riders/penny') },
      'a driver': { by: dora, does: get('riders/penny') },
      'an auditor': { by: olga, does: get('riders/penny') },
      'with more than belongs there': commits(
        pia,
        ...writesOf(books({ by: pia, rider: null })),
        set('riders/pia', { ...record, slots: { now: RIDE }, claimedAt: SERVER_TIME, vip: true }),
      ),
    },
  },
  {
    title: 'an administrator reads a passenger’s record',
    seed: withRecord,
    permitted: { by: ada, does: get('riders/penny') },
    refused: {
      'but changes no number': commits(ada, update('riders/penny', NUMBER)),
      'but books nothing in it': books({ by: ada, rider: { slots: { now: RIDE } } }),
    },
  },
  {
    title: 'an administrator finds the passengers of a number',
    seed: withRecord,
    permitted: { by: sam, does: list(byNumber) },
    refused: {
      'a driver': { by: dora, does: list(byNumber) },
      'an auditor': { by: olga, does: list(byNumber) },
      'the passenger': { by: penny, does: list(byNumber) },
      'thirty-one of them': { by: ada, does: list({ ...byNumber, limit: 31 }) },
      'all of them': { by: ada, does: list({ collection: 'riders', where: byNumber.where }) },
      'of any number': { by: ada, does: list({ collection: 'riders', limit: 1 }) },
      'of no number': {
        by: ada,
        does: list({ collection: 'riders', where: [['phoneKey', '==', null]], limit: 1 }),
      },
    },
  },
  ...Object.entries({
    'the beginning': list({
      collection: 'riders',
      where: [
        ['phoneKey', '>=', '30'],
        ['phoneKey', '<', '31'],
      ],
      orderBy: 'phoneKey',
      limit: 30,
    }),
    'the last digits': list({ collection: 'riders', where: [['phoneEnd', '==', '4307']], limit: 30 }),
  }).map(([what, does]) => ({
    title: `an administrator finds passengers by ${what} of their number`,
    seed: withRecord,
    permitted: { by: ada, does },
    refused: {
      'a driver does not': { by: dora, does },
      'the passenger does not': { by: penny, does },
      ...each({ 'nor by an empty key': 'phoneKey', 'nor by no last digits': 'phoneEnd' }, (field) => ({
        by: ada,
        does: list({ collection: 'riders', where: [[field, '==', '']], limit: 1 }),
      })),
      'nor in an order alone': {
        by: ada,
        does: list({ collection: 'riders', orderBy: 'phoneKey', limit: 1 }),
      },
    },
  })),
  ...POINTING_RIDER_CASES,
];

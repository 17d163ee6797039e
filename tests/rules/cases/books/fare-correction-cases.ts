import {
  addsAll,
  dayAt,
  ended,
  FARE_PATH,
  OF_CLINIC,
  PAYER,
  trace,
  storedAll,
} from '../../scenario/books/fares.ts';
import { increment, SERVER_TIME } from '../../scenario/datum.ts';
import { commits, remove, update, type Case, writesOf } from '../../scenario/request.ts';
import { at, DAY, ride, ridePath } from '../../scenario/rides/ride-documents.ts';
import { ada, dora, olga, penny, sam } from '../../scenario/rides/ride-people.ts';
import { text, each } from '../../scenario/wrong-values.ts';
import {
  seed,
  LESS,
  corrects,
  completes,
  ALL,
  GONE,
  BEFORE,
  moved,
} from '../../scenario/books/correcting.ts';

/** How dispatch corrects an ended fare, with a reason and a trace (D126). */
export const FARE_CORRECTION_CASES: readonly Case[] = [
  {
    title: 'dispatch corrects an ended fare, and says why',
    seed,
    permitted: corrects(),
    refused: {
      'not its driver': corrects({ by: dora }),
      'not its passenger': corrects({ by: penny }),
      'not an auditor': corrects({ by: olga }),
      'without the former fare': commits(
        ada,
        ...writesOf(corrects()).filter(({ path }) => !path.includes('changes')),
      ),
      'without the sums': corrects({ sums: [] }),
      'without the driver’s sums': corrects({ sums: addsAll({ rev: 2, added: LESS }).slice(1) }),
      'without the car’s sums': corrects({ sums: addsAll({ rev: 2, added: LESS }).slice(0, 1) }),
      'with sums that are too high': corrects({ sums: addsAll({ rev: 2, added: { cash: -499 } }) }),
      'with sums that stay': corrects({ sums: addsAll({ rev: 2, added: {} }) }),
      'with sums of another payment': corrects({ sums: addsAll({ rev: 2, added: { card: -500 } }) }),
      'with another ride in the sums': corrects({ sums: addsAll({ rev: 2, added: { ...LESS, rides: 1 } }) }),
      'with another length in the sums': corrects({
        sums: addsAll({ rev: 2, added: { ...LESS, length: 1 } }),
      }),
      'with the same number': corrects({ of: { rev: 1 }, sums: addsAll({ rev: 1, added: LESS }) }),
      'with a number that is not whole': commits(
        ada,
        ...writesOf(corrects()),
        update(FARE_PATH, { rev: increment(-0) }),
      ),
      'to another driver': corrects({ end: { total: 2000, driver: 'dan' } }),
      'to another car': corrects({ end: { total: 2000, plate: 'B-CB 2' } }),
      'to a negative amount': corrects({
        end: { total: -1 },
        sums: addsAll({ rev: 2, added: { ...LESS, cash: -2501 } }),
      }),
      'to an account without a payer': corrects({
        end: { paid: 'account' },
        sums: addsAll({ rev: 2, added: { cash: -2500, account: 2500 } }),
      }),
      'with another price': corrects({ of: { agreed: null } }),
      'in another currency': corrects({ of: { currency: 'EUR', tariff: null } }),
      'removed at another time': corrects({ of: { deleteAt: at(11 * 366 * DAY) } }),
      'on a bill': corrects({ of: { bill: 'bill' } }),
      'taking back the end': commits(
        ada,
        update(FARE_PATH, { end: null, day: null, rev: 2, by: ada.sub, at: SERVER_TIME }),
        trace(ended(), 2, { why: 'mistyped' }),
        ...addsAll({ rev: 2, added: GONE }),
      ),
      'removing it': commits(ada, remove(FARE_PATH)),
      ...each(
        {
          'without a reason': { why: null },
          'without the field of the reason': { why: undefined },
          'for a reason of none': { why: 'x' },
          'with a note without the reason': { note: 'x' },
          'with an empty note': { why: 'other', note: '' },
          'with a note of 301 characters': { why: 'other', note: text(301) },
          'with a hidden note': { why: 'other', note: 'x\u200B' },
          'of another fare': { was: ended({ total: 2600 }), why: 'mistyped' },
        },
        (why) => corrects({ why }),
      ),
    },
  },
  ...['card', 'account', 'nothing'].map((how): Case => {
    const was = ended({ paid: how }, OF_CLINIC);
    const sums = (cash: number) => addsAll({ rev: 2, added: { [how]: -2500, cash } }, PAYER);
    return {
      title: `dispatch corrects a payment to cash, from ${how}`,
      seed: { ...seed, ...storedAll({ added: { cash: 0, [how]: 2500 } }, PAYER), [FARE_PATH]: was },
      permitted: corrects({ end: {}, was, sums: sums(2500) }),
      refused: { 'not with another amount': corrects({ end: {}, was, sums: sums(2501) }) },
    };
  }),
  {
    title: 'dispatch corrects no fare in the batch that ends its ride',
    seed: { ...seed, [ridePath()]: ride('in_progress') },
    permitted: completes,
    refused: {
      'not with the end of the ride': commits(
        ada,
        ...writesOf(completes),
        ...writesOf(corrects({ of: { day: dayAt(0) } })),
      ),
    },
  },
  ...['payment', 'payer', 'complaint', 'other'].map((why): Case => ({
    title: `dispatch corrects a fare for the reason ${why}`,
    seed,
    permitted: corrects({ why: { why } }),
    refused: { 'not by its driver': corrects({ why: { why }, by: dora }) },
  })),
  {
    title: 'dispatch corrects a fare with the shortest note',
    seed,
    permitted: corrects({ why: { why: 'other', note: 'x' } }),
    refused: { 'not an auditor': corrects({ by: olga, why: { why: 'other', note: 'x' } }) },
  },
  {
    title: 'a system_admin corrects a fare with the longest note',
    seed,
    permitted: corrects({ by: sam, why: { why: 'other', note: text(300) } }),
    refused: { 'not an auditor': corrects({ by: olga, why: { why: 'other', note: text(300) } }) },
  },
  {
    title: 'a corrected payment moves the amount to another sum',
    seed,
    permitted: corrects({
      end: { paid: 'card', length: null },
      sums: addsAll({ rev: 2, added: { length: -84_000, cash: -2500, card: 2500 } }),
    }),
    refused: {
      'not twice': corrects({
        end: { paid: 'card', length: null },
        sums: addsAll({ rev: 2, added: { length: -84_000, cash: -2500, card: 5000 } }),
      }),
      'not half of it': corrects({
        end: { paid: 'card', length: null },
        sums: addsAll({ rev: 2, added: { length: -84_000, card: 2500 } }),
      }),
    },
  },
  {
    title: 'a corrected day moves all sums of driver and car',
    seed,
    permitted: corrects({ end: {}, of: { day: BEFORE }, sums: moved }),
    refused: {
      'not without the day before it of the driver': corrects({
        end: {},
        of: { day: BEFORE },
        sums: moved.slice(1),
      }),
      'not without the day before it of the car': corrects({
        end: {},
        of: { day: BEFORE },
        sums: moved.toSpliced(1, 1),
      }),
      'not without the new day of the driver': corrects({
        end: {},
        of: { day: BEFORE },
        sums: moved.toSpliced(2, 1),
      }),
      'not without the new day of the car': corrects({
        end: {},
        of: { day: BEFORE },
        sums: moved.slice(0, 3),
      }),
      'not to a day a week ago': corrects({
        end: {},
        of: { day: dayAt(-7 * DAY) },
        sums: [...addsAll({ rev: 2, added: GONE }), ...addsAll({ rev: 2, day: dayAt(-7 * DAY), added: ALL })],
      }),
    },
  },
];

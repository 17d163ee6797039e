import { adds } from '../../scenario/bill-steps.ts';
import {
  BILL,
  billPath,
  day,
  draft,
  fare,
  farePath,
  FIRST,
  FROM,
  line,
  linePath,
  PAYER,
  SECOND,
  THIRD,
  unbilled,
  UNTIL,
} from '../../scenario/bills.ts';
import { get, set, update, type Case } from '../../scenario/request.ts';
import { at, DAY, HOUR, idOf, ride, ridePath } from '../../scenario/rides/ride-documents.ts';
import { ada, dora, sam } from '../../scenario/rides/ride-people.ts';
import { each, text, wrongFields } from '../../scenario/wrong-values.ts';

const LINE_TYPES = {
  day: 'a text',
  clock: 'a text',
  from: 'a text',
  to: 'a text',
  passenger: 'a text',
  references: 'a list',
  amount: 'a number',
  vat: 'a number',
  deleteAt: 'a timestamp',
};

const empty = { ...unbilled, [billPath()]: draft() };
const idWith = (from: string, until: string, currency = 'EUR', nth = '1', payer = PAYER) =>
  [payer, from, until, currency, nth].join('-');
const OTHER = idWith(FROM, UNTIL, 'EUR', '2');
/** A draft with this many lines. */
const full = (count: number) => ({
  ...unbilled,
  [billPath()]: draft({ count, total: 0, totals: {}, rev: count }),
});
const addsAfter = (count: number) => adds({ after: { count: count + 1, rev: count + 1 } });

const [UNDER_WAY, RECENT, AGAIN, GONE] = [idOf('way'), idOf('recent'), idOf('again'), idOf('gone')];
/** A minute more than the time in which a ride can be reopened, in seconds. */
const FINAL = 2 * HOUR + 60;
/** Rides in several states. All are paid on account; the payments were entered at several times. */
const inStates = {
  ...empty,
  [ridePath(FIRST)]: ride('completed', { endedAt: at(-FINAL) }),
  [farePath(FIRST)]: fare({}, { at: at(-FINAL) }),
  [ridePath(RECENT)]: ride('completed', { endedAt: at(1 - FINAL) }),
  [farePath(RECENT)]: fare({}, { at: at(1 - FINAL) }),
  [ridePath(AGAIN)]: ride('completed', { endedAt: at(-FINAL) }),
  [farePath(AGAIN)]: fare({}, { at: at(-FINAL - 1) }),
  [ridePath(UNDER_WAY)]: ride('in_progress'),
  [farePath(UNDER_WAY)]: fare(),
  [farePath(GONE)]: fare(),
};

/** How a ride is put into a draft, and the possible content of its line. */
export const BILL_LINE_CASES: readonly Case[] = [
  {
    title: 'a system_admin puts the first ride into a draft',
    seed: empty,
    permitted: adds(),
    refused: {
      'an admin': adds({ by: ada }),
      'a driver': adds({ by: dora }),
      'the line alone': adds({ without: [billPath(), farePath(FIRST)] }),
      'the mark of the fare alone': adds({ without: [billPath(), linePath(FIRST)] }),
      'the sum alone': adds({ without: [linePath(FIRST), farePath(FIRST)] }),
      'without the line': adds({ without: [linePath(FIRST)] }),
      'without the mark of the fare': adds({ without: [farePath(FIRST)] }),
      'without the sum': adds({ without: [billPath()] }),
      'marked with another bill': adds({ fare: OTHER }),
      'another ride is the last': adds({ after: { last: SECOND } }),
      'no ride is the last': adds({ after: { last: null } }),
      'a last ride that is a path': adds({ after: { last: `${FIRST}/x` } }),
      ...each(wrongFields(LINE_TYPES), ([field, value]) => adds({ line: { [field]: value } })),
      'a line with a field more': adds({ line: { note: '' } }),
      'a higher amount': adds({
        line: { amount: 1071 },
        after: { total: 1071, totals: { '70': 1071 } },
      }),
      'a lower amount': adds({ line: { amount: 1069 }, after: { total: 1069, totals: { '70': 1069 } } }),
      'another rate of tax': adds({ line: { vat: 190 }, after: { totals: { '190': 1070 } } }),
      'another day': adds({ line: { day: day(-2) } }),
      'kept longer than the bill': adds({ line: { deleteAt: at(4500 * DAY) } }),
      'at no time': adds({ line: { clock: '24:00' } }),
      'at half a time': adds({ line: { clock: '14:60' } }),
      'from a district of 61 characters': adds({ line: { from: text(61) } }),
      'to a district of 61 characters': adds({ line: { to: text(61) } }),
      'with the name of a passenger, although its payer demands it': adds({ line: { passenger: 'Rob' } }),
      'five references': adds({ line: { references: ['1', '2', '3', '4', '5'] } }),
      'a reference of 131 characters': adds({ line: { references: [text(131)] } }),
      'an empty reference beside one': adds({ line: { references: ['1', ''] } }),
      'a reference that is a number': adds({ line: { references: [1] } }),
      'a hidden district at the beginning': adds({ line: { from: 'x\u200B' } }),
      'a hidden district at the end': adds({ line: { to: 'x\u200B' } }),
      'a hidden reference': adds({ line: { references: ['x\u200B'] } }),
      'no count': adds({ after: { count: 0 } }),
      'a count of two': adds({ after: { count: 2 } }),
      'a count that is a float': adds({ after: { count: 1.5 } }),
      'another total': adds({ after: { total: 1 } }),
      'another sum of the rate': adds({ after: { totals: { '70': 1 } } }),
      'no sum of the rate': adds({ after: { totals: {} } }),
      'a sum of another rate beside it': adds({ after: { totals: { '70': 1070, '190': 1 } } }),
      'a change too many': adds({ after: { rev: 2 } }),
      'the same number of changes': adds({ after: { rev: 0 } }),
      'by another': adds({ after: { by: ada.sub } }),
      'at another time': adds({ after: { at: at(-1) } }),
      'of another payer from now on': adds({ after: { payer: 'OTHER' } }),
      'kept longer from now on': adds({ after: { deleteAt: at(4500 * DAY) } }),
      'and a second ride': adds({
        more: [set(linePath(THIRD), line()), update(farePath(THIRD), { bill: BILL })],
      }),
      'and another change of the fare': adds({
        without: [farePath(FIRST)],
        more: [update(farePath(FIRST), { bill: BILL, day: FROM })],
      }),
    },
  },
  {
    title: 'a ride is put into a draft once nobody can reopen it, with the end that counts',
    ofMoment: true,
    seed: inStates,
    permitted: adds(),
    refused: {
      'not while it goes on': adds({ ride: UNDER_WAY }),
      'not while it can be reopened': adds({ ride: RECENT }),
      'not with an end from before it was reopened': adds({ ride: AGAIN }),
      'not without a ride': adds({ ride: GONE }),
    },
  },
  {
    title: 'a line has the longest districts and references',
    seed: empty,
    permitted: adds({
      line: {
        clock: '23:59',
        from: text(60),
        to: text(60),
        references: [text(130), text(130), text(130), text(130)],
      },
    }),
    refused: { 'and a mark of another ride': adds({ more: [update(farePath(THIRD), { bill: BILL })] }) },
  },
  {
    title: 'a line has no references and districts',
    seed: empty,
    permitted: adds({ line: { references: [], from: '', to: '' } }),
    refused: { 'without the field of the name': adds({ line: { passenger: undefined } }) },
  },
  {
    title: 'a draft has two thousand rides at most',
    seed: full(1999),
    permitted: addsAfter(1999),
    refused: { 'no ride of another bill': adds({ after: { count: 2000, rev: 2000 }, fare: OTHER }) },
  },
  {
    title: 'a system_admin reads a draft with two thousand rides, which is full',
    seed: full(2000),
    permitted: { by: sam, does: get(billPath()) },
    refused: { 'a ride more': addsAfter(2000) },
  },
];

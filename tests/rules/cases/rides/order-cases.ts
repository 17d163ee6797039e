import { PAUSE_REASONS } from '#domain/rides/model/standing/pause.ts';
import { SERVER_TIME } from '../../scenario/datum.ts';
import { account } from '../../scenario/documents.ts';
import { NOBODY, person } from '../../scenario/people.ts';
import { commits, get, list, remove, update, type Case } from '../../scenario/request.ts';
import {
  changesOrder,
  known,
  LINE,
  month,
  MONTH_PATH,
  NEW_ORDER,
  ORDER_PATH,
  ordered,
  orders,
  ordersPlan,
  PLAN,
  STORED_ORDER,
} from '../../scenario/rides/orders.ts';
import { at, DAY, HOUR } from '../../scenario/rides/ride-documents.ts';
import { ada, dora, olga, penny, sam } from '../../scenario/rides/ride-people.ts';
import { each, text, wrongFields } from '../../scenario/wrong-values.ts';

/** One pause for each reason. */
const PAUSES = PAUSE_REASONS.map((why) => `2026-03-09/2026-03-20 ${why}`);

const paul = person('paul');
const ofPaul = {
  ...known,
  ...account(paul, 'passenger', { reviewedBy: dora.sub }),
  [ORDER_PATH]: { ...STORED_ORDER, rider: paul.sub },
};
const nameOf = ({ sub }: { sub: string }) => ({ by: sub, name: `Person ${sub}`, at: SERVER_TIME });
const PLAN_TYPES = {
  name: 'a text',
  from: 'a map',
  to: 'a map',
  people: 'a number',
  needs: 'a list',
  note: 'a text',
  driver: 'a text',
  legs: 'a list',
  weekdays: 'a list',
  every: 'a number',
  first: 'a text',
  last: 'a text',
  closed: 'a text',
  pauses: 'a list',
};
const WRONG_PLANS = wrongFields(PLAN_TYPES);
const ORDER_TYPES = {
  rider: 'a text',
  rev: 'a number',
  plan: 'a map',
  following: 'a list',
  followingRev: 'a number',
  log: 'a map',
  deleteAt: 'a timestamp',
};

const many = (count: number) => Array.from({ length: count }, () => '2026-03-02-1');

/** Orders: who stores and changes one, and its possible content. */
export const ORDER_CASES: readonly Case[] = [
  {
    title: 'an administrator stores an order of a customer, in their own name',
    seed: known,
    permitted: orders(),
    refused: {
      'a driver': orders({}, dora),
      'a passenger': orders({}, penny),
      'an auditor': orders({}, olga),
      'a client without a session': orders({}, NOBODY),
      'in another name': orders({}, sam),
      'under an id that no client makes': orders({}, ada, 'orders/o1'),
      'a driver in their own name': orders({ log: { 0: nameOf(dora) } }, dora),
      'of no person': orders({ rider: '' }),
      'of a person whose name is too long': orders({ rider: text(129) }),
      'of a hidden person': orders({ rider: 'x\u200B' }),
      'as if it had changed': orders({ rev: 1 }),
      'as if its marks had changed': orders({ followingRev: 1 }),
      'with a log of yesterday': orders({ log: { 0: { by: ada.sub, name: 'Person ada', at: at(-DAY) } } }),
      'with a second line': orders({ log: { ...Object(NEW_ORDER['log']), 1: LINE } }),
      'with another field': orders({ price: 3 }),
      'with a ride that follows': orders({ following: ['2026-03-02-1'] }),
      'to be removed now': orders({ deleteAt: at(0) }),
      'to be removed later than any order ends': orders({ deleteAt: at(830 * DAY + HOUR) }),
      ...each(wrongFields(ORDER_TYPES), ([field, value]) => orders({ [field]: value })),
    },
  },
  {
    title: 'an order has a short name, no pause and no driver, and is for every second week',
    seed: known,
    permitted: orders({
      plan: {
        ...PLAN,
        name: 'C',
        pauses: [],
        driver: '',
        closed: 'keep',
        every: 2,
        weekdays: [6],
        people: 60,
      },
      rider: 'p',
      deleteAt: at(HOUR),
    }),
    refused: {
      ...each(WRONG_PLANS, ([field, value]) => ordersPlan({ [field]: value })),
      'with another field': ordersPlan({ price: 3 }),
      'with a driver whose uid is too long': ordersPlan({ driver: text(129) }),
      'with a driver whose uid is hidden': ordersPlan({ driver: 'x\u200B' }),
      'every third week': ordersPlan({ every: 3 }),
      'every week and a half': ordersPlan({ every: 1.5 }),
      'with an unknown rule for closed days': ordersPlan({ closed: 'x' }),
      'without a weekday': ordersPlan({ weekdays: [] }),
      'on an eighth weekday': ordersPlan({ weekdays: [7] }),
      'on one weekday twice': ordersPlan({ weekdays: [0, 0] }),
      'from a day that is none': ordersPlan({ first: '2026-3-2' }),
      'to a day with a time': ordersPlan({ last: '2027-03-02T08:00' }),
      'that ends before it begins': ordersPlan({ last: '2026-03-01' }),
      'without a leg': ordersPlan({ legs: [] }),
      'with five legs': ordersPlan({ legs: ['1 back', '2 back', '3 back', '4 back', '4 back'] }),
      'with a fifth name of a leg': ordersPlan({ legs: ['5 there 08:15'] }),
      'with a way there without a time': ordersPlan({ legs: ['1 there'] }),
      'at a time that no clock shows': ordersPlan({ legs: ['1 there 24:00'] }),
      'with two legs in one text': ordersPlan({ legs: ['1 there 08:15 2 back'] }),
      'with 21 pauses': ordersPlan({
        pauses: Array.from({ length: 21 }, () => '2026-03-09/2026-03-20 other'),
      }),
      'with a pause for another reason': ordersPlan({ pauses: ['2026-03-09/2026-03-20 x'] }),
      'with a pause without an end': ordersPlan({ pauses: ['2026-03-09 other'] }),
      'with an empty pause beside one': ordersPlan({ pauses: ['2026-03-09/2026-03-20 other', ''] }),
      'without a name': ordersPlan({ name: '' }),
      'with a name that is too long': ordersPlan({ name: text(101) }),
      'with a hidden name': ordersPlan({ name: 'Cara\u200B' }),
      'from a place that is too short': ordersPlan({ from: { text: 'x' } }),
      'to a place that is hidden': ordersPlan({ to: { text: 'Pier\u200B' } }),
      'from a place that is hidden': ordersPlan({ from: { text: 'Pier\u200B' } }),
      'to a place beyond the earth': ordersPlan({ to: { text: 'Moon', lat: 91, lng: 0 } }),
      'for nobody': ordersPlan({ people: 0 }),
      'for more people than any car has seats': ordersPlan({ people: 61 }),
      'with an unknown need': ordersPlan({ needs: ['champagne'] }),
      'with a note that is too long': ordersPlan({ note: text(301) }),
      'with a hidden note': ordersPlan({ note: 'x\u200B' }),
    },
  },
  {
    title: 'an order has up to four legs, twenty pauses and the longest texts, for the longest time',
    seed: known,
    permitted: orders({
      plan: {
        ...PLAN,
        name: text(100),
        note: text(300),
        driver: text(128),
        legs: ['1 there 00:00', '2 back', '3 there 19:59', '4 back 23:00'],
        weekdays: [0, 1, 2, 3, 4, 5, 6],
        last: PLAN['first'] ?? '',
        pauses: Array.from({ length: 5 }, () => PAUSES).flat(),
      },
      rider: text(128),
      deleteAt: at(830 * DAY),
    }),
    refused: { 'not as a driver': orders({}, dora) },
  },
  {
    title: 'an order of a passenger with an account is not read by that passenger',
    seed: ofPaul,
    permitted: { by: ada, does: get(ORDER_PATH) },
    refused: {
      'by its path': { by: paul, does: get(ORDER_PATH) },
      'in a list': {
        by: paul,
        does: list({ collection: 'orders', where: [['rider', '==', paul.sub]], limit: 100 }),
      },
      'nor who decided on their account': { by: dora, does: get(ORDER_PATH) },
    },
  },
  {
    title: 'what an order of a passenger has made is not read by that passenger',
    seed: { ...ofPaul, [MONTH_PATH]: month({}) },
    permitted: { by: ada, does: get(MONTH_PATH) },
    refused: { 'by its path': { by: paul, does: get(MONTH_PATH) } },
  },
  {
    title: 'an administrator changes an order, with a line of who, when and what was before',
    seed: ordered,
    permitted: changesOrder(),
    refused: {
      'a driver': changesOrder({}, dora),
      'a passenger': changesOrder({}, penny),
      'an auditor': changesOrder({}, olga),
      'in another name': changesOrder({}, sam),
      'a driver in their own name': changesOrder({}, dora, nameOf(dora)),
      'a number too far': changesOrder({ rev: 2, 'log.1': undefined, 'log.2': LINE }),
      'with the number it has': changesOrder({ rev: 0 }),
      'with the former plan': changesOrder({ plan: PLAN }),
      'with another rider': changesOrder({ rider: penny.sub }),
      'without a line': changesOrder({ 'log.1': undefined }),
      'with a line more': changesOrder({ 'log.7': LINE }),
      'with another line changed, too': changesOrder({ 'log.0': LINE }),
      'with what was never before': changesOrder({}, ada, { was: { ...PLAN, people: 3 } }),
      'without what was before': changesOrder({}, ada, { was: undefined }),
      'of yesterday': changesOrder({}, ada, { at: at(-DAY) }),
      'with a reason': changesOrder({}, ada, { why: 'by_phone' }),
      'to a plan that ends before it begins': changesOrder({ plan: { ...PLAN, last: '2026-03-01' } }),
      'with a ride that has no leg': changesOrder({ following: ['2026-03-02'] }),
      'with marks that have the number they had': changesOrder({ followingRev: 0 }),
      'with a text of rides': changesOrder({ following: '2026-03-02-1' }),
      'with more rides than follow': changesOrder({ following: many(101) }),
    },
  },
  {
    title: 'an administrator changes an order, and names the rides that are to follow',
    seed: ordered,
    permitted: changesOrder({ following: ['2026-03-02-1', '2026-03-04-4'] }),
    refused: { 'not as a driver': changesOrder({ following: ['2026-03-02-1'] }, dora) },
  },
  {
    title: 'an order changes a hundred times',
    seed: { ...known, [ORDER_PATH]: { ...STORED_ORDER, rev: 99 } },
    permitted: changesOrder({ rev: 100, 'log.1': undefined, 'log.100': LINE }),
    refused: {
      'not as another administrator’s': changesOrder({ rev: 100, 'log.1': undefined, 'log.100': LINE }, sam),
    },
  },
  {
    title: 'an administrator reads an order with a hundred changes, and does not change it',
    seed: { ...known, [ORDER_PATH]: { ...STORED_ORDER, rev: 100 } },
    permitted: { by: ada, does: get(ORDER_PATH) },
    refused: { 'changed once more': changesOrder({ rev: 101, 'log.1': undefined, 'log.101': LINE }) },
  },
  {
    title: 'administrators read orders, and no person removes one',
    seed: ordered,
    permitted: { by: sam, does: get(ORDER_PATH) },
    refused: {
      'a driver': { by: dora, does: get(ORDER_PATH) },
      'a passenger': { by: penny, does: get(ORDER_PATH) },
      'an auditor': { by: olga, does: get(ORDER_PATH) },
      'removed by an administrator': commits(ada, remove(ORDER_PATH)),
      'changed without a line': commits(ada, update(ORDER_PATH, { deleteAt: at(DAY) })),
    },
  },
  {
    title: 'an administrator lists five hundred orders',
    seed: ordered,
    permitted: { by: sam, does: list({ collection: 'orders', limit: 500 }) },
    refused: {
      'not 501': { by: sam, does: list({ collection: 'orders', limit: 501 }) },
      'not as a driver': { by: dora, does: list({ collection: 'orders', limit: 500 }) },
      'not as a passenger': { by: penny, does: list({ collection: 'orders', limit: 500 }) },
    },
  },
];

import type { Changes } from '../../scenario/documents.ts';
import { commits, get, remove, set, update, writesOf, type Case } from '../../scenario/request.ts';
import { LAST, NEXT } from '../../scenario/rides/customers.ts';
import {
  changesOrder,
  marks,
  month,
  MONTH_PATH,
  names,
  namesAlone,
  ordered,
  ORDER_PATH,
  STORED_ORDER,
} from '../../scenario/rides/orders.ts';
import { cancels } from '../../scenario/rides/ending.ts';
import { takes } from '../../scenario/rides/ride-step.ts';
import { at, DAY, idOf, RIDE, ride, ridePath } from '../../scenario/rides/ride-documents.ts';
import { ada, dora, olga, penny, sam } from '../../scenario/rides/ride-people.ts';
import { each, wrongFields } from '../../scenario/wrong-values.ts';

const FIRST = { '02-1': NEXT };
const YESTERDAY = { at: at(-DAY), by: sam.sub };
const BEFORE = idOf('before');
/** A seed in which the order has already named one ride. */
const named = {
  ...ordered,
  [ridePath(LAST)]: ride('requested'),
  [MONTH_PATH]: month({ '02-1': BEFORE }, YESTERDAY),
};
const NEXT_NAME = { named: '04-2' };
const nameNext = (days = {}, changes = {}) =>
  names({ '02-1': BEFORE, '04-2': NEXT, ...days }, { ...NEXT_NAME, ...changes });
const MONTH_TYPES = {
  days: 'a map',
  named: 'a text',
  orderRev: 'a number',
  closedRev: 'a number',
  by: 'a text',
  at: 'a timestamp',
  deleteAt: 'a timestamp',
};
const over = (state: Parameters<typeof ride>[0]) => ({
  ...ordered,
  [MONTH_PATH]: month({ '02-1': BEFORE }, YESTERDAY),
  [ridePath(BEFORE)]: ride(state, { rider: `caller-${BEFORE}` }),
});

/** A seed in which the order has named an open ride. */
const open = {
  ...ordered,
  [MONTH_PATH]: month({ '02-1': RIDE }, YESTERDAY),
  [ridePath()]: ride('requested'),
};
const frees = (changes: Changes = {}) =>
  commits(
    ada,
    ...writesOf(takes(cancels('requested', ada, 'by_phone'))),
    set(MONTH_PATH, month({}, changes)),
  );

const many = (count: number) => Array.from({ length: count }, () => '2026-03-02-1');

/** The rides that an order has made: each day and leg only once. */
export const ORDER_MONTH_CASES: readonly Case[] = [
  {
    title: 'an administrator dismisses the first ride of a month',
    seed: ordered,
    permitted: namesAlone({ '02-1': '' }),
    refused: {
      'as a driver': commits(dora, set(MONTH_PATH, month({ '02-1': '' }, { by: dora.sub }))),
      'as a passenger': commits(penny, set(MONTH_PATH, month({ '02-1': '' }, { by: penny.sub }))),
    },
  },
  {
    title: 'an order names its first ride of a month, in the batch that books it',
    seed: ordered,
    permitted: names(FIRST),
    refused: {
      'without the ride': namesAlone(FIRST),
      'as a driver': names(FIRST, { by: dora.sub }, dora),
      'as a passenger': names(FIRST, { by: penny.sub }, penny),
      'as an auditor': names(FIRST, { by: olga.sub }, olga),
      'in another name': names(FIRST, { by: sam.sub }),
      'with the plan of this batch': commits(
        ada,
        ...writesOf(changesOrder()),
        ...writesOf(names(FIRST, { orderRev: 1, deleteAt: at(300 * DAY) })),
      ),
      'of yesterday': names(FIRST, { at: at(-DAY) }),
      'by a former plan': names(FIRST, { orderRev: 1 }),
      'by closed days that no one has stored': names(FIRST, { closedRev: 0 }),
      'for longer than the order': names(FIRST, { deleteAt: at(401 * DAY) }),
      'a second one with it': names({ ...FIRST, '02-2': NEXT }),
      'another one than it says': names({ '02-2': NEXT }),
      'with another field': names(FIRST, { why: 'x' }),
      'on a day that no month has': names({ '32-1': NEXT }, { named: '32-1' }),
      'on day zero': names({ '00-1': NEXT }, { named: '00-1' }),
      'of a fifth leg': names({ '02-5': NEXT }, { named: '02-5' }),
      'in a month that no year has': names(FIRST, {}, ada, `${ORDER_PATH}/months/2026-13`),
      'in a month with a day': names(FIRST, {}, ada, `${ORDER_PATH}/months/2026-03-02`),
      'of an order that does not exist': names(FIRST, {}, ada, `orders/${idOf('none')}/months/2026-03`),
      'with a path for a ride': names({ '02-1': `${NEXT}/x` }),
      ...each(wrongFields(MONTH_TYPES), ([field, value]) => names(FIRST, { [field]: value })),
      ...each(wrongFields({ '02-1': 'a text' }), ([field, value]) =>
        names(value === undefined ? {} : { [field]: value }),
      ),
    },
  },
  {
    title: 'an order names a further ride of a month',
    seed: named,
    permitted: nameNext(),
    refused: {
      'and leaves out the former one': names({ '04-2': NEXT }, NEXT_NAME),
      'and changes the former one': nameNext({ '02-1': LAST }),
      'by a former plan': nameNext({}, { orderRev: 1 }),
      'and not the day and leg that has one': names(FIRST),
      'with the id of a ride that was booked before': commits(
        ada,
        set(MONTH_PATH, month({ '02-1': BEFORE, '04-2': LAST }, NEXT_NAME)),
      ),
      'without a change': namesAlone({ '02-1': BEFORE }),
    },
  },
  {
    title: 'a changed order names its rides by the new plan',
    seed: { ...ordered, [ORDER_PATH]: { ...STORED_ORDER, rev: 1 } },
    permitted: names(FIRST, { orderRev: 1 }),
    refused: { 'and not by the former one': names(FIRST) },
  },
  {
    title: 'a ride is named by the closed days as they are now',
    seed: { ...ordered, 'settings/closedDays': { days: ['2026-12-25'], rev: 3 } },
    permitted: names(FIRST, { closedRev: 3 }),
    refused: {
      'and not by those before': names(FIRST, { closedRev: 2 }),
      'as if they were never stored': names(FIRST),
      'by those of this batch': commits(
        ada,
        ...writesOf(names(FIRST, { closedRev: 4 })),
        set('settings/closedDays', { days: [], rev: 4 }),
      ),
    },
  },
  {
    title: 'a ride is named by no closed days in the batch that stores the first ones',
    seed: ordered,
    permitted: commits(ada, ...writesOf(names(FIRST)), set('settings/closedDays', { days: [], rev: 0 })),
    refused: {
      'and not by these': commits(
        ada,
        ...writesOf(names(FIRST, { closedRev: 0 })),
        set('settings/closedDays', { days: [], rev: 0 }),
      ),
    },
  },
  {
    title: 'an administrator dismisses a ride that was not made in time',
    seed: named,
    permitted: namesAlone({ '02-1': BEFORE, '04-2': '' }, NEXT_NAME),
    refused: {
      'and not one that was made': namesAlone({ '02-1': '' }),
      'as a driver': commits(
        dora,
        set(MONTH_PATH, month({ '02-1': BEFORE, '04-2': '' }, { ...NEXT_NAME, by: dora.sub })),
      ),
      'by a former plan': namesAlone({ '02-1': BEFORE, '04-2': '' }, { ...NEXT_NAME, orderRev: 1 }),
    },
  },
  {
    title: 'a ride that is cancelled because its day has gone loses its name in the same batch',
    seed: open,
    permitted: frees(),
    refused: {
      'and not alone': namesAlone({}),
      'in another name': frees({ by: sam.sub }),
      'of yesterday': frees({ at: at(-DAY) }),
      'by a former plan': frees({ orderRev: 1 }),
      'of another day': frees({ named: '04-2' }),
      'and gets no other ride': frees({ days: { '02-1': NEXT } }),
      'and is not dismissed': frees({ days: { '02-1': '' } }),
    },
  },
  {
    title: 'a day whose ride has lost its name gets another ride',
    seed: { ...ordered, [MONTH_PATH]: month({}, YESTERDAY) },
    permitted: names(FIRST),
    refused: { 'and loses no name that it has not': namesAlone({}) },
  },
  {
    title: 'a dismissed ride stays dismissed, and another day is named',
    seed: { ...ordered, [MONTH_PATH]: month({ '02-1': '' }, YESTERDAY) },
    permitted: names({ '02-1': '', '04-2': NEXT }, NEXT_NAME),
    refused: { 'its own': names(FIRST), 'nor does it lose its name': namesAlone({}) },
  },
  ...(['cancelled', 'expired', 'completed', 'requested'] as const).map((state): Case => ({
    title: `a ride that is ${state} keeps its name, and another day gets a ride`,
    seed: over(state),
    permitted: nameNext(),
    refused: { 'of its day': names(FIRST), 'nor does it lose its name': namesAlone({}) },
  })),
  {
    title: 'an administrator stores that rides are to follow, or have followed',
    seed: { ...ordered, [ORDER_PATH]: { ...STORED_ORDER, following: ['2026-03-02-1'] } },
    permitted: marks([]),
    refused: {
      'a driver': marks([], dora),
      'a passenger': marks([], penny),
      'an auditor': marks([], olga),
      'with another field': commits(
        ada,
        update(ORDER_PATH, { following: [], followingRev: 1, deleteAt: at(300 * DAY) }),
      ),
      'with the number they had, as a colleague has changed them': marks([], ada, 0),
      'with a number too far': marks([], ada, 2),
      'with a number that is none': marks([], ada, '1'),
      'a ride without a leg': marks(['2026-03-02']),
      'a ride of a fifth leg': marks(['2026-03-02-5']),
      'a text': marks('2026-03-02-1'),
      'a number': marks([1]),
      nothing: marks(null),
    },
  },
  {
    title: 'an order marks a hundred rides that are to follow',
    seed: ordered,
    permitted: marks(many(100)),
    refused: { 'and not one more': marks(many(101)) },
  },
  {
    title: 'administrators read what an order has made, and no person removes it',
    seed: named,
    permitted: { by: sam, does: get(MONTH_PATH) },
    refused: {
      'a driver': { by: dora, does: get(MONTH_PATH) },
      'a passenger': { by: penny, does: get(MONTH_PATH) },
      'an auditor': { by: olga, does: get(MONTH_PATH) },
      'removed by an administrator': commits(ada, remove(MONTH_PATH)),
      'changed without a name': commits(ada, update(MONTH_PATH, { deleteAt: at(DAY) })),
    },
  },
];

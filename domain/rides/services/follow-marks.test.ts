import { expect, it } from 'vitest';
import { fail, succeed } from '../../shared/result.ts';
import { valueOf } from '../../shared/value-of.builder.ts';
import { anOrder } from '../model/standing/order.builder.ts';
import type { StandingOrder } from '../model/standing/standing-order.ts';
import { followMarksOf } from './follow-marks.ts';

/** The marks of an order. After each read, a colleague stores the next of these lists of marks. */
function marksOf(following: readonly string[], colleague: readonly (readonly string[])[]) {
  let order: StandingOrder = { ...anOrder(), following };
  const changes = [...colleague];
  const store = (after: Pick<StandingOrder, 'following' | 'followingRev'>) => {
    if (after.followingRev !== order.followingRev + 1) return fail({ code: 'permission-denied' } as const);
    order = { ...order, ...after };
    return succeed();
  };
  const orders = {
    list: async () => succeed({ known: [order], stored: 1 }),
    made: async () => succeed(new Map()),
    closedDays: async () => succeed({ days: [], rev: -1 }),
    async byId() {
      const read = order;
      const after = changes.shift();
      if (after !== undefined) store({ following: after, followingRev: order.followingRev + 1 });
      return succeed(read);
    },
  };
  const records = {
    commit: async ([write]: readonly { fields: object }[]) => store({ ...order, ...write?.fields }),
  };
  return { marks: followMarksOf({ orders, records }), now: () => order.following };
}

const KEYS = ['2026-03-02-1', '2026-03-04-1', '2026-03-06-1'] as const;

it('a mark that a colleague adds at the same moment stays', async () => {
  const { marks, now } = marksOf([KEYS[0]], [[KEYS[0], KEYS[1]]]);
  valueOf(await marks.add('o1', [KEYS[2]]));
  expect(now()).toEqual(KEYS);
});

it('only the mark of a ride that has followed is removed, although a colleague adds another at the same moment', async () => {
  const { marks, now } = marksOf([KEYS[0]], [[KEYS[0], KEYS[1]]]);
  valueOf(await marks.remove({ id: 'o1', rev: 0 }, [KEYS[0]]));
  expect(now()).toEqual([KEYS[1]]);
});

it('marks that a colleague changes twice meanwhile are not overwritten, and the change is refused', async () => {
  const { marks, now } = marksOf([], [[KEYS[0]], [KEYS[0], KEYS[1]], KEYS]);
  expect(await marks.add('o1', ['2026-03-09-1'])).toEqual(fail({ code: 'permission-denied' }));
  expect(now()).toEqual([KEYS[0], KEYS[1]]);
});

import { MOST_ATTEMPTS } from '../../shared/most-attempts.ts';
import { succeed, type Result } from '../../shared/result.ts';
import { followingWrite } from '../model/standing/order-batch.ts';
import type { StandingOrder } from '../model/standing/standing-order.ts';
import type { RidePorts } from '../ports/ride-ports.ts';
import type { OrderRepository } from '../ports/order-repository.ts';

/** The marks of an order. Each is the `madeKey` of a made ride that has not yet followed a change of the order. */
export interface FollowMarks {
  /** Adds these marks to the present marks of the order. */
  add(order: string, keys: readonly string[]): Promise<Result<void>>;
  /** Removes these marks if the order has not changed since. Other marks stay. */
  remove(order: Pick<StandingOrder, 'id' | 'rev'>, keys: readonly string[]): Promise<Result<void>>;
}

export function followMarksOf({
  orders,
  records,
}: Pick<RidePorts, 'records'> & { readonly orders: OrderRepository }): FollowMarks {
  const change = async (
    id: string,
    changed: (now: StandingOrder) => readonly string[],
    attempt = 1,
  ): Promise<Result<void>> => {
    const order = await orders.byId(id);
    if (!order.ok) return order;
    if (order.value === null) return succeed();
    const after = changed(order.value);
    if (after.length === order.value.following.length) return succeed();
    const stored = await records.commit([followingWrite(order.value, after)]);
    // A colleague may have changed marks since they were read.
    const isAgain = !stored.ok && stored.error.code === 'permission-denied' && attempt < MOST_ATTEMPTS;
    return isAgain ? change(id, changed, attempt + 1) : stored;
  };
  return {
    add: (id, keys) => change(id, ({ following }) => [...new Set([...following, ...keys])]),
    remove: ({ id, rev }, keys) =>
      change(id, (now) => now.following.filter((key) => now.rev !== rev || !keys.includes(key))),
  };
}

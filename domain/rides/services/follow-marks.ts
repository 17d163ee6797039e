import { succeed, type Result } from '../../shared/result.ts';
import { followingWrite } from '../model/standing/order-batch.ts';
import type { RidePorts } from '../ports/ride-ports.ts';
import type { OrderRepository } from '../ports/order-repository.ts';

/** The marks of the made rides that are still to follow their order, each a `madeKey`. */
export interface FollowMarks {
  /** Adds these marks to those that the order has now. */
  add(order: string, keys: readonly string[]): Promise<Result<void>>;
  /** Removes these, and leaves those that another dispatcher has added meanwhile. */
  remove(order: string, keys: readonly string[]): Promise<Result<void>>;
}

export function followMarksOf({
  orders,
  records,
}: Pick<RidePorts, 'records'> & { readonly orders: OrderRepository }): FollowMarks {
  const change = async (id: string, changed: (following: readonly string[]) => readonly string[]) => {
    const order = await orders.byId(id);
    if (!order.ok) return order;
    const before = order.value?.following ?? [];
    const after = changed(before);
    return after.length === before.length ? succeed() : records.commit([followingWrite(id, after)]);
  };
  return {
    add: (id, keys) => change(id, (following) => [...new Set([...following, ...keys])]),
    remove: (id, keys) => change(id, (following) => following.filter((key) => !keys.includes(key))),
  };
}

import type { AccountStatus } from '#domain/accounts/model/user.ts';
import { readProfile } from './read-profile.ts';
import type { RawDocument } from './raw-document.ts';
import { createSortedKeys, type SortedKeys } from './sorted-keys.ts';

/** Separates the parts of a key; sorts before any character of an address, a name or an id. */
const GAP = '\u0000';

/**
 * The orders in which profiles are queried. As in the real database, an index leaves out documents that lack one of its
 * fields.
 */
export type Order = 'id' | 'email' | 'status-age' | 'status-email' | 'status-name';

/** Profiles in every queried order, updated by each write. */
export interface ProfileIndex {
  /** Records a write; `null` means there was, or is, no profile. */
  replace(uid: string, before: RawDocument | null, after: RawDocument | null): void;
  /** Keys of an order with a prefix, after `after`. */
  list(order: Order, prefix: string, after: string | null, limit: number): string[];
  /** How many profiles have the status. */
  count(status: AccountStatus): number;
}

/** One key made of several parts; a prefix of the parts is a prefix of the key. */
export function keyOf(...parts: readonly string[]): string {
  return parts.join(GAP);
}

/** The uid that a key ends with. */
export function uidOfKey(key: string): string {
  return key.slice(key.lastIndexOf(GAP) + 1);
}

function keysOf(uid: string, document: RawDocument): Partial<Record<Order, string>> {
  const { status, email, nameKey, registeredAt } = readProfile(document);
  return {
    id: uid,
    ...(email !== undefined && { email: keyOf(email, uid) }),
    ...(status !== undefined && {
      ...(registeredAt !== undefined && { 'status-age': keyOf(status, registeredAt.toISOString(), uid) }),
      ...(email !== undefined && { 'status-email': keyOf(status, email, uid) }),
      ...(nameKey !== undefined && { 'status-name': keyOf(status, nameKey, uid) }),
    }),
  };
}

export function createProfileIndex(): ProfileIndex {
  const orders: Readonly<Record<Order, SortedKeys>> = {
    id: createSortedKeys(),
    email: createSortedKeys(),
    'status-age': createSortedKeys(),
    'status-email': createSortedKeys(),
    'status-name': createSortedKeys(),
  };
  const ORDERS = Object.keys(orders) as readonly Order[];
  const amounts = new Map<unknown, number>();
  const tally = (status: unknown, change: number) => amounts.set(status, (amounts.get(status) ?? 0) + change);

  return {
    replace(uid, before, after) {
      const [old, fresh] = [before ? keysOf(uid, before) : {}, after ? keysOf(uid, after) : {}];
      for (const order of ORDERS) {
        if (old[order] === fresh[order]) continue;
        if (old[order] !== undefined) orders[order].remove(old[order]);
        if (fresh[order] !== undefined) orders[order].add(fresh[order]);
      }
      if (before !== null) tally(before['status'], -1);
      if (after !== null) tally(after['status'], 1);
    },
    list: (order, prefix, after, limit) => orders[order].list(prefix, after, limit),
    count: (status) => amounts.get(status) ?? 0,
  };
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ACCOUNT_STATUSES, type AccountStatus } from '#domain/accounts/model/user.ts';
import { COUNT_LIMIT } from '#domain/accounts/ports/review-repository.ts';
import { useProduct } from '../../../core/product/product-context.tsx';

type Counts = Readonly<Partial<Record<AccountStatus, number>>>;

/**
 * The number of accounts in each status. Requested once; afterwards own decisions adjust the numbers. A count at the limit
 * cannot be adjusted, so it is requested again, once per batch of decisions. A count that could not be read is not shown.
 */
export function useCounts() {
  const { reviewQueue } = useProduct();
  const [counts, setCounts] = useState<Counts>({});
  /** The current counts, for decisions that finish after a later render. */
  const latest = useRef(counts);
  const stale = useRef(new Set<AccountStatus>());
  const change = (next: Counts) => {
    latest.current = next;
    setCounts(next);
  };
  const load = async (status: AccountStatus) => {
    const counted = await reviewQueue.count(status);
    if (counted.ok) change({ ...latest.current, [status]: counted.value });
  };
  const loadAll = () => ACCOUNT_STATUSES.forEach((status) => void load(status));
  const loadFirst = useEffectEvent(loadAll);
  useEffect(() => loadFirst(), []);

  const step = (known: Counts, status: AccountStatus, by: number): Counts => {
    const count = known[status];
    if (count === undefined || count >= COUNT_LIMIT) return known;
    return { ...known, [status]: Math.max(0, count + by) };
  };
  return {
    counts,
    reload: loadAll,
    move(from: AccountStatus, to: AccountStatus) {
      if (from === to) return;
      if ((latest.current[from] ?? 0) >= COUNT_LIMIT) stale.current.add(from);
      change(step(step(latest.current, from, -1), to, 1));
    },
    /** Call once after a batch of decisions. */
    settle() {
      for (const status of stale.current) void load(status);
      stale.current.clear();
    },
  };
}

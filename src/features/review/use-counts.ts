import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ACCOUNT_STATUSES, type AccountStatus } from '#domain/account/user.ts';
import { COUNT_LIMIT } from '#domain/ports/review-repository.ts';
import { useProduct } from '../../app/product-context.tsx';

type Counts = Readonly<Partial<Record<AccountStatus, number>>>;

/**
 * How many accounts each status has. Asked once; afterwards own decisions move the numbers. One that stood at the limit
 * cannot be moved, so it is asked for again, once for all decisions taken together. A count that could not be read is
 * not shown.
 */
export function useCounts() {
  const { reviewQueue } = useProduct();
  const [counts, setCounts] = useState<Counts>({});
  /** As they are now: a decision outlives the render it was taken in. */
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
    /** To be called when the decisions that belong together were taken. */
    settle() {
      for (const status of stale.current) void load(status);
      stale.current.clear();
    },
  };
}

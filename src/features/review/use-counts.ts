import { useEffect, useEffectEvent, useState } from 'react';
import { ACCOUNT_STATUSES, type AccountStatus } from '#domain/account/user.ts';
import { COUNT_LIMIT } from '#domain/ports/review-repository.ts';
import { useProduct } from '../../app/product-context.tsx';

type Counts = Readonly<Partial<Record<AccountStatus, number>>>;

/**
 * How many accounts each status has. Asked once; afterwards own decisions move the numbers, and only one that stood at
 * the limit is asked for again. A count that could not be read is not shown.
 */
export function useCounts() {
  const { reviewQueue } = useProduct();
  const [counts, setCounts] = useState<Counts>({});
  const load = async (status: AccountStatus) => {
    const counted = await reviewQueue.count(status);
    if (counted.ok) setCounts((known) => ({ ...known, [status]: counted.value }));
  };
  const loadAll = () => ACCOUNT_STATUSES.forEach((status) => void load(status));
  const loadFirst = useEffectEvent(loadAll);
  useEffect(() => loadFirst(), []);

  const step = (counts: Counts, status: AccountStatus, by: number): Counts => {
    const count = counts[status];
    if (count === undefined || count >= COUNT_LIMIT) return counts;
    return { ...counts, [status]: Math.max(0, count + by) };
  };
  return {
    counts,
    reload: loadAll,
    move(from: AccountStatus, to: AccountStatus) {
      if (from === to) return;
      setCounts((known) => step(step(known, from, -1), to, 1));
      if ((counts[from] ?? 0) >= COUNT_LIMIT) void load(from);
    },
  };
}

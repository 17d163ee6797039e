import { useEffect, useState } from 'react';
import type { ProductError } from '#domain/errors/product-error.ts';
import type { Result } from '#domain/result.ts';
import type { QueuePage, QueueRow } from '#domain/services/review-queue.ts';
import type { AccountStatus, User } from '#domain/account/user.ts';
import { useProduct } from '../../app/product-context.tsx';

export interface QueueQuery {
  readonly status: AccountStatus;
  readonly search: string;
  readonly cursor: string | null;
}

interface Answer {
  readonly key: string;
  readonly status: AccountStatus;
  readonly result: Result<QueuePage>;
  /** Rows were taken out since it arrived. */
  readonly thinned: boolean;
}

/** The rows of a page. While the next page of the same status is on its way, the old rows stay and say so. */
export function useQueuePage({ status, search, cursor }: QueueQuery) {
  const { reviewQueue } = useProduct();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const key = JSON.stringify([status, search, cursor, attempt]);

  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const result = await reviewQueue.page({ status, search, cursor });
      if (wanted) setAnswer({ key, status, result, thinned: false });
    };
    void load();
    return () => {
      wanted = false;
    };
  }, [reviewQueue, key, status, search, cursor]);

  const changeRows = (change: (rows: readonly QueueRow[], listed: AccountStatus) => readonly QueueRow[]) =>
    setAnswer((known) => {
      if (known === null || !known.result.ok) return known;
      const { rows, next } = known.result.value;
      const changed = change(rows, known.status);
      const thinned = known.thinned || changed.length < rows.length;
      return { ...known, thinned, result: { ok: true, value: { rows: changed, next } } };
    });
  const reload = () => setAttempt((known) => known + 1);

  const loading = answer?.key !== key;
  const usable = answer !== null && answer.status === status ? answer.result : null;
  const drained = usable?.ok === true && usable.value.rows.length === 0 && usable.value.next !== null;
  // A page that was worked through fills up with what follows: its cursor says where it begins, not what is on it.
  if (drained && answer?.thinned === true && !loading) reload();

  const replace = (row: QueueRow) =>
    changeRows((rows) => rows.map((known) => (known.uid === row.uid ? row : known)));
  /** A changed account stays only where it belongs: in the list of now, not in the one it was decided in. */
  const takeOver = (user: User) => {
    replace({ uid: user.uid, assessment: { state: 'sound', user } });
    changeRows((rows, listed) =>
      user.status === listed ? rows : rows.filter(({ uid }) => uid !== user.uid),
    );
  };

  const error: ProductError | null = usable === null || usable.ok || loading ? null : usable.error;
  const page = usable?.ok === true ? usable.value : null;
  return {
    loading,
    error,
    page,
    /** Nothing to show yet. */
    empty: error === null && (page === null || (loading && page.rows.length === 0)),
    reload,
    replace,
    takeOver,
  };
}

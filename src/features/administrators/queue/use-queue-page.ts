import { succeed } from '#domain/shared/result.ts';
import type { QueuePage, QueueRow } from '#domain/accounts/services/review-queue.ts';
import type { AccountStatus, User } from '#domain/accounts/model/user.ts';
import { useProduct } from '../../../core/product/product-context.tsx';
import { useRequest } from '../../../core/product/use-request.ts';

export interface QueueQuery {
  readonly status: AccountStatus;
  readonly search: string;
  readonly cursor: string | null;
}

interface ListedPage extends QueuePage {
  readonly query: QueueQuery;
  /** Rows have been removed since the page arrived. */
  readonly thinned: boolean;
}

/**
 * The rows of a page. While another page of the same status loads, the old rows stay; if it cannot be loaded, they stay
 * unless the search is another one.
 */
export function useQueuePage({ status, search, cursor }: QueueQuery) {
  const { reviewQueue } = useProduct();
  const { loading, answer, value, reload, change } = useRequest({ status, search, cursor }, async (query) => {
    const page = await reviewQueue.page(query);
    return page.ok ? succeed<ListedPage>({ ...page.value, query, thinned: false }) : page;
  });

  const failure = answer === null || answer.result.ok ? null : answer.result.error;
  const error = loading ? null : failure;
  const belongs = value?.query.status === status && (failure === null || value.query.search === search);
  const page = belongs && (error === null || value.rows.length > 0) ? value : null;
  const drained = page?.rows.length === 0 && page.next !== null;
  // A page that was worked through fills up with what follows: its cursor marks its beginning, not its rows.
  if (drained && page.thinned && !loading) reload();

  const changeRows = (update: (rows: readonly QueueRow[], listed: AccountStatus) => readonly QueueRow[]) =>
    change((known, query) => {
      const rows = update(known.rows, query.status);
      return { ...known, rows, thinned: known.thinned || rows.length < known.rows.length };
    });
  const replace = (row: QueueRow) =>
    changeRows((rows) => rows.map((known) => (known.uid === row.uid ? row : known)));
  /** Shows a changed account, or removes it where its status no longer belongs in the list. */
  const takeOver = (user: User) => {
    replace({ uid: user.uid, assessment: { state: 'sound', user } });
    changeRows((rows, listed) =>
      user.status === listed ? rows : rows.filter(({ uid }) => uid !== user.uid),
    );
  };

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

/** The search parameters of one page of a list. The first page has none. */
export interface PageSearch {
  readonly cursor?: string | undefined;
  /** The page's number, which counts from one. */
  readonly page?: string | undefined;
}

const PAGE_NUMBER = /^[1-9]\d{0,5}$/;

/** Reads a route's `?cursor=` and `?page=`. Only the cursor chooses the page; the number is only shown. */
export function pageSearch({ cursor, page }: Record<string, unknown>): PageSearch {
  if (typeof cursor !== 'string' || cursor === '') return { page: undefined, cursor: undefined };
  const isLater = typeof page === 'string' && PAGE_NUMBER.test(page) && page !== '1';
  return { page: isLater ? page : '2', cursor };
}

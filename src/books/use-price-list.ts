import type { BookError } from '#domain/books/model/fares/book-error.ts';
import type { PriceList } from '#domain/books/services/ride-prices.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import type { Result } from '#domain/shared/result.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useBooks } from './use-books.ts';

/** Tariffs begin with a day, and settings change rarely, but a booking panel may open every other minute. */
const FRESH_MS = 5 * MINUTE_MS;

interface Opened {
  /** A panel and a ride beside it share one request. */
  readonly list: Promise<Result<PriceList, BookError>>;
  readonly at: number;
}

/** Stored for the service that has read it, so that it ends with the product. */
const lists = new WeakMap<object, Opened>();

/** The firm's settings and tariffs, read again after some minutes, and at once after a failure. */
export function usePriceList() {
  const { ridePrices, firmTariffs } = useBooks();
  return useRequest(null, async () => {
    const now = firmTariffs.now().getTime();
    const known = lists.get(ridePrices);
    if (known !== undefined && now - known.at < FRESH_MS) return known.list;
    const opened = { list: catchDefect(() => ridePrices.open()), at: now };
    lists.set(ridePrices, opened);
    const read = await opened.list;
    if (!read.ok && lists.get(ridePrices) === opened) lists.delete(ridePrices);
    return read;
  });
}

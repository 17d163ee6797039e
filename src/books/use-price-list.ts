import type { PriceList } from '#domain/books/services/ride-prices.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { succeed } from '#domain/shared/result.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useBooks } from './use-books.ts';

/** Tariffs begin with a day, and settings change rarely. A booking panel opens every other minute. */
const FRESH_MS = 5 * MINUTE_MS;

interface Opened {
  readonly list: PriceList;
  readonly at: number;
}

/** By the service that has read it, so that it ends with the product. */
const lists = new WeakMap<object, Opened>();

/** The firm's settings and tariffs, read again after some minutes. */
export function usePriceList() {
  const { ridePrices, firmTariffs } = useBooks();
  return useRequest(null, async () => {
    const now = firmTariffs.now().getTime();
    const known = lists.get(ridePrices);
    if (known !== undefined && now - known.at < FRESH_MS) return succeed(known.list);
    const read = await ridePrices.open();
    if (read.ok) lists.set(ridePrices, { list: read.value, at: now });
    return read;
  });
}

import { useRequest } from '#core/product/use-request.ts';
import { useBooks } from './use-books.ts';

/** The firm's settings and tariffs, at most five minutes old. */
export function usePriceList() {
  const { ridePrices } = useBooks();
  return useRequest(null, () => ridePrices.recent());
}

import { succeed } from '#domain/shared/result.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useBooks } from '../use-books.ts';

/** What is agreed about a ride and who pays for it, read once; `null` without a fare, and for no ride. */
export function usePaying(ride: string | null) {
  const { rideFares, firmPayers } = useBooks();
  return useRequest(ride, async (id) => {
    const fare = id === null ? succeed(null) : await rideFares.byRide(id);
    if (!fare.ok) return fare;
    if (fare.value === null) return succeed(null);
    const { payer } = fare.value;
    const found = payer === null ? succeed(null) : await firmPayers.one(payer);
    return found.ok ? succeed({ fare: fare.value, payer: found.value }) : found;
  });
}

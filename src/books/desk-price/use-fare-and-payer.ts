import { succeed } from '#domain/shared/result.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useBooks } from '../use-books.ts';

/** The fare of a ride and the account that pays, read once; `null` without a ride or a fare. */
export function useFareAndPayer(ride: string | null) {
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

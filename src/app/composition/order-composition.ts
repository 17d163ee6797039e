import type { BookPorts } from '#domain/books/ports/book-ports.ts';
import { ORDER_SERVICES } from '#domain/rides/services/order-services.ts';
import type { LazyServices } from '#core/product/lazy-services.ts';
import { loadChunk } from '#core/product/load-chunk.ts';

/** The services of orders, and `openBilling`, which loads the books. Only an order with a payer needs `openBilling`. */
export function orderComposition(books: LazyServices<BookPorts>) {
  const openBilling = async () => {
    const [{ orderBillingOf }, ports] = await Promise.all([
      loadChunk(() => import('#domain/books/services/order-billing.ts')),
      books.load(),
    ]);
    return orderBillingOf(ports);
  };
  return { services: ORDER_SERVICES, openBilling };
}

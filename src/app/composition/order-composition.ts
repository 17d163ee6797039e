import type { BookPorts } from '#domain/books/ports/book-ports.ts';
import { ORDER_SERVICES } from '#domain/rides/services/order-services.ts';
import type { LazyServices } from '#core/product/lazy-services.ts';
import { loadChunk } from '#core/product/load-chunk.ts';

/** The services of standing orders, and their access to the books, which load only for orders that an account pays. */
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

import type { BookServices } from '#domain/books/services/book-services.ts';
import { useProduct } from '#core/product/product-context.tsx';

/** The services of a page of the books, loaded by the route's loader (`loadBooks`). */
export function useBooks(): BookServices {
  const services = useProduct().books.loaded();
  if (services === null) throw new Error('A page of the books is rendered before its route has loaded them.');
  return services;
}

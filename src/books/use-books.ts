import type { BookServices } from '#domain/books/services/book-services.ts';
import { useProduct } from '#core/product/product-context.tsx';

/** The services of the books. The route's loader (`loadBooks`) loads them. */
export function useBooks(): BookServices {
  const services = useProduct().books.loaded();
  if (services === null) throw new Error('A page of the books is rendered before its route has loaded them.');
  return services;
}

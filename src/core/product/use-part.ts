import type { LazyServices } from './lazy-services.ts';
import { loadPart } from './load-chunk.ts';
import { useProduct } from './product-context.tsx';
import type { Product } from './product.ts';
import { useRequest } from './use-request.ts';

/** The services of a part of the product. The loader of the page's route has loaded them (`loads`). */
export function useLoadedPart<Services>(of: (product: Product) => LazyServices<Services>): Services {
  const services = of(useProduct()).loaded();
  if (services === null) throw new Error('A page is rendered before its route has loaded its services.');
  return services;
}

export const usePart = <Part>(load: () => Promise<Part>) => useRequest(null, () => loadPart(load));

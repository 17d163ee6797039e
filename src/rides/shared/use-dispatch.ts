import type { DeskServices } from '#core/product/product.ts';
import { useProduct } from '#core/product/product-context.tsx';

/** The ride services of administrators' pages beyond `useRides`, loaded by the route's loader (`loadDispatch`). */
export function useDispatch(): DeskServices {
  const services = useProduct().dispatch.loaded();
  if (services === null) throw new Error('A page of dispatch is rendered before its route has loaded it.');
  return services;
}

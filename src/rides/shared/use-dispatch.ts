import type { DispatchServices } from '#domain/rides/services/dispatch-services.ts';
import { useProduct } from '#core/product/product-context.tsx';

/** What administrators' pages can do with rides beyond `useRides`. The route's loader (`loadDispatch`) has loaded it. */
export function useDispatch(): DispatchServices {
  const services = useProduct().dispatch.loaded();
  if (services === null) throw new Error('A page of dispatch is rendered before its route has loaded it.');
  return services;
}

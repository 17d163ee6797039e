import type { FirmImport } from '#domain/rides/services/firm-import.ts';
import { useProduct } from '#core/product/product-context.tsx';

/** The imports of a firm's cars and customers, loaded by the route's loader (`loadImport`). */
export function useFirmImport(): FirmImport {
  const services = useProduct().imports.loaded();
  if (services === null) throw new Error('A page of imports is rendered before its route has loaded them.');
  return services.firmImport;
}

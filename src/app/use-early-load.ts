import { useEffect } from 'react';
import { useLoadProduct } from './product-context.tsx';

/**
 * Starts the load once the form works and the browser is idle, so that the product is ready before anyone has typed a
 * password. A failure is not reported here: whatever needs the product asks again.
 */
export function useEarlyLoad(): void {
  const load = useLoadProduct();
  useEffect(() => {
    const start = () => void load().catch(() => {});
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(start, 200);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(start, { timeout: 1500 });
    return () => cancelIdleCallback(idle);
  }, [load]);
}

import { useEffect } from 'react';
import { useLoadProduct } from '../../core/product/product-context.tsx';
import { loadToastView } from './toast-context.tsx';

/** How long a busy browser may put the load off. Milliseconds. */
const LATEST_START_MS = 1500;

/** The delay where the browser cannot say when it is idle (Safari). Milliseconds. */
const FALLBACK_DELAY_MS = 200;

/**
 * Loads the product, and then the code that shows a toast, once the form works and the browser is idle, so that both are
 * ready before anyone has typed a password. A failure is not reported here: whatever needs them asks again.
 */
export function useEarlyLoad(): void {
  const load = useLoadProduct();
  useEffect(() => {
    const start = () =>
      void load()
        .then(loadToastView)
        .catch(() => {});
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(start, FALLBACK_DELAY_MS);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(start, { timeout: LATEST_START_MS });
    return () => cancelIdleCallback(idle);
  }, [load]);
}

import { useProductAccess } from '#core/product/product-context.tsx';
import { useWhenIdle } from '#core/product/use-when-idle.ts';
import { loadToastView } from './toast-context.tsx';

/**
 * Loads the product, and then the code that shows a toast, once the form works and the browser is idle, so that both
 * are ready before anyone has typed a password. A failure is not reported here: each use requests them again.
 */
export function useEarlyLoad(): void {
  const { load } = useProductAccess();
  useWhenIdle(
    () =>
      void load()
        .then(loadToastView)
        .catch(() => {}),
  );
}

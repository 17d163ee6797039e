import { useProductAccess } from '#core/product/product-context.tsx';
import { useWhenIdle } from '#core/product/use-when-idle.ts';
import { loadToastView } from './toast-context.tsx';

/**
 * Loads the product and then the code of toasts, when the form works and the browser is idle. So a person who has typed
 * a password need not wait for them. A failure is not reported here, because each use loads them again.
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

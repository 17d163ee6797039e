import { useProductAccess } from '#core/product/product-context.tsx';
import { useWhenIdle } from '#core/product/use-when-idle.ts';
import { useEarlyLoad } from '#ui/feedback/use-early-load.ts';

/** Loads the product early (`useEarlyLoad`). Loads the services of account forms when the browser is idle. */
export function useEarlyAccountForms(): void {
  const { load } = useProductAccess();
  useEarlyLoad();
  useWhenIdle(
    () =>
      void load()
        .then((product) => (product.ok ? product.value.accountForms.load() : null))
        .catch(() => {}),
  );
}

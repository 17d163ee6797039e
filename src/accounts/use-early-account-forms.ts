import { useProductAccess } from '#core/product/product-context.tsx';
import { useWhenIdle } from '#core/product/use-when-idle.ts';
import { loadToastView } from '#ui/feedback/toast-context.tsx';

/** As `useEarlyLoad`, for the forms of an account whose services load with them. */
export function useEarlyAccountForms(): void {
  const { load } = useProductAccess();
  useWhenIdle(
    () =>
      void load()
        .then((product) => (product.ok ? product.value.accountForms.load() : null))
        .then(loadToastView)
        .catch(() => {}),
  );
}

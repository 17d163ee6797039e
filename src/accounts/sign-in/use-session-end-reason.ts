import { useEffect, useEffectEvent } from 'react';
import type { ProductError } from '#domain/shared/product-error.ts';
import { useProductAccess } from '#core/product/product-context.tsx';

/** Calls `show` once with the reason why a session ended, unless the visitor ended it. */
export function useSessionEndReason(show: (reason: ProductError) => void): void {
  const { session } = useProductAccess();
  const listen = useEffectEvent(() => {
    const reason = session.takeReason();
    if (reason !== null) show(reason);
  });
  useEffect(() => {
    listen();
    return session.subscribe(() => listen());
  }, [session]);
}

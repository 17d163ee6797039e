import { useEffect, useEffectEvent } from 'react';
import type { ProductError } from '#domain/errors/product-error.ts';
import { useProductAccess } from '../../app/product-context.tsx';

/** Tells once why a session was ended that nobody asked to end. */
export function useFarewell(tell: (reason: ProductError) => void): void {
  const { session } = useProductAccess();
  const listen = useEffectEvent(() => {
    const reason = session.takeReason();
    if (reason !== null) tell(reason);
  });
  useEffect(() => {
    listen();
    return session.subscribe(() => listen());
  }, [session]);
}

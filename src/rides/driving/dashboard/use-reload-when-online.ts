import { useEffect, useEffectEvent } from 'react';

/** Loads again what the network did not bring, as soon as a feed has an answer of the server again. */
export function useReloadWhenOnline(
  { error, reload }: { readonly error: { readonly code: string } | null; reload(): void },
  answeredAt: Date | null,
): void {
  const reloadMissing = useEffectEvent(() => {
    if (error?.code === 'network') reload();
  });
  useEffect(() => {
    if (answeredAt !== null) reloadMissing();
  }, [answeredAt]);
}

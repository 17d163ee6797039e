import { useEffect, useEffectEvent } from 'react';

interface LastAnswer {
  readonly error: { readonly code: string } | null;
  reload(): void;
}

/** Asks again for what the network did not bring, as soon as a feed hears the server again. */
export function useAgainWhenHeard({ error, reload }: LastAnswer, heardAt: Date | null): void {
  const again = useEffectEvent(() => {
    if (error?.code === 'network') reload();
  });
  useEffect(() => {
    if (heardAt !== null) again();
  }, [heardAt]);
}

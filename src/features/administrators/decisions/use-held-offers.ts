import { useEffect, useEffectEvent } from 'react';
import { useAttention } from '../../../ui/feedback/use-attention.ts';
import type { Undo } from './use-undo.ts';

/** No offer expires while the element with these handlers is hovered or contains focus. */
export function useHeldOffers(undo: Undo) {
  const { attended, handlers } = useAttention();
  const hold = useEffectEvent(() => undo.hold());
  const release = useEffectEvent(() => undo.release());
  useEffect(() => {
    if (!attended) return undefined;
    hold();
    return () => release();
  }, [attended]);
  return handlers;
}

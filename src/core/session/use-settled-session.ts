import { useEffect, useState } from 'react';
import type { SessionState } from '#domain/accounts/services/session.ts';
import { useProductAccess, useSessionState } from '../product/product-context.tsx';
import { hasSessionHint } from './session-hint.ts';

/**
 * The session for a page that looks different to signed-in visitors. `loading` only if a hint promises a session: without
 * one, or if the product cannot be loaded, the visitor counts as signed out. Not for prerendered pages.
 */
export function useSettledSession(): SessionState {
  const { session } = useProductAccess();
  const state = useSessionState();
  const [waiting, setWaiting] = useState(hasSessionHint);
  useEffect(() => {
    if (!waiting) return;
    const stop = () => setWaiting(false);
    session.known().then(stop, stop);
  }, [session, waiting]);
  return state.state === 'loading' && !waiting ? { state: 'signed-out', reason: null } : state;
}

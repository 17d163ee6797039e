import type { RouterHistory } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useEndToast } from '#ui/feedback/toast-context.tsx';

/** Ends a toast that has its own keys when the page changes, because the next page may use these keys. */
export function useEndWithPage(history: RouterHistory): void {
  const end = useEndToast();
  useEffect(() => {
    const { pathname } = history.location;
    return history.subscribe(({ location }) => location.pathname !== pathname && end('success'));
  }, [history, end]);
}

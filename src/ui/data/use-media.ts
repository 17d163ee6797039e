import { useSyncExternalStore } from 'react';

/** Whether a media query such as `(width >= 64rem)` matches. Not for public pages: prerendering cannot evaluate it. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    () => matchMedia(query).matches,
  );
}

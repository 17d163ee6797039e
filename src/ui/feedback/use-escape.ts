import { useEffect, useEffectEvent } from 'react';

/** Calls `onEscape` for an Escape from anywhere on the page, unless a dialog or a list has taken that key. */
export function useEscape(onEscape: () => void): void {
  const press = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented) onEscape();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

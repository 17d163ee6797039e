import { useEffect, useEffectEvent } from 'react';

/** How long a busy browser may put it off. Milliseconds. */
const LATEST_START_MS = 1500;

/** The delay where the browser cannot say when it is idle (Safari). Milliseconds. */
const FALLBACK_DELAY_MS = 200;

/** Calls `act` once, when the page works and the browser is idle. */
export function useWhenIdle(act: () => void): void {
  const start = useEffectEvent(act);
  useEffect(() => {
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(() => start(), FALLBACK_DELAY_MS);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(() => start(), { timeout: LATEST_START_MS });
    return () => cancelIdleCallback(idle);
  }, []);
}

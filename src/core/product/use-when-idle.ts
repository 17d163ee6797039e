import { useEffect, useEffectEvent } from 'react';

/** The longest delay in a busy browser. Milliseconds. */
const LATEST_START_MS = 1500;

/** The delay in browsers without idle callbacks (Safari). Milliseconds. */
const FALLBACK_DELAY_MS = 200;

/** Calls `act` once, when the browser is idle after the first rendering, or after the longest delay. */
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

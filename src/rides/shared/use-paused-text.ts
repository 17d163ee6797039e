import { useEffect, useState } from 'react';

/** The pause in milliseconds, longer than the gap between two letters that a caller spells. */
const PAUSE_MS = 200;

/** The text as it was when the typing last paused, so that not every key sends a request. */
export function usePausedText(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    if (paused === text) return undefined;
    const timer = setTimeout(setPaused, PAUSE_MS, text);
    return () => clearTimeout(timer);
  }, [paused, text]);
  return paused;
}

import { useEffect, useState } from 'react';

/** The pause in milliseconds, longer than the gap between two letters that a caller spells. */
const PAUSE_MS = 200;

/** The text after a pause of the typing; until then the previous text, so that not every key sends a request. */
export function usePausedText(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    if (paused === text) return undefined;
    const timer = setTimeout(setPaused, PAUSE_MS, text);
    return () => clearTimeout(timer);
  }, [paused, text]);
  return paused;
}

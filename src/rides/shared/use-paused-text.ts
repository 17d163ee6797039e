import { useEffect, useState } from 'react';

/** When typing counts as paused: longer than the gap between two signs that a caller spells. Milliseconds. */
const PAUSE_MS = 200;

/** This text once typing has paused; until then the previous one, so that not every key sends a request. */
export function usePausedText(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    if (paused === text) return undefined;
    const timer = setTimeout(setPaused, PAUSE_MS, text);
    return () => clearTimeout(timer);
  }, [paused, text]);
  return paused;
}

import { useEffect, useEffectEvent, useRef } from 'react';

const TICK_MS = 100;

/** Content behind an open dialog cannot be read or pressed; a panel beside the page covers nothing. */
export const dialogIsOpen = () => document.querySelector('[role=dialog]:not([data-beside])') !== null;

interface Countdown {
  /** While it is hovered or focused, its time stands still. */
  readonly attended: boolean;
  readonly onEnd: () => void;
  /** Called ten times a second while the time runs. */
  readonly onTick?: () => void;
}

/** Calls `onEnd` after `ms` in which the element could be read: not behind a dialog and not in a hidden tab. */
export function useCountdown(ms: number, { attended, onEnd, onTick }: Countdown): void {
  const remaining = useRef(ms);
  const tick = useEffectEvent(() => {
    onTick?.();
    if (dialogIsOpen() || document.hidden) return;
    remaining.current -= TICK_MS;
    if (remaining.current <= 0) onEnd();
  });
  useEffect(() => {
    if (attended) return undefined;
    const timer = setInterval(() => tick(), TICK_MS);
    return () => clearInterval(timer);
  }, [attended]);
}

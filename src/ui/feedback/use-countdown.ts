import { useEffect, useEffectEvent, useRef } from 'react';

const TICK_MS = 100;

/** Whether an open dialog covers the page. A panel beside the page covers nothing. */
export const dialogIsOpen = () => document.querySelector('[role=dialog]:not([data-beside])') !== null;

interface Countdown {
  /** Whether the element is hovered or focused. The countdown then pauses. */
  readonly attended: boolean;
  readonly onEnd: () => void;
  /** Called ten times a second, except while `attended`. */
  readonly onTick?: () => void;
}

/** Calls `onEnd` after `ms`. The countdown pauses behind a dialog, in a hidden tab, and while `attended`. */
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

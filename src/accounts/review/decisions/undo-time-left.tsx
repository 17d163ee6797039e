import type { Undo } from './use-undo.ts';

/**
 * A bar that shows how much of the time to undo the last decision is left; full while the time is paused. At the lower edge
 * of the nearest positioned element. A screen reader has been told the time.
 */
export function TimeLeft({ undo: { offers, runningSince } }: { undo: Undo }) {
  return (
    <span
      key={`${offers.at(-1)?.number} ${runningSince}`}
      aria-hidden="true"
      className={`absolute inset-x-0 bottom-0 h-0.5 origin-left bg-accent ${runningSince === null ? '' : 'animate-drain'}`}
    />
  );
}

import type { Undo } from './use-undo.ts';

/**
 * How much of the time to undo the last decision is left; whole while it stands still. At the lower edge of what is positioned
 * around it. A screen reader has been told the time.
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

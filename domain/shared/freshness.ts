import { SECOND_MS } from './durations.ts';
import type { FeedState } from './feed.ts';

/** After this silence the page mentions it, and after this one the shown data may not be trusted. Seconds. */
const SILENCE = { lost: 20, old: 60 } as const;

/** The parts of a feed that say how old its answer is. */
export type Freshness = Pick<FeedState<unknown>, 'confirmedAt' | 'via'>;

/**
 * For how many seconds the quietest of these feeds has had no answer. A feed that listens is checked only once a
 * minute, but turns silent within seconds if the server is gone.
 */
export function silence(feeds: readonly Freshness[], now: Date): number {
  const ages = feeds.map(({ confirmedAt, via }) =>
    confirmedAt === null || via === 'listening' ? 0 : (now.getTime() - confirmedAt.getTime()) / SECOND_MS,
  );
  return Math.max(0, ...ages);
}

/** The moment at which all data in these feeds was confirmed. */
export function asOf(feeds: readonly Freshness[], now: Date): Date {
  const times = feeds.flatMap(({ confirmedAt }) => (confirmedAt === null ? [] : [confirmedAt.getTime()]));
  return new Date(Math.min(now.getTime(), ...times));
}

/**
 * How far the shown data may be trusted after so many seconds without an answer. `null`: it may. `lost`: it may, but
 * the page mentions the silence. `old`: it may not. Data that this device has cached is `lost` at least.
 */
export function trustIn(seconds: number, isKept: boolean): 'lost' | 'old' | null {
  if (seconds >= SILENCE.old) return 'old';
  return isKept || seconds >= SILENCE.lost ? 'lost' : null;
}

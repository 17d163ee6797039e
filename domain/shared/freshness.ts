import { SECOND_MS } from './durations.ts';
import type { FeedState } from './feed.ts';

/** `lost`: the page mentions the silence. `old`: the page does not trust its data any more. Seconds. */
const TRUST_LIMITS = { lost: 20, old: 60 } as const;

export type Freshness = Pick<FeedState<unknown>, 'confirmedAt' | 'via'>;

/**
 * How many seconds the feed with the oldest answer has been silent. A listening feed counts as answered: its
 * `confirmedAt` may be a minute old, but it turns `silent` within seconds if the server is gone.
 */
export function silenceOf(feeds: readonly Freshness[], now: Date): number {
  const ages = feeds.map(({ confirmedAt, via }) =>
    confirmedAt === null || via === 'listening' ? 0 : (now.getTime() - confirmedAt.getTime()) / SECOND_MS,
  );
  return Math.max(0, ...ages);
}

/** The time of the oldest confirmation among these feeds, and never a future one. */
export function asOf(feeds: readonly Freshness[], now: Date): Date {
  const times = feeds.flatMap(({ confirmedAt }) => (confirmedAt === null ? [] : [confirmedAt.getTime()]));
  return new Date(Math.min(now.getTime(), ...times));
}

/**
 * How far the shown data may be trusted after so many seconds of silence. `null`: they may. `lost`: they may, but the
 * page mentions the silence. `old`: they may not. Cached data are `lost` at least.
 */
export function trustIn(seconds: number, isCached: boolean): 'lost' | 'old' | null {
  if (seconds >= TRUST_LIMITS.old) return 'old';
  return isCached || seconds >= TRUST_LIMITS.lost ? 'lost' : null;
}

import { SECOND_MS } from './durations.ts';
import type { FeedState } from './feed.ts';

/** Seconds of silence: after `lost` the page mentions it, after `old` the page no longer trusts its data. */
const TRUST_LIMITS = { lost: 20, old: 60 } as const;

export type Freshness = Pick<FeedState<unknown>, 'confirmedAt' | 'via'>;

/**
 * The seconds since the oldest confirmation among these feeds. A listening feed counts as just confirmed, because it
 * soon turns `silent` if the server is gone. So does a feed that was never confirmed, because it shows its error.
 */
export function silenceOf(feeds: readonly Freshness[], now: Date): number {
  const ages = feeds.map(({ confirmedAt, via }) =>
    confirmedAt === null || via === 'listening' ? 0 : (now.getTime() - confirmedAt.getTime()) / SECOND_MS,
  );
  return Math.max(0, ...ages);
}

/** The time of the oldest confirmation among these feeds; `now` if there is none, or if that time is in the future. */
export function asOf(feeds: readonly Freshness[], now: Date): Date {
  const times = feeds.flatMap(({ confirmedAt }) => (confirmedAt === null ? [] : [confirmedAt.getTime()]));
  return new Date(Math.min(now.getTime(), ...times));
}

/**
 * Whether the shown data may be trusted after so many seconds of silence. `null` means yes, `lost` means that the page
 * mentions the silence, `old` means no. Cached data are `lost` at once.
 */
export function trustIn(seconds: number, isCached: boolean): 'lost' | 'old' | null {
  if (seconds >= TRUST_LIMITS.old) return 'old';
  return isCached || seconds >= TRUST_LIMITS.lost ? 'lost' : null;
}

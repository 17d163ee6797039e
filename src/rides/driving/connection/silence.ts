import { SECOND_MS } from '#domain/shared/durations.ts';
import type { FeedState } from '#domain/shared/feed.ts';

/** After how long a silence is mentioned, and after how long nothing that is shown may be trusted. Seconds. */
export const SILENCE = { lost: 20, old: 60 } as const;

/** The parts of a feed that say how old it is. */
export type Heard = Pick<FeedState<unknown>, 'confirmedAt' | 'via'>;

/**
 * For how many seconds the quietest of these feeds has heard nothing. A feed that listens is checked only once a minute,
 * but turns silent within seconds if the server is gone.
 */
export function silence(feeds: readonly Heard[], now: Date): number {
  const ages = feeds.map(({ confirmedAt, via }) =>
    confirmedAt === null || via === 'listening' ? 0 : (now.getTime() - confirmedAt.getTime()) / SECOND_MS,
  );
  return Math.max(0, ...ages);
}

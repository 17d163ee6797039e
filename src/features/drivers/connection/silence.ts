import type { FeedState } from '#domain/shared/feed.ts';

/** From when a silence is worth a word, and from when nothing that is shown may be trusted. Seconds. */
export const SILENCE = { lost: 20, old: 60 } as const;

/** The parts of a feed that tell how old it is. */
export type Heard = Pick<FeedState<unknown>, 'confirmedAt' | 'via'>;

const SECOND_MS = 1000;

/**
 * For how many seconds the server has said nothing of what has been heard longest ago. A feed that listens is asked about
 * only once a minute, and turns silent within seconds if nobody is there.
 */
export function silence(feeds: readonly Heard[], now: Date): number {
  const ages = feeds.map(({ confirmedAt, via }) =>
    confirmedAt === null || via === 'listening' ? 0 : (now.getTime() - confirmedAt.getTime()) / SECOND_MS,
  );
  return Math.max(0, ...ages);
}

import type { FeedState } from '#domain/shared/feed.ts';
import type { Format } from '#words/use-format.ts';
import { useRidesCopy } from '../rides-copy.ts';

interface FeedNoteProps {
  feed: FeedState<unknown>;
  /** Formats times in the service's zone, as on the rest of the page. */
  format: Pick<Format, 'time'>;
}

/** Says how long the server has not answered, near the lower edge, where it moves nothing and catches no press. */
export function FeedNote({ feed: { via, confirmedAt }, format }: FeedNoteProps) {
  const copy = useRidesCopy();
  return (
    // Screen readers need the region to exist before its text.
    <output className="contents">
      {via === 'silent' && confirmedAt !== null && (
        <p className="pointer-events-none sticky bottom-3 z-10 justify-self-center rounded-control bg-warning-soft px-3 py-1.5 text-center text-sm font-medium text-warning-ink shadow-low forced-colors:border">
          {copy.blind(format.time(confirmedAt))}
        </p>
      )}
    </output>
  );
}

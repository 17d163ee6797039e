import type { FeedState } from '#domain/shared/feed.ts';
import { useDispatchCopy } from '../../../copy/rides/dispatch.ts';
import type { Format } from '../../../copy/language/use-format.ts';

/** Since when nothing is known of the server, over the lower edge of the list without catching a press. */
export function FeedNote({ feed, format }: { feed: FeedState<unknown>; format: Format }) {
  const copy = useDispatchCopy();
  return (
    // Screen readers need the region to exist before its text.
    <output className="contents">
      {feed.via === 'silent' && feed.confirmedAt !== null && (
        <p className="pointer-events-none sticky bottom-3 justify-self-center rounded-control border border-line bg-raised px-3 py-1.5 text-center text-sm text-ink-soft">
          {copy.blind(format.time(feed.confirmedAt))}
        </p>
      )}
    </output>
  );
}

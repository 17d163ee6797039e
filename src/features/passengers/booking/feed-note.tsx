import type { FeedState } from '#domain/shared/feed.ts';
import { useFormat } from '../../../copy/language/use-format.ts';
import { useMyRidesCopy } from '../../../copy/rides/my-rides.ts';

/** Since when nothing is known of the server, above the lower edge, where it moves nothing and catches no press. */
export function FeedNote({ feed: { via, confirmedAt } }: { feed: FeedState<unknown> }) {
  const copy = useMyRidesCopy();
  const format = useFormat();
  return (
    <output className="pointer-events-none sticky bottom-3 z-10 justify-self-center">
      {via === 'silent' && confirmedAt !== null && (
        <p className="rounded-control bg-warning-soft px-3 py-1.5 text-center text-sm font-medium text-warning-ink shadow-low forced-colors:border">
          {copy.blind(format.time(confirmedAt))}
        </p>
      )}
    </output>
  );
}

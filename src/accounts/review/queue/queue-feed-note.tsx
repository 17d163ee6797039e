import { useReviewCopy } from '../review-copy.ts';
import { useFormat } from '#words/use-format.ts';
import { Button } from '#ui/actions/button.tsx';
import type { QueuePlace } from './queue-place.ts';
import type { Queue } from './use-queue.ts';

/**
 * What has changed on the server since the list was loaded, offered below the list, where it moves no row; and since when
 * the server has been silent, over its lower edge, where it catches no press.
 */
export function QueueFeedNote({ queue, place }: { queue: Queue; place: QueuePlace }) {
  const copy = useReviewCopy().live;
  const format = useFormat();
  const { newcomers, gone, blindSince, list, tell } = queue;
  const isShown = list.page !== null && list.error === null;
  const offers = newcomers.length > 0 || gone.length > 0;
  return (
    <>
      {isShown && offers && (
        <div className="justify-self-center">
          <Button tone="soft" size="small" onClick={() => tell({ type: 'renewed' })}>
            {newcomers.length > 0 ? copy.newcomers[place.filter](newcomers.length) : copy.renew}
          </Button>
        </div>
      )}
      {/* Screen readers need the region to exist before its text. */}
      <output className="contents">
        {isShown && blindSince !== null && (
          <p className="pointer-events-none sticky bottom-3 justify-self-center rounded-control border border-line bg-raised px-3 py-1.5 text-center text-sm text-ink-soft">
            {copy.blind(format.time(blindSince))}
          </p>
        )}
      </output>
    </>
  );
}

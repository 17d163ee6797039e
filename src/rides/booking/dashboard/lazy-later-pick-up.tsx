import { createLazyServices } from '#core/product/lazy-services.ts';
import { loadChunk } from '#core/product/load-chunk.ts';
import { usePart } from '#core/product/use-part.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import type { LaterPickUpProps } from '../../shared/trip/later-pick-up.tsx';
import { useTripCopy } from '../../shared/trip/trip-copy.ts';

const part = createLazyServices(() => loadChunk(() => import('../../shared/trip/later-pick-up.tsx')));

/** Fetches the picker before *Later* is pressed. */
export const prepareLaterPickUp = () =>
  void part.load().catch(() => {
    // The press requests it again, and shows a failure.
  });

/** The picker of a later time, which most bookings do without, so the page loads it afterwards. */
export function LazyLaterPickUp(props: LaterPickUpProps) {
  const { laterFailed } = useTripCopy();
  const { value, error, reload } = usePart(part.load);
  const loaded = part.loaded() ?? value;
  return loaded === null ? (
    <LoadFailure what={laterFailed} error={error} onRetry={reload} />
  ) : (
    <loaded.LaterPickUp {...props} />
  );
}

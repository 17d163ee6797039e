import { lazyPart } from '#ui/feedback/lazy-part.tsx';
import { useTripCopy } from '../../shared/trip/trip-copy.ts';

/** The picker of a later time, which most bookings do without, so the page loads it afterwards. */
export const LazyLaterPickUp = lazyPart(
  async () => (await import('../../shared/trip/later-pick-up.tsx')).LaterPickUp,
  () => useTripCopy().laterFailed,
);

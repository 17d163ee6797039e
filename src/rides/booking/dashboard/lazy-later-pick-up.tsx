import { lazyPart } from '#ui/feedback/lazy-part.tsx';
import { useTripCopy } from '../../shared/trip/trip-copy.ts';

/** The picker of a later time. The page loads it afterwards, because most bookings do without it. */
export const LazyLaterPickUp = lazyPart(
  async () => (await import('../../shared/trip/later-pick-up.tsx')).LaterPickUp,
  () => useTripCopy().laterFailed,
);

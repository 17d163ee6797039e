import { useState } from 'react';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { useDraft } from '#core/forms/use-draft.ts';
import {
  EMPTY_DRAFT,
  tripDraft,
  withTrip,
  type StoredTripDraft,
  type TripDraft,
  type TripTaken,
} from '../trip-draft.ts';

/** The booking form of this tab. `phone` is the number stored for the passenger. */
export function useOwnTrip(uid: string, phone: string, seen: readonly FoundRide[]) {
  const [stored, setStored] = useDraft(tripDraft, uid);
  const [taken, setTaken] = useState<TripTaken | null>(null);
  // A booking whose answer was lost may be stored. If its ride is in the feed, the form begins anew.
  const draftIn = (known: StoredTripDraft | null) =>
    known === null || seen.some(({ id }) => id === known.id) ? EMPTY_DRAFT : known;
  const shown = draftIn(stored);
  const draft: TripDraft = { ...shown, phone: shown.phone ?? phone };
  return {
    draft,
    change: (part: Partial<TripDraft>) => setStored((known) => ({ ...draftIn(known), ...part })),
    /** The last trip that was copied into the form; `null` if none. Each copy is a new object. */
    taken,
    take(trip: TripTaken) {
      setStored((known) => withTrip(draftIn(known), trip));
      setTaken({ ...trip });
    },
    forget() {
      setStored(() => null);
      setTaken(null);
    },
  };
}

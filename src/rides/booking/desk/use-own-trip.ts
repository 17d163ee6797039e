import { useState } from 'react';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { useDraft } from '#core/forms/use-draft.ts';
import {
  EMPTY_DRAFT,
  tripDraft,
  withTrip,
  type KeptTripDraft,
  type TripDraft,
  type TripTaken,
} from '../trip-draft.ts';

/** A booking's form in this tab. `phone` is the account's own number. */
export function useOwnTrip(uid: string, phone: string, seen: readonly FoundRide[]) {
  const [kept, setKept] = useDraft(tripDraft, uid);
  const [taken, setTaken] = useState<TripTaken | null>(null);
  // A booking whose answer was lost may be stored: then it is a ride, and the form is for another one.
  const draftIn = (known: KeptTripDraft | null) =>
    known === null || seen.some(({ id }) => id === known.id) ? EMPTY_DRAFT : known;
  const shown = draftIn(kept);
  const draft: TripDraft = { ...shown, phone: shown.phone ?? phone };
  return {
    draft,
    change: (part: Partial<TripDraft>) => setKept((known) => ({ ...draftIn(known), ...part })),
    /** The trip that was taken over last, a new object each time. */
    taken,
    take(trip: TripTaken) {
      setKept((known) => withTrip(draftIn(known), trip));
      setTaken({ ...trip });
    },
    forget() {
      setKept(() => null);
      setTaken(null);
    },
  };
}

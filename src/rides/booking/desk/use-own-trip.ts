import { useEffect, useState } from 'react';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { emptyDraft, keepDraft, keptDraft, withTrip, type TripDraft, type TripTaken } from '../trip-draft.ts';

/** A booking's form in this tab. `phone` is the number of the last booking. */
export function useOwnTrip(uid: string, phone: string, seen: readonly FoundRide[]) {
  const [kept, setKept] = useState(() => keptDraft(uid));
  const [taken, setTaken] = useState<TripTaken | null>(null);
  useEffect(() => keepDraft(uid, kept), [uid, kept]);
  // A booking whose answer was lost may be stored: then it is a ride, and the form is for another one.
  const draftIn = (known: TripDraft | null) =>
    known === null || seen.some(({ id }) => id === known.id) ? emptyDraft(phone) : known;
  return {
    draft: draftIn(kept),
    change: (part: Partial<TripDraft>) => setKept((known) => ({ ...draftIn(known), ...part })),
    /** The trip that was taken over last, a new object each time. */
    taken,
    take(trip: TripTaken) {
      setKept((known) => withTrip(draftIn(known), trip));
      setTaken({ ...trip });
    },
    forget() {
      setKept(null);
      setTaken(null);
    },
  };
}

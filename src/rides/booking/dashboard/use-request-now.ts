import { useRef, useState } from 'react';
import { PICK_UP_NOW } from '#domain/rides/model/booking/pick-up.ts';
import { parseOwnTrip, type WhoRides } from '#domain/rides/model/booking/trip.ts';
import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import type { OwnBookingStart } from '#domain/rides/services/ride-booking.ts';
import type { Batch } from '#domain/shared/record-write.ts';
import { fail } from '#domain/shared/result.ts';
import { recordId } from '#core/forms/record-id.ts';
import { useSubmission } from '#core/forms/use-submission.ts';
import type { SlotTrip } from '#core/slots/ride-slots.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { slotTrip } from '../../shared/slot-trip.ts';
import { useRides } from '../../shared/use-rides.ts';
import type { TripTaken } from '../trip-draft.ts';
import { useUndoOffer } from './use-undo-offer.tsx';

interface RequestNowOptions {
  start: OwnBookingStart;
  /** The person who rides, as entered in the form. */
  who: WhoRides;
  /** Fills in the form with a trip that needs more input. */
  onTake: (trip: TripTaken) => void;
  /** Called when the button that books is pressed. */
  onSend: () => void;
  onBooked: (id: string) => void;
  /** The writes that a `RideSlot` of the form adds to the booking of this trip. */
  besideOf: (id: string, trip: SlotTrip | null) => Batch;
}

/** Books a trip with one press. `pressed` is the name of the trip that is being booked, or `null`. */
export function useRequestNow({ start, who, onTake, onSend, onBooked, besideOf }: RequestNowOptions) {
  const { own } = useRidesCopy();
  const { rideBooking, serverTime } = useRides();
  const offerUndo = useUndoOffer(start.settings.timeZone);
  const form = useSubmission<RideFailure>();
  const [pressed, setPressed] = useState<string | null>(null);
  // A trip keeps its ride id until it is booked. A press after a lost answer thus books no second ride.
  const ids = useRef(new Map<string, string>());
  const request = async (taken: TripTaken) => {
    const name = withoutDirectionControls(own.trip(taken.from.text, taken.to.text));
    onSend();
    setPressed(name);
    await form.submit(async () => {
      const { phone, isForOther, otherName, otherPhone } = who;
      const whoRides = { phone, isForOther, otherName, otherPhone };
      const typed = { ...taken, people: String(taken.people), pickUp: PICK_UP_NOW, note: '', ...whoRides };
      const { settings } = start;
      const trip = parseOwnTrip(typed, { settings, now: serverTime() }, settings);
      if (!trip.ok) {
        // The form has a field for what is missing, such as a phone number that the firm now requires.
        onTake(taken);
        return fail(trip.error[0] ?? { code: 'unavailable' });
      }
      const id = ids.current.get(name) ?? recordId();
      ids.current.set(name, id);
      const beside = besideOf(id, slotTrip(typed, settings));
      const sent = await rideBooking.request(id, trip.value, start, beside);
      if (sent.ok || sent.error.code === 'booked-before') ids.current.delete(name);
      if (sent.ok) {
        offerUndo(id, name);
        onBooked(id);
      }
      return sent;
    });
  };
  return { pressed: form.busy ? pressed : null, failure: form.failure, request };
}

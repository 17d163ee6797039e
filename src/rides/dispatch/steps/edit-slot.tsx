import type { Ref } from 'react';
import { areaOf } from '#domain/rides/model/booking/area-of.ts';
import { readPickUp } from '#domain/rides/model/booking/pick-up.ts';
import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import type { TripChangeForm } from '#domain/rides/model/booking/trip.ts';
import type { RideSettings } from '#domain/rides/model/firm/settings.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import type { BesideBooking, SlotTrip } from '#core/slots/ride-slots.ts';
import { RideSlot } from '../../shared/ride-slot.tsx';
import { useService } from '../use-service.tsx';

interface EditSlotProps {
  ride: Ride;
  details: RideDetails;
  form: TripChangeForm;
  busy: boolean;
  ref: Ref<BesideBooking>;
}

/** The trip after the edit; `null` if incomplete. A district changes only with the words of its place. */
function editedTrip({ ride, details, form }: EditSlotProps, settings: RideSettings): SlotTrip | null {
  const when = form.pickUp && readPickUp(form.pickUp, settings.timeZone);
  if (when?.ok === false || form.from.text.trim() === '' || form.to.text.trim() === '') return null;
  const placed = (end: 'from' | 'to') => ({
    area: form[end].text === details[end].text ? ride.area[end] : areaOf(form[end], settings),
    lat: form[end].lat,
    lng: form[end].lng,
  });
  const pickUp = when?.value ?? { kind: 'later', at: ride.pickupAt };
  return { from: placed('from'), to: placed('to'), pickUpAt: pickUp.kind === 'now' ? null : pickUp.at };
}

/** The parts of other capabilities for the edited trip. */
export function EditSlot(props: EditSlotProps) {
  const { ride, busy, ref } = props;
  const { settings } = useService();
  const trip = settings && editedTrip(props, settings);
  return <RideSlot name="edit" given={{ ride, trip, busy, ref }} />;
}

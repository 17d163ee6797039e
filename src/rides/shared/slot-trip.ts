import { areaOf } from '#domain/rides/model/booking/area-of.ts';
import { readPickUp, type PickUpForm } from '#domain/rides/model/booking/pick-up.ts';
import type { Place } from '#domain/rides/model/basics/place.ts';
import type { RideSettings } from '#domain/rides/model/firm/settings.ts';
import type { SlotTrip } from '#core/slots/ride-slots.ts';

interface TypedTrip {
  readonly from: Place;
  readonly to: Place;
  readonly pickUp: PickUpForm;
}

/** A typed trip for a `RideSlot`; `null` while it lacks a place or a readable time. */
export function slotTrip({ from, to, pickUp }: TypedTrip, settings: RideSettings): SlotTrip | null {
  const when = readPickUp(pickUp, settings.timeZone);
  if (!when.ok || from.text.trim() === '' || to.text.trim() === '') return null;
  const placed = (place: Place) => ({ area: areaOf(place, settings), lat: place.lat, lng: place.lng });
  return {
    from: placed(from),
    to: placed(to),
    pickUpAt: when.value.kind === 'now' ? null : when.value.at,
  };
}

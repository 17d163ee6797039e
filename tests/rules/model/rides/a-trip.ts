import type { PickUp } from '#domain/rides/model/booking/pick-up.ts';
import type { Trip } from '#domain/rides/model/booking/trip.ts';

/** The booking that every person of the model makes. */
const A_TRIP: Trip = {
  from: { text: 'Main Street 1, Old Town' },
  to: { text: 'Pier 3, Harbour' },
  pickUp: { kind: 'now' },
  people: 1,
  needs: [],
  note: '',
  phone: '+49 30 7',
};

/** How far ahead a ride for later is booked, so that it becomes due within a sequence. Milliseconds. */
const AHEAD_MS = 2_400_000;

/** The trip for now or for later. */
export function aTrip(when: PickUp['kind'], now: Date): Trip {
  if (when === 'now') return A_TRIP;
  const at = new Date(now.getTime() + AHEAD_MS);
  return {
    ...A_TRIP,
    pickUp: { kind: 'later', at, wall: at.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length) },
  };
}

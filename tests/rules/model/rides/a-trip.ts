import type { Trip } from '#domain/rides/model/booking/trip.ts';

/** What everybody of the model books. */
export const A_TRIP: Trip = {
  from: { text: 'Main Street 1, Old Town' },
  to: { text: 'Pier 3, Harbour' },
  pickUp: { kind: 'now' },
  people: 1,
  needs: [],
  note: '',
  phone: '+49 30 7',
};

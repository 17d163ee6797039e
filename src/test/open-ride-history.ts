import { screen, within } from '@testing-library/react';
import { aStoredShift } from '#domain/rides/model/firm/shift.builder.ts';
import { after, aStoredRide, CARD } from '#domain/rides/model/ride/ride.builder.ts';
import { openRideWorld } from './open-ride-world.ts';
import { renderApp } from './render-app.tsx';

export const ADA = { name: 'Ada Admin', role: 'admin' } as const;
const DETAILS = {
  name: '=Cora Caller',
  phone: '+1 555 0142',
  from: { text: '1 Old Street' },
  to: { text: 'Airport' },
  note: '',
  deleteAt: new Date('2027-01-01T00:00:00Z'),
};
/** A pick-up in March 2026. */
export const on = (day: number, hour = 12) => ({ pickupAt: new Date(Date.UTC(2026, 2, day, hour)) });
const DRIVEN = { driver: 'u-dario', card: { ...CARD, phone: '' }, arrivedAt: after(300) };
export const RIDES = {
  'rides/early': aStoredRide('completed', on(1)),
  'rides/late': aStoredRide('completed', { ...on(2), ...DRIVEN, rider: 'customer-cora' }),
  'rides/late/private/details': DETAILS,
  // Berlin's third of March has begun.
  'rides/gone': aStoredRide('cancelled', on(2, 23)),
  'drivers/u-dario': aStoredShift(),
};

/** The history as Ada sees it, with these documents. */
export async function openHistory(search = '', documents: Readonly<Record<string, object>> = RIDES) {
  const world = await openRideWorld(ADA, documents);
  return { ...renderApp(`/admin/rides/history${search}`, { world }), world };
}

/** The ids of the rides that are shown, in their order. */
export const rows = async () => {
  const table = within(await screen.findByRole('table', { name: 'Rides' }));
  return table.getAllByRole('link').map((link) => link.getAttribute('href')?.split('/').at(-1));
};

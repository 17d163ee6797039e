import { screen } from '@testing-library/react';
import { someDetails } from '#domain/rides/model/booking/ride-details.builder.ts';
import { aStoredShift } from '#domain/rides/model/firm/shift.builder.ts';
import { after, aStoredRide, CARD } from '#domain/rides/model/ride/ride.builder.ts';
import { ADA, openRideWorld } from './open-ride-world.ts';
import { renderApp } from './render-app.tsx';

export const on = (day: number, hour = 12) => ({ pickupAt: new Date(Date.UTC(2026, 2, day, hour)) });
const DRIVEN = { driver: 'u-dario', card: { ...CARD, phone: '' }, arrivedAt: after(300) };
export const RIDES = {
  'rides/early': aStoredRide('completed', on(1)),
  'rides/late': aStoredRide('completed', { ...on(2), ...DRIVEN, rider: 'customer-cora' }),
  'rides/late/private/details': someDetails({ name: '=Cora Caller', to: { text: 'Airport' } }),
  // In Berlin it is already the third of March.
  'rides/gone': aStoredRide('cancelled', on(2, 23)),
  'drivers/u-dario': aStoredShift(),
};

export async function openHistory(search = '', documents: Readonly<Record<string, object>> = RIDES) {
  const world = await openRideWorld(ADA, documents);
  return { ...renderApp(`/admin/rides/history${search}`, { world }), world };
}

/** The ids of the shown rides, in order. */
export const rows = async () => {
  const list = await screen.findByRole('grid', { name: 'Rides' });
  return [...list.querySelectorAll<HTMLElement>('[data-row]')].map((row) => row.dataset['row']);
};

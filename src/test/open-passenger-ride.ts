import { act, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { defaultSettings } from '#domain/rides/model/firm/settings.ts';
import { look, openRideWorld } from './open-ride-world.ts';
import { renderApp } from './render-app.tsx';

export async function openPassengerRide(
  booked: Parameters<Awaited<ReturnType<typeof openRideWorld>>['person']['book']>[0] = {},
  timeZone = 'Europe/Berlin',
) {
  const world = await openRideWorld(
    { role: 'passenger', name: 'Robin Rider' },
    { 'settings/rides': defaultSettings(timeZone) },
  );
  const id = await world.person.book(booked);
  world.waitToBook();
  const app = renderApp('/passenger/dashboard', { world });
  const region = await screen.findByRole('region', { name: 'Your ride' });
  // Another ride would have its status in another region.
  const status = () =>
    within(screen.getByRole('region', { name: 'Your ride' })).getByRole('status').textContent;
  const says = (begin: string) => waitFor(() => expect(status()).toMatch(new RegExp(`^${begin}`)));
  const see = async (begin: string) => {
    act(() => look(app.access));
    await says(begin);
  };
  const press = (name: string) => app.user.click(screen.getByRole('button', { name }));
  return { ...app, world, id, region, says, see, press };
}

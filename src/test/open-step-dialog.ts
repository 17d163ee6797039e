import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { TripForm } from '#domain/rides/model/booking/trip.ts';
import { ADA, PRIYA, look, openRideWorld, type RidePerson } from './open-ride-world.ts';
import { renderApp } from './render-app.tsx';

type Before = (driver: RidePerson, id: string) => Promise<unknown>;

interface Given {
  readonly before?: Before;
  readonly trip?: Partial<TripForm>;
  /** The name of the button, by default `button` with the passenger's name. */
  readonly named?: string;
}

/** Opens the page of Priya's ride after Dario's steps in `before`, and then the dialog of this button. */
export async function openStepDialog(
  button: string,
  { before = async () => {}, trip = {}, named = `${button} ride of Priya Passenger` }: Given = {},
) {
  const world = await openRideWorld(ADA);
  const driver = await world.openDriver();
  const passenger = await world.open(PRIYA);
  const id = await passenger.book(trip);
  await before(driver, id);
  const app = renderApp(`/admin/rides/${id}`, { world });
  await app.user.click(await screen.findByRole('button', { name: named }));
  const dialog = within(await screen.findByRole('dialog'));
  return { ...app, world, driver, passenger, id, dialog, look: () => look(app.access) };
}

export async function askAgain(user: UserEvent, button: string) {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: `${button} ride of Priya Passenger` }));
  return within(await screen.findByRole('dialog'));
}

export const taken: Before = (driver, id) => driver.step(id, { did: 'take', minutes: null });

export const onBoard: Before = async (driver, id) => {
  await taken(driver, id);
  await driver.step(id, { did: 'arrive' });
  await driver.step(id, { did: 'start' });
};

export const over: Before = async (driver, id) => {
  await onBoard(driver, id);
  await driver.step(id, { did: 'complete' });
};

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SECOND_MS } from '#domain/shared/durations.ts';
import { noteOf } from '#test/note-of.ts';
import { ADA, PRIYA, look, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

/** The page of Priya's new ride. With `offered`, Dario is asked to take it. */
async function openRide({ offered = true } = {}) {
  const world = await openRideWorld(ADA);
  const driver = await world.openDriver();
  const passenger = await world.open(PRIYA);
  const id = await passenger.book();
  if (offered) await world.person.step(id, { did: 'offer', driver: driver.uid });
  const app = renderApp(`/admin/rides/${id}`, { world });
  await screen.findByRole('heading', { level: 1, name: 'Priya Passenger' });
  return { ...app, world, driver, passenger, id, look: () => look(app.access) };
}

const button = (name: string) => screen.findByRole('button', { name });

describe('the buttons of a ride', () => {
  test('an offer shows its deadline, and can be ended with one press only after the deadline', async () => {
    const { user, world, passenger, id } = await openRide();
    expect(await screen.findByText('The driver may answer until 14:01.')).toBeShown();
    expect(screen.queryByRole('button', { name: /^Ask everybody/ })).toBeNull();
    world.stage.clock.advance(61 * SECOND_MS);
    await user.click(await screen.findByRole('button', { name: /^Ask everybody/ }, { timeout: 3000 }));
    expect(await screen.findByText(/^All drivers see the request of Priya Passenger again/)).toBeShown();
    expect((await passenger.read(id)).log.at(-1)).toMatchObject({ did: 'lapse' });
  });

  test('a step that is possible later is named with the time from which it is possible', async () => {
    const { driver, id } = await openRide({ offered: false });
    await driver.step(id, { did: 'take', minutes: 5 });
    await driver.step(id, { did: 'arrive' });
    expect(await screen.findByText('“No-show” is possible from 14:05.')).toBeShown();
  });

  test('the end of an offer that the driver has answered meanwhile shows the answer', async () => {
    const { user, world, driver, passenger, id } = await openRide();
    world.stage.clock.advance(61 * SECOND_MS);
    const everybody = await screen.findByRole('button', { name: /^Ask everybody/ }, { timeout: 3000 });
    await driver.step(id, { did: 'take', minutes: null });
    await user.click(everybody);
    // The page has the new ride, and still says why the press did nothing.
    await screen.findByRole('alert');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Ask everybody/ })).toBeNull());
    expect(screen.getByRole('alert').textContent).toMatch(/^This ride has changed\./);
    expect((await passenger.read(id)).state).toBe('on_the_way');
  });

  test('a search that has just begun cannot be extended, and its button says from when it can', async () => {
    const { user, passenger, id } = await openRide({ offered: false });
    const keep = await button('Keep looking for Priya Passenger');
    expect(keep.getAttribute('aria-disabled')).toBe('true');
    expect(noteOf(keep)).toMatch(/^The search can be extended from 14:01\./);
    await user.click(keep);
    expect((await passenger.read(id)).rev).toBe(0);
  });

  test('a request past its search can only be ended or cancelled', async () => {
    const { world } = await openRide({ offered: false });
    world.stage.clock.advance(1801 * SECOND_MS);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Offer/ })).toBeNull(), {
      timeout: 3000,
    });
    expect(screen.getByText('The search ended at 14:30 and cannot be extended.')).toBeShown();
    expect(screen.getByRole('button', { name: 'End search for Priya Passenger' })).toBeShown();
    expect(screen.getByRole('button', { name: 'Cancel ride of Priya Passenger' })).toBeShown();
  });

  test('a search can be extended until it is over, and only then be ended', async () => {
    const { user, world, passenger, id, look } = await openRide({ offered: false });
    expect(screen.queryByRole('button', { name: /^End search/ })).toBeNull();
    expect(screen.getByText('The search can be ended from 14:30.')).toBeShown();
    const keep = await button('Keep looking for Priya Passenger');
    world.stage.clock.advance(600 * SECOND_MS);
    await waitFor(() => expect(keep.getAttribute('aria-disabled')).toBeNull(), { timeout: 3000 });
    await user.click(keep);
    expect(await screen.findByText('The search can be ended from 14:40.')).toBeShown();
    world.stage.clock.advance(1800 * SECOND_MS);
    look();
    await user.click(await button('End search for Priya Passenger'));
    await waitFor(async () => expect((await passenger.read(id)).state).toBe('expired'));
    expect(await screen.findByText('The request of Priya Passenger is closed.')).toBeShown();
  });

  test('a later ride does not mention its search until its pick-up, and then names the day unless it is today', async () => {
    const world = await openRideWorld(ADA);
    const passenger = await world.open(PRIYA);
    const id = await passenger.book({
      pickUp: { kind: 'later', date: '2025-06-01', time: '23:50', turn: null },
    });
    renderApp(`/admin/rides/${id}`, { world });
    expect(await button('Offer ride of Priya Passenger')).toBeShown();
    expect(screen.queryByText(/The search/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^(Keep looking|End search)/ })).toBeNull();
    world.stage.clock.advance(9 * 3600 * SECOND_MS + 50 * 60 * SECOND_MS);
    const end = 'The search can be ended from 2 Jun 2025, 00:20.';
    expect(await screen.findByText(end, {}, { timeout: 3000 })).toBeShown();
    expect(screen.getByText('The search can be extended from 23:51.')).toBeShown();
  });

  test('a step without an answer is reported, keeps the focus, and is no longer reported after the ride’s next step', async () => {
    const { user, world, driver, id, look } = await openRide({ offered: false });
    const keep = await button('Keep looking for Priya Passenger');
    world.stage.clock.advance(600 * SECOND_MS);
    await waitFor(() => expect(keep.getAttribute('aria-disabled')).toBeNull(), { timeout: 3000 });
    world.network.goOffline();
    await user.click(keep);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Network error/);
    expect(document.activeElement).toBe(keep);
    world.network.goOnline();
    await driver.step(id, { did: 'take', minutes: null });
    look();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

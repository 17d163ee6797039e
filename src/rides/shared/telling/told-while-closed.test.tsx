import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createMemoryAlarm } from '#adapters/memory/memory-alarm.builder.ts';
import { PASSWORD } from '#adapters/memory/memory-stage.builder.ts';
import { readStoredProfile } from '#domain/accounts/model/stored-profile.ts';
import { isStillTold, readPhones } from '#domain/rides/model/devices/push-device.ts';
import { openDriverOnDuty } from '#test/open-driver-page.ts';
import { renderApp } from '#test/render-app.tsx';
import { openRideWorld } from '#test/open-ride-world.ts';

const PHONE = 'a'.repeat(20);
const DARIO = { uid: 'u-dario', name: 'Dario Driver', role: 'driver' };
/** An hour before the world's clock begins. */
const BEGUN = new Date('2025-06-01T11:00:00.000Z');
const SHIFT = {
  name: 'Dario Driver',
  phone: '+1 555 0101',
  vehicle: { id: 'car-1', label: 'Blue van', plate: 'CB 1', colour: null, seats: 6 },
  duty: 'on',
  turn: 0,
  inARow: 0,
  ride: null,
  dutySince: BEGUN,
  shiftSince: BEGUN,
  seenAt: BEGUN,
};

/** Dario on duty, in a browser that can tell him while the page is closed. */
async function openDriver() {
  const alarm = createMemoryAlarm(PHONE);
  const world = await openRideWorld(DARIO, { 'drivers/u-dario': SHIFT });
  world.tellBy(alarm);
  const app = renderApp('/driver/dashboard', { world });
  const phones = () => [...readPhones(world.stage.world.documents.read('devices/u-dario')).keys()];
  return { ...app, alarm, world, phones };
}

const begin = () => screen.findByRole('button', { name: 'Tell me while closed' });
const end = () => screen.findByRole('button', { name: 'Stop telling me' });

test('a driver is told what the phone will show, turns it on by one press, and off by another', async () => {
  const { user, phones } = await openDriver();
  expect((await begin()).parentElement?.textContent).toContain('without names, places or numbers');
  await user.click(await begin());
  await end();
  expect(phones()).toEqual([PHONE]);
  await user.click(await end());
  await begin();
  expect(phones()).toEqual([]);
});

test('who refuses is told where to allow it, and is not asked again', async () => {
  const { user, alarm, phones } = await openDriver();
  const button = await begin();
  alarm.answer('refused');
  await user.click(button);
  await screen.findByText(/does not allow notifications for this page/);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Tell me while closed' })).toBeNull());
  expect(phones()).toEqual([]);
});

test('off duty a driver can only end it, and is offered nothing while it is off', async () => {
  const { user, phones, world } = await openDriver();
  await user.click(await begin());
  await end();
  await user.click(screen.getByRole('button', { name: 'Go off duty' }));
  await screen.findByRole('button', { name: 'Go on duty' });
  await user.click(await end());
  expect(document.activeElement).toBe(await begin());
  expect(phones()).toEqual([]);
  cleanup();
  renderApp('/driver/dashboard', { world });
  await screen.findByRole('button', { name: 'Go on duty' });
  expect(screen.queryByRole('button', { name: 'Tell me while closed' })).toBeNull();
});

test('a push service that does not answer is told, and the button stays', async () => {
  const { user, alarm } = await openDriver();
  await begin();
  alarm.answer('failed');
  await user.click(await begin());
  await screen.findByText(/could not be turned on/);
  alarm.answer(null);
  await user.click(await begin());
  expect(await end()).toBeShown();
});

test('a subscription that the browser has dropped is off, and offered again', async () => {
  const { user, alarm, world } = await openDriver();
  await user.click(await begin());
  await end();
  alarm.lose();
  renderApp('/driver/dashboard', { world });
  expect(await begin()).toBeShown();
});

test('who signs out is forgotten by the sender, too', async () => {
  const { user, alarm, phones } = await openDriver();
  await user.click(await begin());
  await end();
  expect(phones()).toEqual([PHONE]);
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(phones()).toEqual([]));
  await waitFor(() => expect(alarm.isOn()).toBe(false));
});

test('with the session the alarm ends, too, without a network', async () => {
  const { user, alarm, access, world } = await openDriver();
  await user.click(await begin());
  await end();
  expect(alarm.isOn()).toBe(true);
  world.network.goOffline();
  await access.loaded()?.accounts.session.signOut();
  await waitFor(() => expect(alarm.isOn()).toBe(false));
});

test('after sign-out everywhere else this phone makes itself known again, which counts from then on', async () => {
  const { user, world, goTo } = await openDriver();
  const phone = () => readPhones(world.stage.world.documents.read('devices/u-dario')).get(PHONE);
  const stillTold = () => {
    const [kept, owner] = [
      phone(),
      readStoredProfile(world.stage.world.documents.read('users/u-dario') ?? {}),
    ];
    return owner.signedInSince !== undefined && kept !== undefined && isStillTold(kept, owner);
  };
  await user.click(await begin());
  await end();
  world.stage.clock.advance(60_000);
  goTo('/profile');
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
  await user.keyboard(`${PASSWORD}{Enter}`);
  await screen.findByText('Signed out everywhere else');
  await waitFor(() => expect(stillTold()).toBe(true));
});

test('where nobody tells anybody, there is no button', async () => {
  await openDriverOnDuty();
  expect(screen.queryByRole('button', { name: 'Tell me while closed' })).toBeNull();
});

import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createMemoryPushSubscriber } from '#adapters/memory/memory-push-subscriber.builder.ts';
import { PASSWORD } from '#adapters/memory/memory-stage.builder.ts';
import { readStoredProfile } from '#domain/accounts/model/stored-profile.ts';
import { isStillNotified, readPushDevices } from '#domain/rides/model/devices/push-device.ts';
import { openDriverOnDuty } from '#test/open-driver-page.ts';
import { renderApp } from '#test/render-app.tsx';
import { openRideWorld } from '#test/open-ride-world.ts';

const DEVICE = 'a'.repeat(20);
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

/** Dario on duty, in a browser that can be subscribed to notices. */
async function openDriver() {
  const subscriber = createMemoryPushSubscriber(DEVICE);
  const world = await openRideWorld(DARIO, { 'drivers/u-dario': SHIFT });
  world.subscribeBy(subscriber);
  const app = renderApp('/driver/dashboard', { world });
  const devices = () => [...readPushDevices(world.stage.world.documents.read('devices/u-dario')).keys()];
  return { ...app, subscriber, world, devices };
}

const turnOn = () => screen.findByRole('button', { name: 'Turn on notifications' });
const turnOff = () => screen.findByRole('button', { name: 'Turn off notifications' });

test('a driver reads what the phone will show, and turns notifications on by one press and off by the next', async () => {
  const { user, devices } = await openDriver();
  expect((await turnOn()).parentElement?.textContent).toContain('no names, places or numbers');
  await user.click(await turnOn());
  await turnOff();
  expect(devices()).toEqual([DEVICE]);
  await user.click(await turnOff());
  await turnOn();
  expect(devices()).toEqual([]);
});

test('a driver who refuses notifications reads where to allow them, and is not asked again', async () => {
  const { user, subscriber, devices } = await openDriver();
  const button = await turnOn();
  subscriber.answer('refused');
  await user.click(button);
  await screen.findByText(/does not allow notifications for this page/);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Turn on notifications' })).toBeNull());
  expect(devices()).toEqual([]);
});

test('off duty a driver can only turn notifications off, and is offered nothing while they are off', async () => {
  const { user, devices, world } = await openDriver();
  await user.click(await turnOn());
  await turnOff();
  await user.click(screen.getByRole('button', { name: 'Go off duty' }));
  await screen.findByRole('button', { name: 'Go on duty' });
  await user.click(await turnOff());
  expect(document.activeElement).toBe(await turnOn());
  expect(devices()).toEqual([]);
  cleanup();
  renderApp('/driver/dashboard', { world });
  await screen.findByRole('button', { name: 'Go on duty' });
  expect(screen.queryByRole('button', { name: 'Turn on notifications' })).toBeNull();
});

test('the page says that a push service did not answer, and the button stays', async () => {
  const { user, subscriber } = await openDriver();
  await turnOn();
  subscriber.answer('failed');
  await user.click(await turnOn());
  await screen.findByText(/could not be turned on/);
  subscriber.answer(null);
  await user.click(await turnOn());
  expect(await turnOff()).toBeShown();
});

test('a subscription that the browser has dropped is off, and offered again', async () => {
  const { user, subscriber, world } = await openDriver();
  await user.click(await turnOn());
  await turnOff();
  subscriber.lose();
  renderApp('/driver/dashboard', { world });
  expect(await turnOn()).toBeShown();
});

test('the push device of a driver who signs out is removed', async () => {
  const { user, subscriber, devices } = await openDriver();
  await user.click(await turnOn());
  await turnOff();
  expect(devices()).toEqual([DEVICE]);
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(devices()).toEqual([]));
  await waitFor(() => expect(subscriber.isOn()).toBe(false));
});

test('the subscription ends with the session, without a network too', async () => {
  const { user, subscriber, access, world } = await openDriver();
  await user.click(await turnOn());
  await turnOff();
  expect(subscriber.isOn()).toBe(true);
  world.network.goOffline();
  await access.loaded()?.accounts.session.signOut();
  await waitFor(() => expect(subscriber.isOn()).toBe(false));
});

test('after a sign-out everywhere else this push device is stored again, and gets notices from then on', async () => {
  const { user, world, goTo } = await openDriver();
  const device = () => readPushDevices(world.stage.world.documents.read('devices/u-dario')).get(DEVICE);
  const isNotified = () => {
    const [stored, owner] = [
      device(),
      readStoredProfile(world.stage.world.documents.read('users/u-dario') ?? {}),
    ];
    return owner.signedInSince !== undefined && stored !== undefined && isStillNotified(stored, owner);
  };
  await user.click(await turnOn());
  await turnOff();
  world.stage.clock.advance(60_000);
  goTo('/profile');
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
  await user.keyboard(`${PASSWORD}{Enter}`);
  await screen.findByText('Signed out everywhere else');
  await waitFor(() => expect(isNotified()).toBe(true));
});

test('without a sender there is no button', async () => {
  await openDriverOnDuty();
  expect(screen.queryByRole('button', { name: 'Turn on notifications' })).toBeNull();
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { givesBack } from '#domain/rides/model/steps/gives-back.builder.ts';
import { laterForm } from '#test/later-form.ts';
import { openPassengerRide } from '#test/open-passenger-ride.ts';
import { look, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';
import { aVibratingDevice } from '#test/vibrating-device.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/shared/durations.ts';

const SEARCHING =
  'Looking for a driver. Dario Driver cannot come after all. We are looking for another driver; there is nothing you need to do.';

/** A passenger's page while the driver Dario is on the way, and a dispatcher. */
async function openTaken() {
  const vibrate = aVibratingDevice();
  const page = await openPassengerRide();
  const { world, id, see, user } = page;
  const driver = await world.openDriver();
  const dispatcher = await world.open({ role: 'admin' });
  await driver.step(id, { did: 'take', minutes: null });
  await see('Your driver is on the way');
  await user.keyboard('{Shift}');
  vibrate.mockClear();
  const status = () =>
    within(screen.getByRole('region', { name: 'Your ride' })).getByRole('status').textContent;
  const steps = () =>
    within(screen.getByRole('region', { name: 'Your ride' }))
      .getAllByRole('listitem')
      .map((item) => item.querySelector('strong')?.textContent)
      .filter((step) => step !== undefined);
  return { ...page, driver, dispatcher, vibrate, status, steps };
}

describe('a driver who does not come after all', () => {
  test('a driver who gives the ride back is named, with a sound, and the passenger reads that the search goes on', async () => {
    const { driver, id, see, status, steps, vibrate } = await openTaken();
    await driver.step(id, givesBack({ why: 'breakdown' }));
    await see('Looking for a driver');
    expect(status()).toBe(SEARCHING);
    expect(vibrate).toHaveBeenCalledOnce();
    expect(steps()).toEqual(['Ride requested', 'Driver set off', 'Your driver cannot come after all']);
  });

  test('a driver whom dispatch recalls is named, also while another driver is asked', async () => {
    const { world, dispatcher, id, see, status } = await openTaken();
    await dispatcher.step(id, { did: 'recall' });
    await see('Looking for a driver');
    expect(status()).toBe(SEARCHING);
    const other = await world.openDriver({ name: 'Dilek Driver' });
    await dispatcher.step(id, { did: 'offer', driver: other.uid });
    await see('A driver has been asked');
    expect(status()).toBe(
      'A driver has been asked and will answer soon. Dario Driver cannot come after all.',
    );
    await other.step(id, { did: 'decline', why: 'busy' });
    await see('Looking for a driver');
    expect(status()).toBe(SEARCHING);
  });

  test('the page names both drivers, with a sound, if dispatch sends another driver at once', async () => {
    const { world, dispatcher, id, see, status, steps, vibrate } = await openTaken();
    const other = await world.openDriver({ name: 'Dilek Driver' });
    await dispatcher.step(id, { did: 'assign', driver: other.uid });
    await see('Driver confirmed');
    expect(status()).toBe('Driver confirmed: Dilek Driver will come. Dario Driver cannot come after all.');
    expect(vibrate).toHaveBeenCalledOnce();
    expect(steps().at(-1)).toBe('Another driver comes instead');
    const third = await world.openDriver({ name: 'Zora Driver' });
    await dispatcher.step(id, { did: 'assign', driver: third.uid });
    await see('Driver confirmed: Zora');
    expect(status()).toBe('Driver confirmed: Zora Driver will come. Dilek Driver cannot come after all.');
    expect(vibrate).toHaveBeenCalledTimes(2);
    await third.step(id, { did: 'depart', minutes: null });
    await third.step(id, { did: 'arrive' });
    await see('Your driver is here');
    expect(status()).not.toContain('cannot come');
  });

  test('after a reload the page reports the loss without the name', async () => {
    const { world, driver, id, see, unmount } = await openTaken();
    await driver.step(id, givesBack({ why: 'breakdown' }));
    await see('Looking for a driver');
    unmount();
    renderApp('/passenger/dashboard', { world });
    expect(await screen.findByText(/^Your driver cannot come after all\. We are looking/)).toBeShown();
  });

  test('a driver who was only asked and declines is never shown as lost', async () => {
    const { world, id, see, says, region } = await openPassengerRide();
    await says('Looking for a driver');
    const driver = await world.openDriver();
    const dispatcher = await world.open({ role: 'admin' });
    await dispatcher.step(id, { did: 'offer', driver: driver.uid });
    await see('A driver has been asked');
    await driver.step(id, { did: 'decline', why: 'busy' });
    await see('Looking for a driver');
    expect(within(region).getByRole('status').textContent).toBe('Looking for a driver.');
    expect(region.textContent).not.toContain('Dario');
  });

  test('a lost driver of a later ride is named in its row', async () => {
    const vibrate = aVibratingDevice();
    const world = await openRideWorld({ role: 'passenger', name: 'Robin Rider' });
    const id = await world.person.book({ pickUp: laterForm(world.stage.clock.now(), 24) });
    const driver = await world.openDriver();
    await driver.step(id, { did: 'reserve' });
    const { access, user } = renderApp('/passenger/dashboard', { world });
    const ahead = await screen.findByRole('region', { name: 'Later rides' });
    await within(ahead).findByText('Driver confirmed: Dario Driver will come.');
    await user.keyboard('{Shift}');
    await driver.step(id, givesBack());
    act(() => look(access));
    await waitFor(() => expect(within(ahead).getByRole('status').textContent).toBe(SEARCHING));
    expect(vibrate).toHaveBeenCalledOnce();
  });
});

const DISPATCH = 'Ride cancelled by the dispatcher.';
const OWN = 'Ride cancelled by you.';

/**
 * A passenger's page. Each argument is the hours until a later ride's pick-up. `callOff` cancels a ride as dispatch.
 */
async function openPage(...hours: readonly number[]) {
  const vibrate = aVibratingDevice();
  const world = await openRideWorld({ role: 'passenger', name: 'Robin Rider' });
  const { clock } = world.stage;
  const ids: string[] = [];
  for (const each of hours) {
    ids.push(await world.person.book({ pickUp: laterForm(clock.now(), each) }));
  }
  const dispatcher = await world.open({ role: 'admin' });
  const app = renderApp('/passenger/dashboard', { world });
  await screen.findByRole('region', { name: 'Later rides' });
  await app.user.keyboard('{Shift}');
  const callOff = async (id = '') => {
    clock.advance(MINUTE_MS);
    await dispatcher.step(id, { did: 'cancel', why: 'no_driver' });
  };
  const see = async (check: () => void) => {
    act(() => look(app.access));
    await waitFor(check);
  };
  return { ...app, world, clock, ids, vibrate, callOff, see };
}

const cards = () =>
  screen
    .queryAllByRole('region', { name: /^Your ride/ })
    .map((region) => within(region).getByRole('status').textContent);
const announced = (text: string) => screen.getByText(text, { selector: 'output.sr-only' });

describe('a later ride that dispatch cancels', () => {
  test('its cancellation replaces an older outcome, with a sound, and is announced with its time', async () => {
    const { world, clock, ids, vibrate, callOff, see } = await openPage(24);
    const now = await world.person.book();
    await see(() => expect(cards()).toEqual(['Looking for a driver.']));
    clock.advance(MINUTE_MS);
    await world.person.step(now, { did: 'cancel', why: 'mistake' });
    await see(() => expect(cards()).toEqual([OWN]));
    expect(vibrate).not.toHaveBeenCalled();
    await callOff(ids[0]);
    await see(() => expect(cards()).toEqual([DISPATCH]));
    expect(screen.getByRole('region', { name: 'Your ride' }).textContent).toContain(
      'Pick-up: 2 Jun 2025, 14:00.',
    );
    expect(announced(`Your ride of 2 Jun 2025, 14:00: ${DISPATCH}`)).toBeDefined();
    expect(vibrate).toHaveBeenCalledOnce();
    expect(document.title).toContain('Ride cancelled');
  });

  test('its cancellation is shown beside the ride under way, with a sound', async () => {
    const { world, ids, vibrate, callOff, see } = await openPage(24);
    await world.person.book();
    await see(() => expect(cards()).toEqual(['Looking for a driver.']));
    await callOff(ids[0]);
    await see(() => expect(cards()).toEqual(['Looking for a driver.', DISPATCH]));
    expect(screen.getByRole('region', { name: 'Your ride of 2 Jun 2025, 14:00' })).toBeShown();
    expect(vibrate).toHaveBeenCalledOnce();
  });

  test('two cancellations between two answers are both shown, with one sound', async () => {
    const { ids, vibrate, callOff, see } = await openPage(24, 48);
    await callOff(ids[0]);
    await callOff(ids[1]);
    await see(() => expect(cards()).toEqual([DISPATCH, DISPATCH]));
    expect(
      announced(`Your ride of 3 Jun 2025, 14:00: ${DISPATCH} Your ride of 2 Jun 2025, 14:00: ${DISPATCH}`),
    ).toBeDefined();
    expect(vibrate).toHaveBeenCalledOnce();
  });

  test('after a reload its cancellation is shown for half an hour, without a sound', async () => {
    const { world, ids, clock, vibrate, callOff, see, unmount } = await openPage(24);
    await callOff(ids[0]);
    await see(() => expect(cards()).toEqual([DISPATCH]));
    unmount();
    vibrate.mockClear();
    const { access } = renderApp('/passenger/dashboard', { world });
    await waitFor(() => expect(cards()).toEqual([DISPATCH]));
    expect(vibrate).not.toHaveBeenCalled();
    clock.advance(0.5 * HOUR_MS);
    act(() => look(access));
    await waitFor(() => expect(cards()).toEqual([]));
  });

  test('a ride that the passenger cancels elsewhere is announced without a sound', async () => {
    const { world, ids, vibrate, see } = await openPage(24);
    await world.person.step(ids[0] ?? '', { did: 'cancel', why: 'not_needed' });
    await see(() => expect(cards()).toEqual([OWN]));
    expect(announced(`Your ride of 2 Jun 2025, 14:00: ${OWN}`)).toBeDefined();
    expect(vibrate).not.toHaveBeenCalled();
  });
});

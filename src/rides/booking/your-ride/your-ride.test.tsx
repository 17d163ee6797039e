import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { openPassengerRide } from '#test/open-passenger-ride.ts';
import { look } from '#test/open-ride-world.ts';
import { aVibratingDevice } from '#test/vibrating-device.ts';
import { contact } from '#core/product/firm-contact.ts';

describe('a ride under way', () => {
  test('a change by dispatch is shown at once', async () => {
    const { world, id, region, access } = await openPassengerRide();
    await (await world.open({ role: 'admin' })).edit(id, { to: { text: '9 Pier Street, Harbour' } });
    act(() => look(access));
    expect(await within(region).findByText('9 Pier Street, Harbour')).toBeDefined();
  });

  test('the firm can be called from the page while the ride is open', async () => {
    const { region, says } = await openPassengerRide();
    await says('Looking for a driver');
    const call = within(region).getByRole('link', { name: contact.phone });
    expect(call.getAttribute('href')).toBe(contact.phoneHref);
  });

  test('the page’s title says the ride’s state, and the driver can be called until the end of the ride', async () => {
    const { world, id, see, region } = await openPassengerRide();
    const driver = await world.openDriver();
    await driver.step(id, { did: 'take', minutes: 10 });
    await see('Your driver is on the way');
    await waitFor(() => expect(document.title).toContain('Your driver is on the way'));
    const call = within(region).getByRole('link', { name: 'Call Dario Driver' });
    expect(call.getAttribute('href')).toBe('tel:+15550101');
    await driver.step(id, { did: 'arrive' });
    await driver.step(id, { did: 'start' });
    await driver.step(id, { did: 'complete' });
    await see('Ride completed');
    expect(screen.queryByRole('link', { name: 'Call Dario Driver' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Book a ride' })).toBeDefined();
  });

  test('a passenger who does not come reads that the driver may leave, and then that the driver has left', async () => {
    const { world, id, see, stage } = await openPassengerRide();
    const driver = await world.openDriver();
    await driver.step(id, { did: 'take', minutes: null });
    await driver.step(id, { did: 'arrive' });
    await see('Your driver is here and waits until 14:05');
    stage.clock.advance(6 * MINUTE_MS);
    await screen.findByText(/^Your driver is here and may leave at any moment/, {}, { timeout: 3000 });
    await driver.step(id, { did: 'no_show' });
    await see('No-show');
    expect(screen.getByRole('button', { name: 'Request ride' })).toBeDefined();
  });

  test('after a press, the page rings at a step of others, and not at the passenger’s own', async () => {
    const vibrate = aVibratingDevice();
    const { world, id, see, user } = await openPassengerRide();
    const driver = await world.openDriver();
    await driver.step(id, { did: 'take', minutes: null });
    await see('Your driver is on the way');
    expect(vibrate).not.toHaveBeenCalled();
    await user.keyboard('{Shift}');
    await driver.step(id, { did: 'arrive' });
    await see('Your driver is here');
    expect(vibrate).toHaveBeenCalledOnce();
    await world.person.step(id, { did: 'cancel', why: 'unsafe' });
    await see('Ride cancelled by you');
    expect(vibrate).toHaveBeenCalledOnce();
  });

  test('a later estimate of the driver is shown, the page rings, and the timeline has the new time', async () => {
    const vibrate = aVibratingDevice();
    const { world, id, see, user, region } = await openPassengerRide();
    const driver = await world.openDriver();
    await driver.step(id, { did: 'take', minutes: 10 });
    await see('Your driver is on the way and expects to be here at about 14:10');
    expect(within(region).getByText('in 10 min')).toBeShown();
    await user.keyboard('{Shift}');
    await driver.step(id, { did: 'estimate', minutes: 5 });
    await see('Your driver is on the way and expects to be here at about 14:15');
    expect(within(region).getByText('in 15 min')).toBeShown();
    expect(within(region).getByText('New arrival time')).toBeShown();
    expect(vibrate).toHaveBeenCalledOnce();
  });

  test('without a connection the page says since when in the service’s zone, and that it may be out of date', async () => {
    const { network, access, says, world } = await openPassengerRide({}, 'Asia/Kathmandu');
    await says('Looking for a driver');
    const now = world.stage.clock.now();
    const at = now.toLocaleTimeString('en-GB', { timeStyle: 'short', timeZone: 'Asia/Kathmandu' });
    network.goOffline();
    act(() => look(access));
    expect(
      await screen.findByText(`No connection since ${at}. What you see may be out of date.`),
    ).toBeDefined();
    network.goOnline();
    act(() => look(access));
    await waitFor(() => expect(screen.queryByText(/^No connection since/)).toBeNull());
  });
});

describe('the search for a driver', () => {
  test('the passenger can extend the search', async () => {
    const { world, id, stage, press, says } = await openPassengerRide();
    await says('Looking for a driver');
    const before = stage.clock.now();
    expect(screen.queryByRole('button', { name: /^Keep looking/ })).toBeNull();
    stage.clock.advance(20 * MINUTE_MS);
    await screen.findByRole('button', { name: 'Keep looking for 30 min' }, { timeout: 3000 });
    await press('Keep looking for 30 min');
    await waitFor(async () =>
      expect((await world.person.read(id)).searchFrom.getTime()).toBe(before.getTime() + 20 * MINUTE_MS),
    );
    const end = await screen.findByText('The search goes on until 14:50.');
    expect(end.getAttribute('aria-live')).toBe('polite');
    expect(screen.queryByRole('button', { name: /^Keep looking/ })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Your ride');
  });

  test('a failed extension says why, until the ride changes', async () => {
    const { world, id, stage, network, access, press, says } = await openPassengerRide();
    await says('Looking for a driver');
    stage.clock.advance(20 * MINUTE_MS);
    const keep = await screen.findByRole('button', { name: /^Keep looking/ }, { timeout: 3000 });
    network.goOffline();
    await press('Keep looking for 30 min');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Network error/);
    expect(keep.isConnected).toBe(true);
    network.goOnline();
    await world.person.step(id, { did: 'extend' });
    act(() => look(access));
    await screen.findByText('The search goes on until 14:50.');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement?.textContent, 'the box had the focus').toBe('Your ride');
  });

  test('an extension by others moves the focus from the button to the heading', async () => {
    const { world, id, stage, access, says } = await openPassengerRide();
    await says('Looking for a driver');
    stage.clock.advance(20 * MINUTE_MS);
    const keep = await screen.findByRole('button', { name: /^Keep looking/ }, { timeout: 3000 });
    keep.focus();
    const olga = await world.open({ role: 'admin' });
    await olga.step(id, { did: 'extend' });
    act(() => look(access));
    await screen.findByText('The search goes on until 14:50.');
    expect(keep.isConnected).toBe(false);
    expect(document.activeElement?.textContent).toBe('Your ride');
  });

  test('the end of a search without a driver is stored, and the passenger can request the same trip again', async () => {
    const { world, id, stage, see, press } = await openPassengerRide();
    stage.clock.advance(31 * MINUTE_MS);
    await see('Looking for a driver|^No driver found');
    await waitFor(async () => expect((await world.person.read(id)).state).toBe('expired'));
    await see('No driver found');
    const trip = '5 Mill Road, Northside to City Hospital';
    await screen.findByRole('button', { name: trip });
    await press(trip);
    expect(document.activeElement?.textContent).toBe('Book a ride');
    expect(screen.getByText('Filled in: 5 Mill Road, Northside to City Hospital.')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'From' }).value).toBe(
      '5 Mill Road, Northside',
    );
    await press('Request ride');
    await see('Looking for a driver');
  });

  test('the page rings when the search ends without a driver, although the page itself wrote the end', async () => {
    const vibrate = aVibratingDevice();
    const { stage, see, user } = await openPassengerRide();
    await user.keyboard('{Shift}');
    stage.clock.advance(31 * MINUTE_MS);
    await see('Looking for a driver|^No driver found');
    await see('No driver found');
    expect(vibrate).toHaveBeenCalledOnce();
  });
});

describe('cancelling a ride', () => {
  test('before a driver is on the way, a cancellation ends the search, and the focus stays at the ride', async () => {
    const { world, id, press, says, user } = await openPassengerRide();
    await press('Cancel ride');
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this ride?' });
    expect(within(dialog).getByText(/Nobody is on the way yet/)).toBeDefined();
    await user.click(within(dialog).getByRole('radio', { name: 'I booked it by mistake' }));
    await user.click(within(dialog).getByRole('button', { name: 'Cancel ride' }));
    await says('Ride cancelled by you');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Your ride'));
    const { log } = await world.person.read(id);
    expect(log.at(-1)).toMatchObject({ did: 'cancel', why: 'mistake', note: null });
  });

  test('while the driver is on the way, the dialog offers the driver’s number first', async () => {
    const { world, id, see, press } = await openPassengerRide();
    const driver = await world.openDriver();
    await driver.step(id, { did: 'take', minutes: null });
    await see('Your driver is on the way');
    await press('Cancel ride');
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this ride?' });
    expect(within(dialog).getByText(/Dario Driver is already on the way to you/)).toBeDefined();
    expect(within(dialog).getByRole('link', { name: 'Call Dario Driver' })).toBeDefined();
  });

  test('a ride that has changed meanwhile is not cancelled, and the dialog says so and keeps the note', async () => {
    const { world, id, press, user } = await openPassengerRide();
    await press('Cancel ride');
    const dialog = await screen.findByRole('dialog');
    const driver = await world.openDriver();
    await driver.step(id, { did: 'take', minutes: null });
    await user.click(within(dialog).getByRole('radio', { name: 'Another reason' }));
    await user.type(within(dialog).getByRole('textbox'), 'Rain');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel ride' }));
    const alert = await within(dialog).findByRole('alert');
    expect(alert.textContent).toContain('This ride has changed.');
    expect(within(dialog).getByRole<HTMLInputElement>('textbox').value).toBe('Rain');
    expect((await world.person.read(id)).state).toBe('on_the_way');
  });
});

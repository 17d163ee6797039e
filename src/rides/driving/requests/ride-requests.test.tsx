import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { givesBack } from '#domain/rides/model/steps/gives-back.builder.ts';
import { openDriverOnDuty, openDriverPage, takeFrom, takes } from '#test/open-driver-page.ts';
import { aVibratingDevice } from '#test/vibrating-device.ts';

const AREAS = { from: 'Harbour', to: 'Airport' };
const FROM_HARBOUR = { 'rides/ride-2': aStoredRide('requested', { area: AREAS }) };

const BUS = { label: 'Bus', plate: 'CB 9', colour: null, seats: 16, needs: [], active: true };

const requests = () => screen.findByRole('region', { name: 'Ride requests' });

async function openRequest() {
  const page = await openDriverOnDuty();
  const id = await page.passenger.book();
  page.lookNow();
  await takeFrom('Northside');
  const alert = async () => (await screen.findByRole('alert')).textContent;
  /** Another driver takes the ride before this page's press. */
  const loseRide = async () => {
    const other = await page.world.openDriver({ name: 'Dilek Driver' });
    await other.step(id, { did: 'take', minutes: null });
    await page.press('Take ride from Northside, there in 10 min');
    await screen.findByRole('alert');
  };
  return { ...page, id, alert, loseRide };
}

describe('the ride requests', () => {
  test('requests are shown on duty only', async () => {
    const { press, user } = await openDriverPage();
    await user.type(await screen.findByRole('textbox', { name: 'Phone' }), '+1 555 0101');
    expect(screen.queryByRole('region', { name: 'Ride requests' })).toBeNull();
    await press('Go on duty');
    expect(await requests()).toBeShown();
    await press('Take a break');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Ride requests' })).toBeNull());
  });

  test('a request shows time, districts, people and needs, but neither passenger nor exact places', async () => {
    const { passenger, lookNow, world } = await openDriverOnDuty();
    world.put({ 'vehicles/bus': BUS });
    await passenger.book({ people: '7', needs: ['wheelchair'], note: 'Ring twice.' });
    lookNow();
    await takeFrom('Northside');
    const text = (await requests()).textContent;
    for (const part of ['Now, since', 'Northside', 'City Hospital', '7 people', 'Wheelchair']) {
      expect(text).toContain(part);
    }
    expect(text).toContain('Your car has 6 seats for passengers.');
    for (const secret of ['Robin', 'Mill Road', 'Ring twice', '555']) expect(text).not.toContain(secret);
  });

  test('the question how soon the driver is there is shown once, above all requests', async () => {
    const { passenger, lookNow } = await openDriverOnDuty(FROM_HARBOUR);
    await passenger.book();
    lookNow();
    await takeFrom('Northside');
    await takeFrom('Harbour');
    const question = { name: /how soon are you there/ };
    expect(within(await requests()).getAllByRole('heading', question)).toHaveLength(1);
  });

  test('a request without a district can be taken', async () => {
    await openDriverOnDuty({ 'rides/ride-2': aStoredRide('requested', { area: { from: '', to: '' } }) });
    expect(await takeFrom('an unknown district')).toBeShown();
  });

  test('an estimate takes the ride with one press, and is shown to the passenger', async () => {
    const { press, passenger, id, world } = await openRequest();
    await press('Take ride from Northside, there in 15 min');
    await screen.findByRole('region', { name: 'Your ride' });
    const { etaAt } = await passenger.read(id);
    expect(etaAt?.getTime()).toBe(world.stage.clock.now().getTime() + 15 * 60_000);
  });

  test('the taken ride gets the focus, and no other can be taken meanwhile', async () => {
    const { press } = await openRequest();
    await press('Take ride from Northside, there in 10 min');
    await screen.findByRole('region', { name: 'Your ride' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Your ride'));
    expect(screen.queryByRole('region', { name: 'Ride requests' })).toBeNull();
  });

  test('a double press takes a ride once', async () => {
    const { user, passenger, id } = await openRequest();
    await user.dblClick(await takeFrom('Northside'));
    await screen.findByRole('button', { name: 'I have arrived' });
    expect((await passenger.read(id)).rev).toBe(1);
  });

  test('an ended request disappears by itself', async () => {
    const { world } = await openRequest();
    world.stage.clock.advance(1800 * 1000);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Take ride/ })).toBeNull());
    expect(screen.getByText('No ride requests now')).toBeShown();
  });

  test('a request that the driver has declined is not listed, and a request that another driver has declined is', async () => {
    await openDriverOnDuty({
      'rides/ride-1': aStoredRide('requested', { declined: ['u-dario'] }),
      'rides/ride-2': aStoredRide('requested', { declined: ['u-dilek'], area: AREAS }),
    });
    await takeFrom('Harbour');
    expect(takes()).toEqual(['Take ride from Harbour']);
  });
});

describe('a request that cannot be taken', () => {
  test('the page says that another driver was faster', async () => {
    const { loseRide, alert } = await openRequest();
    await loseRide();
    expect(await alert()).toContain('Another driver was faster.');
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(await screen.findByText('No longer available')).toBeShown();
  });

  test('the note that another driver was faster stays until it is dismissed, and the focus is preserved', async () => {
    const { press, loseRide } = await openRequest();
    await loseRide();
    await press('OK');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  test('the note that another driver was faster is gone after a break', async () => {
    const { press, loseRide } = await openRequest();
    await loseRide();
    await press('Take a break');
    await screen.findByRole('button', { name: 'Go on duty' });
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Go on duty');
    await requests();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a driver who went off duty in another window reads that they have to go on duty first', async () => {
    const { press, world, alert } = await openRequest();
    valueOf(await world.person.rides.driverShift.stop('off'));
    await press('Take ride from Northside, there in 10 min');
    expect(await alert()).toContain('Go on duty first.');
    await press('Go on duty');
    await requests();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a driver who took another ride in another window reads that they have to finish it first, with a link', async () => {
    const { press, world, alert } = await openRequest();
    const other = await world.open({ name: 'Pia Passenger', role: 'passenger' });
    await world.person.step(await other.book(), { did: 'take', minutes: null });
    await press('Take ride from Northside, there in 10 min');
    expect(await alert()).toContain('Finish your ride first.');
    await screen.findByRole('button', { name: 'I have arrived' });
    await press('Go to your ride');
    expect(document.activeElement?.textContent).toBe('Your ride');
    expect(await alert()).toContain('Finish your ride first.');
  });

  test('a take that failed without a network is still reported once the server answers, and another press takes the request', async () => {
    const { press, world, alert, lookNow } = await openRequest();
    world.network.goOffline();
    await press('Take ride from Northside, there in 10 min');
    expect(await alert()).toContain('internet connection');
    world.network.goOnline();
    world.put(FROM_HARBOUR);
    lookNow();
    await takeFrom('Harbour');
    expect(await alert()).toMatch(/^Not sent/);
    await press('Take ride from Northside, there in 10 min');
    expect(await screen.findByRole('region', { name: 'Your ride' })).toBeShown();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a new request', () => {
  test('a new request moves nothing that has the focus, and is announced', async () => {
    const { world, lookNow } = await openRequest();
    (await takeFrom('Northside')).focus();
    // A driver gave this ride back, so it has waited longer than the other ride.
    world.put({ 'rides/ride-2': { ...FROM_HARBOUR['rides/ride-2'], pickupAt: new Date('2025-06-01') } });
    lookNow();
    await takeFrom('Harbour');
    expect(takes()).toEqual(['Take ride from Northside', 'Take ride from Harbour']);
    expect(await screen.findByText('New ride request: Harbour to Airport.')).toBeDefined();
    (await screen.findByRole('button', { name: 'Take a break' })).focus();
    await waitFor(() => expect(takes()).toEqual(['Take ride from Harbour', 'Take ride from Northside']));
  });

  test('a ride that another driver took and gave back is announced again, with a ring', async () => {
    const vibrate = aVibratingDevice();
    const { world, passenger, lookNow } = await openDriverOnDuty();
    await screen.findByText('No ride requests now');
    const id = await passenger.book();
    lookNow();
    const announced = await screen.findByText('New ride request: Northside to City Hospital.');
    await waitFor(() => expect(vibrate).toHaveBeenCalledOnce());
    const other = await world.openDriver({ name: 'Dilek Driver' });
    await other.step(id, { did: 'take', minutes: null });
    lookNow();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Take ride/ })).toBeNull());
    expect(announced.isConnected).toBe(false);
    await other.step(id, givesBack({ why: 'breakdown' }));
    lookNow();
    await takeFrom('Northside');
    expect(screen.getByText('New ride request: Northside to City Hospital.')).not.toBe(announced);
    await waitFor(() => expect(vibrate).toHaveBeenCalledTimes(2));
  });

  test('a request that the driver has just declined is neither announced nor rings', async () => {
    const vibrate = aVibratingDevice();
    const { world, passenger, press, user, lookNow } = await openDriverOnDuty();
    await screen.findByText('No ride requests now');
    const id = await passenger.book();
    const dispatcher = await world.open({ role: 'admin' });
    await dispatcher.step(id, { did: 'offer', driver: 'u-dario' });
    lookNow();
    await press('Decline: Northside');
    const dialog = within(await screen.findByRole('dialog'));
    vibrate.mockClear();
    await user.click(dialog.getByRole('button', { name: 'Busy' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('No ride requests now')).toBeShown();
    expect(screen.queryByText(/^New ride request/)).toBeNull();
    expect(vibrate).not.toHaveBeenCalled();
    world.put(FROM_HARBOUR);
    lookNow();
    expect(await screen.findByText('New ride request: Harbour to Airport.')).toBeDefined();
    expect(vibrate).toHaveBeenCalledOnce();
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { noteOf } from '#test/note-of.ts';
import { renderApp } from '#test/render-app.tsx';
import { openRideWorld } from '#test/open-ride-world.ts';
import { openDriverOnDuty, openDriverOnTheWay, openDriverPage } from '#test/open-driver-page.ts';

const CAR = { label: 'Blue van', plate: 'CB 1', colour: null, seats: 6, needs: [], active: true };
const TAXI = { label: 'Taxi 2', plate: '', colour: null, seats: 1, needs: [], active: true };
const TWO_CARS = { 'vehicles/car-2': TAXI };

const shift = () => screen.findByRole('region', { name: 'Your shift' });
const car = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Car' });
const phone = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Phone' });
const duty = async () => within(await shift()).getByRole('status').textContent;
const says = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeShown());

describe('the beginning of a shift', () => {
  test('a driver chooses among the active cars of the fleet, each with its plate and its seats', async () => {
    await openDriverPage({ ...TWO_CARS, 'vehicles/car-3': { ...TAXI, label: 'Old one', active: false } });
    const options = within(await car()).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Choose a car',
      'Blue van · CB 1 · 6 seats',
      'Taxi 2 · 1 seat',
    ]);
    expect((await car()).value).toBe('');
  });

  test('the only car of the fleet needs no choice', async () => {
    await openDriverPage();
    expect((await car()).value).toBe('car-1');
  });

  test('without a car and a number nothing is sent; both fields show the error, and the first has the focus', async () => {
    const { press, world } = await openDriverPage(TWO_CARS);
    await press('Go on duty');
    expect(noteOf(await car())).toBe('Please choose a car.');
    expect(noteOf(await phone())).toBe('Please enter a phone number.');
    expect(document.activeElement).toBe(await car());
    expect(world.requestsOf('write drivers/*')).toBe(0);
  });

  test('an invalid number is refused at its field and stays there', async () => {
    const { press, user } = await openDriverPage();
    await user.type(await phone(), 'call me');
    await press('Go on duty');
    await waitFor(async () =>
      expect(noteOf(await phone())).toContain('“call” cannot be part of a phone number'),
    );
    expect((await phone()).value).toBe('call me');
    expect(document.activeElement).toBe(await phone());
  });

  test('a car that was withdrawn meanwhile is refused at its field, and the number stays', async () => {
    const { press, user, world } = await openDriverPage(TWO_CARS);
    await user.selectOptions(await car(), 'car-2');
    await user.type(await phone(), '+1 555 0101');
    world.put({ 'vehicles/car-2': { ...TAXI, active: false } });
    await press('Go on duty');
    await waitFor(async () => expect(noteOf(await car())).toContain('no longer available'));
    await waitFor(async () => expect(within(await car()).queryByRole('option', { name: /Taxi/ })).toBeNull());
    expect((await phone()).value).toBe('+1 555 0101');
  });

  test('the page says whom to ask if the fleet has no car', async () => {
    await openDriverPage({ 'vehicles/car-1': { ...CAR, active: false } });
    await says(/There is no car to drive/);
    expect(screen.queryByRole('button', { name: 'Go on duty' })).toBeNull();
  });

  test('a driver without a name gets a link to the page where names are entered', async () => {
    const world = await openRideWorld({ uid: 'u-dario', role: 'driver' });
    world.stage.alter('u-dario', { name: undefined });
    renderApp('/driver/dashboard', { world });
    await says(/Your profile has no name/);
    expect(screen.getByRole('link', { name: 'Enter your name' }).getAttribute('href')).toBe('/profile');
    expect(screen.queryByRole('button', { name: 'Go on duty' })).toBeNull();
  });

  test('the page says that rides are not set up', async () => {
    await openDriverPage({ 'settings/rides': { terms: 'none' } });
    expect(await screen.findByText(/Rides cannot be booked yet/)).toBeShown();
  });

  test('a failed load is reported, and repeated', async () => {
    const { world, user } = await openDriverPage({}, '/driver/rides');
    await screen.findByText('No rides yet');
    world.network.goOffline();
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    const alerts = await screen.findAllByRole('alert');
    expect(alerts.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^The rides could not be loaded/),
      expect.stringMatching(/^Your shift could not be loaded/),
    ]);
    world.network.goOnline();
    for (const retry of screen.getAllByRole('button', { name: 'Try again' })) await user.click(retry);
    expect(await car()).toBeShown();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('a car that a colleague has', () => {
  test('is marked as in use in the list and after the choice, and can still be taken with one press', async () => {
    const since = new Date('2025-06-01T12:00:00Z');
    const { press, user } = await openDriverPage({
      ...TWO_CARS,
      'carsInUse/u-dilek': { car: 'car-1', since },
    });
    await screen.findByRole('option', { name: 'Blue van · CB 1 · 6 seats · in use' });
    expect(screen.getByRole('option', { name: 'Taxi 2 · 1 seat' })).toBeDefined();
    await user.selectOptions(await car(), 'car-1');
    await waitFor(async () =>
      expect(noteOf(await car())).toMatch(/^A colleague has had this car since \d\d:\d\d\.$/),
    );
    await user.selectOptions(await car(), 'car-2');
    await waitFor(async () => expect(noteOf(await car())).toBe(''));
    await user.selectOptions(await car(), 'car-1');
    await user.type(await phone(), '+1 555 0101');
    await press('Go on duty');
    expect(await screen.findByRole('button', { name: 'Take a break' })).toBeShown();
  });
});

describe('a shift', () => {
  test('on duty, the car and the number are shown, and the heading has the focus', async () => {
    await openDriverOnDuty();
    expect((await shift()).textContent).toContain('Blue van CB 1');
    expect((await shift()).textContent).toContain('+1 555 0101');
    expect(await duty()).toBe('On duty');
    expect(document.activeElement?.textContent).toBe('Your shift');
  });

  test('after a break the shift continues with the same car and number', async () => {
    const { press } = await openDriverOnDuty();
    await press('Take a break');
    await waitFor(async () => expect(await duty()).toBe('On a break'));
    expect((await car()).value).toBe('car-1');
    expect((await phone()).value).toBe('+1 555 0101');
    await press('Go off duty');
    await waitFor(async () => expect(await duty()).toBe('Off duty'));
    await press('Go on duty');
    await screen.findByRole('button', { name: 'Take a break' });
  });

  test('a failure is shown, and the shift is the stored one', async () => {
    const { press, world } = await openDriverOnDuty();
    world.network.refuseNext('documents', { code: 'unavailable' });
    await press('Take a break');
    expect(await screen.findByRole('alert')).toBeShown();
    expect(await duty()).toBe('On duty');
  });

  test('a car that is withdrawn during the shift stays the driver’s until a break, and then another car must be chosen', async () => {
    const { press, world } = await openDriverOnDuty();
    world.put({
      'vehicles/car-1': { ...CAR, active: false },
      'vehicles/car-2': TAXI,
      'vehicles/car-3': TAXI,
    });
    world.network.refuseNext('documents', { code: 'unavailable' });
    await press('Take a break');
    await says(/Blue van was withdrawn from the fleet. It stays yours/);
    await press('Take a break');
    await says(/Blue van was withdrawn from the fleet. Please choose another car/);
    expect((await car()).value).toBe('');
  });

  test('a shift that ended elsewhere ends here once the page is visible again', async () => {
    const { world } = await openDriverOnDuty();
    valueOf(await world.person.rides.driverShift.stop('off'));
    fireEvent.focus(window);
    await screen.findByRole('button', { name: 'Go on duty' });
    expect(await duty()).toBe('Off duty');
    expect(screen.queryByRole('region', { name: 'Ride requests' })).toBeNull();
  });

  test('a failed look at the shift is not shown, and a look in progress delays no press', async () => {
    const { press, world } = await openDriverOnDuty();
    const reads = world.requestsOf('read drivers/*');
    // The first refused read is the session's read of the profile.
    world.network.refuseNext('reading', { code: 'unavailable' });
    world.network.refuseNext('reading', { code: 'unavailable' });
    fireEvent.focus(window);
    await waitFor(() => expect(world.requestsOf('read drivers/*')).toBe(reads + 1));
    const release = world.network.hold();
    await press('Take a break');
    release();
    await waitFor(async () => expect(await duty()).toBe('On a break'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a driver can neither end the shift nor take a break during a ride, and the page says why', async () => {
    const { press, button, world } = await openDriverOnTheWay();
    const saved = world.requestsOf('write drivers/*');
    for (const name of ['Go off duty', 'Take a break']) {
      const stop = await button(name);
      expect(stop.getAttribute('aria-disabled')).toBe('true');
      expect(noteOf(stop)).toBe('Possible once your ride is over.');
    }
    await press('Go off duty');
    expect(world.requestsOf('write drivers/*')).toBe(saved);
    await press('I have arrived');
    await press('Passenger on board');
    await press('Ride completed');
    const end = await button('Go off duty');
    await waitFor(() => expect(end.getAttribute('aria-disabled')).not.toBe('true'));
    await press('Go off duty');
    expect(await button('Go on duty')).toBeShown();
  });

  test('an unsent change of duty is reported once, until the next press, and no success is shown meanwhile', async () => {
    const { press, button, world, lookNow } = await openDriverOnDuty();
    world.network.goOffline();
    await press('Take a break');
    expect(await screen.findAllByText(/internet connection/)).toHaveLength(1);
    const note = screen.getByRole('alert');
    expect(note.textContent).toMatch(/^Not sent/);
    const busy: Element[] = [];
    const listener = new MutationObserver(() => busy.push(...document.querySelectorAll('[aria-busy=true]')));
    listener.observe(document.body, { subtree: true, childList: true, attributes: true });
    world.network.goOnline();
    const shiftReads = world.requestsOf('read drivers/*');
    lookNow();
    fireEvent.focus(window);
    await waitFor(() => expect(world.requestsOf('read drivers/*')).toBeGreaterThan(shiftReads));
    await screen.findByText('No ride requests now');
    listener.disconnect();
    expect(busy).toEqual([]);
    expect(screen.getByRole('alert')).toBe(note);
    await press('Take a break');
    expect(await button('Go on duty')).toBeShown();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

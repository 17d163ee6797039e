import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { someDetails } from '#domain/rides/model/booking/ride-details.builder.ts';
import type { RideState } from '#domain/rides/model/ride/ride-state.ts';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { openDriverOnTheWay, openDriverPage } from '#test/open-driver-page.ts';

/** The clock's start in these tests. */
const START = new Date('2025-06-01T12:00:00Z');

const DETAILS = someDetails({ from: { text: '5 Mill Road' }, to: { text: 'Ward 7, City Hospital' } });

const openRideIn = (state: RideState, details: object = DETAILS, ride: object = {}) =>
  openDriverPage({
    'rides/ride-1': aStoredRide(state, {
      pickupAt: START,
      log: { 0: { did: 'request', by: 'u-robin', at: START } },
      ...ride,
    }),
    'rides/ride-1/private/details': details,
  });

const yourRide = () => screen.findByRole('region', { name: 'Your ride' });
const docked = async () =>
  within(await yourRide())
    .getAllByRole('button')
    .filter((button) => button.closest('[data-dock]') !== null)
    .map(({ textContent }) => textContent);
const isGone = () => waitFor(() => expect(screen.queryByRole('region', { name: 'Your ride' })).toBeNull());

describe('a driver’s ride', () => {
  test.each([
    ['accepted', 'You have promised this ride.', ['5 min', '10 min', '15 min', '20 min', 'Give back']],
    ['on_the_way', 'You are on the way to the passenger.', ['I have arrived', 'Give back', '+5 min']],
    ['arrived', 'You are waiting for the passenger.', ['Passenger on board', 'Give back', 'No-show']],
  ] as const)('%s: one sentence, the next step, and below it the other steps', async (state, says, names) => {
    await openRideIn(state);
    const ride = within(await yourRide());
    expect(ride.getByText(says)).toBeShown();
    await screen.findByRole('button', { name: 'Navigate: The way to 5 Mill Road' });
    expect(await docked()).toEqual(names);
  });

  test('with the passenger on board only the end of the ride is possible', async () => {
    await openRideIn('in_progress');
    expect(await docked()).toEqual(['Ride completed']);
  });

  test('a ride goes from taken to completed by one press a step, and each step is stored', async () => {
    const { press, passenger, id } = await openDriverOnTheWay();
    await press('I have arrived');
    await press('Passenger on board');
    await press('Ride completed');
    await isGone();
    expect((await passenger.read(id)).log.map(({ did }) => did)).toEqual([
      'request',
      'take',
      'arrive',
      'start',
      'complete',
    ]);
    expect(screen.getByText('Ride completed')).toBeShown();
    expect(document.activeElement?.textContent).toContain('Ride completed');
    expect(document.activeElement?.closest('[aria-live], output')).toBeNull();
    await press('OK');
    expect(screen.queryByText('Ride completed')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(await screen.findByRole('region', { name: 'Ride requests' })).toBeShown();
  });

  test('the driver sees who rides, the exact places, the note and how to call and text', async () => {
    await openDriverOnTheWay();
    const ride = within(await yourRide());
    expect(await ride.findByText('Robin Rider')).toBeShown();
    for (const text of ['5 Mill Road, Northside', 'City Hospital', 'Ring twice.']) {
      expect(ride.getByText(text)).toBeShown();
    }
    const hrefOf = (name: string) => ride.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Call Robin Rider')).toBe('tel:+15550100');
    expect(hrefOf('Text Robin Rider')).toBe('sms:+15550100');
  });

  test('the directions lead to the passenger first, and then to the destination', async () => {
    const { press } = await openRideIn('arrived');
    expect(await screen.findByRole('button', { name: 'Navigate: The way to 5 Mill Road' })).toBeShown();
    await press('Passenger on board');
    expect(
      await screen.findByRole('button', { name: 'Navigate: The way to Ward 7, City Hospital' }),
    ).toBeShown();
  });

  test('the first press chooses the map app, which is one link from then on, and the menu beside the link changes the app', async () => {
    // No test opens the address of an app.
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('click', stay);
    onTestFinished(() => document.removeEventListener('click', stay));
    const { press, user, unmount } = await openRideIn('on_the_way');
    await press('Navigate: The way to 5 Mill Road');
    const ways = screen.getByRole('list', { name: 'Another app, or copy the address' });
    expect(
      within(ways)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Apple Maps', 'Google Maps', 'Waze', 'Copy address']);
    await user.click(within(ways).getByRole('link', { name: 'Waze' }));
    const own = screen.getByRole('link', { name: 'Waze: The way to 5 Mill Road' });
    expect(document.activeElement).toBe(own);
    expect(screen.queryByRole('link', { name: 'Apple Maps' })).toBeNull();
    await press('Another app, or copy the address');
    await user.click(screen.getByRole('link', { name: 'Google Maps' }));
    expect(screen.queryByRole('link', { name: /^Waze/ })).toBeNull();
    unmount();
    await openRideIn('on_the_way');
    expect(await screen.findByRole('link', { name: 'Google Maps: The way to 5 Mill Road' })).toBeShown();
  });

  test('people and needs are before the way there', async () => {
    await openRideIn('on_the_way', DETAILS, { people: 3, needs: ['wheelchair'] });
    const way = await screen.findByRole('button', { name: 'Navigate: The way to 5 Mill Road' });
    for (const fact of ['3 people', 'Wheelchair']) {
      const place = screen.getByText(fact).compareDocumentPosition(way);
      expect(place & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    }
  });

  test('a driver reads how long the ride has been in its state in whole minutes', async () => {
    const { world } = await openDriverOnTheWay();
    expect(screen.getByText(/^Since \d\d:\d\d$/)).toBeShown();
    world.stage.clock.advance(17.5 * MINUTE_MS);
    expect(await screen.findByText(/^Since \d\d:\d\d, for 17 min$/)).toBeShown();
    world.stage.clock.advance(60 * MINUTE_MS);
    expect(await screen.findByText(/, for 1 h 17 min$/)).toBeShown();
  });

  test('a driver who needs longer says so with one press, which moves the estimate', async () => {
    const { world, press, passenger, id } = await openDriverOnTheWay();
    const said = await screen.findByText(/^Expected at/);
    const before = said.textContent;
    await press('5 min later');
    await waitFor(() => expect(said.textContent).not.toBe(before));
    const { etaAt, log } = await passenger.read(id);
    expect(etaAt?.getTime()).toBe(world.stage.clock.now().getTime() + 15 * MINUTE_MS);
    expect(log.map(({ did }) => did)).toEqual(['request', 'take', 'estimate']);
  });

  test('a double press for more time adds the time once', async () => {
    const { user, button, world } = await openDriverOnTheWay();
    const later = await button('5 min later');
    const steps = world.requestsOf('write rides/*');
    const release = world.network.hold();
    await user.dblClick(later);
    release();
    await waitFor(() => expect(later.getAttribute('aria-disabled')).toBeNull());
    // The second tap must not count even if it comes after the answer.
    expect(later.closest<HTMLElement>('[data-dock]')?.style.pointerEvents).toBe('none');
    expect(world.requestsOf('write rides/*')).toBe(steps + 1);
  });

  test('a driver who has set off without an estimate is asked for the estimate above the next step', async () => {
    const { press, passenger } = await openRideIn('on_the_way', DETAILS, { etaAt: undefined });
    expect(await screen.findByRole('group', { name: 'On the way: how soon are you there?' })).toBeShown();
    expect(screen.queryByRole('button', { name: '5 min later' })).toBeNull();
    await press('On the way, there in 15 min');
    expect(await screen.findByText(/^Expected at/)).toBeShown();
    expect(screen.queryByRole('group', { name: 'On the way: how soon are you there?' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your ride' }));
    expect((await passenger.read('ride-1')).etaAt?.getTime()).toBe(START.getTime() + 15 * MINUTE_MS);
  });

  test('the page says that a passenger has no number', async () => {
    await openRideIn('on_the_way', { ...DETAILS, phone: '' });
    expect(await screen.findByText('The passenger gave no number.')).toBeShown();
    expect(screen.getByText('Call').closest('[data-dock] span[aria-hidden]')).not.toBeNull();
  });

  test('places and a note that dispatch changes during the way are shown at once', async () => {
    const { world, id, lookNow } = await openDriverOnTheWay();
    const olga = await world.open({ uid: 'u-olga', role: 'admin' });
    const details = valueOf(await olga.rides.rideViews.details(id));
    if (details === null) throw new Error('no details');
    const [ride, from] = [await olga.read(id), { text: '9 Pier Street, Harbour' }];
    const { to, note } = details;
    const { people, needs } = ride;
    valueOf(
      await olga.dispatch.editRide(ride, details, { from, to, note: `${note} Back door.`, people, needs }),
    );
    lookNow();
    expect(await screen.findByText('9 Pier Street, Harbour')).toBeShown();
    expect((await yourRide()).textContent).toContain('Back door.');
  });

  test('the page says that details are no longer stored, and still shows the districts', async () => {
    await openRideIn('on_the_way', { name: 7 });
    expect(await screen.findByText(/are no longer stored/)).toBeShown();
    expect((await yourRide()).textContent).toContain('Northside');
  });
});

describe('a step', () => {
  test('a double press takes one step', async () => {
    const { user, passenger, id, button, world } = await openDriverOnTheWay();
    const arrive = await button('I have arrived');
    const dock = arrive.closest<HTMLElement>('[data-dock]');
    if (dock === null) throw new Error('The button has no dock.');
    const pauses: string[] = [];
    const listener = new MutationObserver(() => pauses.push(dock.style.pointerEvents));
    listener.observe(dock, { attributes: true });
    const steps = world.requestsOf('write rides/*');
    const release = world.network.hold();
    await user.dblClick(arrive);
    release();
    await button('Passenger on board');
    expect((await passenger.read(id)).state).toBe('arrived');
    expect(world.requestsOf('write rides/*')).toBe(steps + 1);
    // The second tap must not count even if it comes after the answer.
    expect(pauses).toContain('none');
    listener.disconnect();
  });

  test('a held key takes one step', async () => {
    const { button, passenger, id } = await openDriverOnTheWay();
    const arrived = await button('I have arrived');
    expect(fireEvent.keyDown(arrived, { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(arrived, { key: 'Enter' })).toBe(true);
    expect((await passenger.read(id)).state).toBe('on_the_way');
  });

  test('a step after the passenger’s cancellation is not taken, and the page says so', async () => {
    const { press, passenger, id } = await openDriverOnTheWay();
    await passenger.step(id, { did: 'cancel', why: 'too_long' });
    await press('I have arrived');
    await isGone();
    expect(screen.getByText('The passenger has cancelled the ride')).toBeShown();
    expect(screen.queryByRole('alert')).toBeNull();
    await press('OK');
    expect(screen.queryByRole('button', { name: 'OK' })).toBeNull();
  });

  test('the end of a ride is announced to a driver whose focus is elsewhere, and leaves the focus there', async () => {
    const { passenger, id, lookNow, button } = await openDriverOnTheWay();
    const elsewhere = await button('Take a break');
    elsewhere.focus();
    await passenger.step(id, { did: 'cancel', why: 'mistake' });
    lookNow();
    const says = 'The passenger has cancelled the ride';
    expect(await screen.findByText(says, { selector: 'output' })).toBeShown();
    expect(document.activeElement).toBe(elsewhere);
  });

  test('a no-show is possible after the wait, and asks whether the driver called; until then the page says when', async () => {
    const { press, button, world, passenger, id, user } = await openDriverOnTheWay();
    await press('I have arrived');
    const noShow = await button('No-show');
    expect(noShow.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText(/^Possible from .*, in 5 min$/)).toBeShown();
    await press('No-show');
    world.stage.clock.advance(300_000);
    await screen.findByText(/in 1 min$/);
    world.stage.clock.advance(1000);
    await waitFor(() => expect(noShow.getAttribute('aria-disabled')).toBeNull());
    await press('No-show');
    const asked = await screen.findByRole('dialog', { name: 'Record a no-show?' });
    expect(asked.textContent).toContain('Did you call?');
    expect(within(asked).getByRole('link', { name: 'Call Robin Rider' }).getAttribute('href')).toBe(
      'tel:+15550100',
    );
    await press('Keep waiting');
    expect((await passenger.read(id)).state).toBe('arrived');
    await press('No-show');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'No-show' }));
    await isGone();
    expect(screen.getByText('Recorded as a no-show')).toBeShown();
    expect((await passenger.read(id)).state).toBe('no_show');
  });
});

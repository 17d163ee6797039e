import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MOST_OWN_OPEN } from '#domain/rides/model/basics/ride-limits.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { noteOf } from '#test/note-of.ts';
import { openDriverOnTheWay } from '#test/open-driver-page.ts';
import { ridesOf } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';
import { aVibratingDevice } from '#test/vibrating-device.ts';

const waits = () => screen.findByText(/^No connection\. Not sent yet:/);
const nothingWaits = () => waitFor(() => expect(screen.queryByText(/Not sent yet/)).toBeNull());

const stored = () => localStorage.getItem('waiting-steps u-dario');

/** A driver without a network, on the way to Robin. */
async function openDeadSpot() {
  const page = await openDriverOnTheWay();
  const { world, passenger, id } = page;
  world.network.goOffline();
  const comeBack = () => {
    world.network.goOnline();
    page.lookNow();
  };
  return { ...page, comeBack, read: () => passenger.read(id) };
}

afterEach(() => localStorage.clear());

describe('steps without a network', () => {
  test('a waiting end of a ride does not ring, because it is the driver’s own', async () => {
    const { press } = await openDeadSpot();
    await press('I have arrived');
    await press('Passenger on board');
    const vibrate = aVibratingDevice();
    await press('Ride completed');
    expect(await screen.findByText('Ride completed', { selector: 'p' })).toBeShown();
    expect(vibrate).not.toHaveBeenCalled();
  });

  test('the driver goes through the whole ride, and all steps are sent in order with their times', async () => {
    const { press, button, world, comeBack, read } = await openDeadSpot();
    const { clock } = world.stage;
    const times = [clock.now()];
    await press('I have arrived');
    expect(await button('Passenger on board')).toBeShown();
    const state = screen.getByText('You are waiting for the passenger.');
    expect(state.nextElementSibling?.textContent).toMatch(/Not sent yet: I have arrived \(\d\d:\d\d\)\./);
    clock.advance(MINUTE_MS);
    times.push(clock.now());
    await press('Passenger on board');
    clock.advance(MINUTE_MS);
    times.push(clock.now());
    await press('Ride completed');
    expect(await screen.findByText('Ride completed', { selector: 'p' })).toBeShown();
    expect((await waits()).textContent).toMatch(/I have arrived .*, Passenger on board .*, Ride completed/);
    expect(screen.queryByRole('region', { name: 'Ride requests' })).toBeNull();
    expect((await read()).state).toBe('on_the_way');

    clock.advance(MINUTE_MS);
    comeBack();
    await waitFor(async () => expect((await read()).state).toBe('completed'), { timeout: 8000 });
    const lines = (await read()).log.slice(2);
    expect(lines.map(({ did, saidAt }) => [did, saidAt])).toEqual([
      ['arrive', times[0]],
      ['start', times[1]],
      ['complete', times[2]],
    ]);
    await nothingWaits();
    expect(stored()).toBeNull();
    expect(await screen.findByRole('region', { name: 'Ride requests' })).toBeShown();
  });

  test('waiting steps survive a reload', async () => {
    const { press, unmount, world, read } = await openDeadSpot();
    await press('I have arrived');
    await waits();
    unmount();
    expect(stored()).toContain('arrive');
    world.network.goOnline();
    renderApp('/driver/dashboard', { world });
    await waitFor(async () => expect((await read()).state).toBe('arrived'), { timeout: 8000 });
    expect(await screen.findByRole('button', { name: 'Passenger on board' })).toBeShown();
    await nothingWaits();
  });

  test('a refusal drops all waiting steps, and the page shows the stored ride', async () => {
    const { press, passenger, id, comeBack, read, user } = await openDeadSpot();
    await press('I have arrived');
    await press('Passenger on board');
    await waits();
    await passenger.step(id, { did: 'cancel', why: 'too_long' });
    comeBack();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(
      /^Not recorded: I have arrived .*, Passenger on board .* The ride had changed/,
    );
    expect(await screen.findByText('The passenger has cancelled the ride', { selector: 'p' })).toBeShown();
    await nothingWaits();
    expect((await read()).state).toBe('cancelled');
    expect(stored()).toBeNull();
    await user.click(within(alert).getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a ride whose end was refused is shown as stored', async () => {
    const { press, passenger, id, comeBack } = await openDeadSpot();
    await press('I have arrived');
    await press('Passenger on board');
    await press('Ride completed');
    expect(await screen.findByText('Ride completed', { selector: 'p' })).toBeShown();
    await passenger.step(id, { did: 'cancel', why: 'too_long' });
    comeBack();
    await screen.findByText(/^Not recorded: I have arrived/);
    expect(await screen.findByText('The passenger has cancelled the ride', { selector: 'p' })).toBeShown();
    expect(screen.queryByText('Ride completed', { selector: 'p' })).toBeNull();
  });

  test('a ride that is the driver’s again after a refusal continues', async () => {
    const { press, button, world, id, comeBack } = await openDeadSpot();
    const olga = await world.open({ uid: 'u-olga', role: 'admin' });
    await press('I have arrived');
    await press('Passenger on board');
    await press('Ride completed');
    await olga.step(id, { did: 'recall' });
    await olga.step(id, { did: 'assign', driver: 'u-dario' });
    comeBack();
    await screen.findByText(/^Not recorded: I have arrived/);
    expect((await button('Set off, there in 10 min')).getAttribute('aria-disabled')).not.toBe('true');
    expect(screen.queryByText('Ride completed', { selector: 'p' })).toBeNull();
    await press('Set off, there in 10 min');
    expect(await screen.findByText('You are on the way to the passenger.')).toBeShown();
  });

  test('refused steps are shown until they are read, also after a reload', async () => {
    const { press, passenger, id, comeBack, unmount, world, user } = await openDeadSpot();
    await press('I have arrived');
    await waits();
    await passenger.step(id, { did: 'cancel', why: 'too_long' });
    comeBack();
    await screen.findByText(/^Not recorded: I have arrived/);
    unmount();
    renderApp('/driver/dashboard', { world });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/^Not recorded: I have arrived/);
    await user.click(within(alert).getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(localStorage.getItem('refused-steps u-dario')).toBeNull();
  });

  test('an edit by dispatch, before or while the steps are sent, drops only the times of the presses', async () => {
    const { press, world, access, id, comeBack, read } = await openDeadSpot();
    const olga = await world.open({ uid: 'u-olga', role: 'admin' });
    await press('I have arrived');
    await press('Passenger on board');
    await press('Ride completed');
    world.stage.clock.advance(MINUTE_MS);
    await olga.edit(id, { people: 2 });
    // This edit comes between the page's read of the ride and the page's step.
    const views = ridesOf(access).rideViews;
    vi.spyOn(views, 'read').mockImplementationOnce(async (asked) => {
      const found = await olga.rides.rideViews.read(asked);
      await olga.edit(id, { people: 3 });
      return found;
    });
    comeBack();
    await waitFor(async () => expect((await read()).state).toBe('completed'), { timeout: 8000 });
    await nothingWaits();
    expect(screen.queryByText(/Not recorded/)).toBeNull();
    expect((await read()).log.slice(2).map(({ did, saidAt }) => [did, saidAt])).toEqual([
      ['edit', null],
      ['edit', null],
      ['arrive', null],
      ['start', null],
      ['complete', null],
    ]);
  });

  test('a step of a ride that does not fit in the page’s list is still sent', async () => {
    const { press, world, comeBack, read } = await openDeadSpot();
    await press('I have arrived');
    await waits();
    // These rides are damaged, so that the page does not show them.
    const earlier = Array.from({ length: MOST_OWN_OPEN + 1 }, (_, index) => [
      `rides/Earlier${index}`,
      { driver: 'u-dario', open: true, pickupAt: new Date('2025-01-01') },
    ]);
    world.put(Object.fromEntries(earlier));
    comeBack();
    await waitFor(async () => expect((await read()).state).toBe('arrived'), { timeout: 8000 });
    await nothingWaits();
    expect(screen.queryByText(/Not recorded/)).toBeNull();
  });

  test('while steps wait the ride can neither be given back nor recorded as a no-show', async () => {
    const { press, comeBack } = await openDeadSpot();
    expect(screen.getByRole('button', { name: 'Give back' })).toBeShown();
    await press('I have arrived');
    await waits();
    expect(screen.queryByRole('button', { name: 'Give back' })).toBeNull();
    comeBack();
    expect(await screen.findByRole('button', { name: 'Give back' })).toBeShown();
  });

  test('giving a ride back never waits, but fails at once', async () => {
    const { press, user } = await openDeadSpot();
    await press('Give back');
    await user.click(await screen.findByRole('radio', { name: 'It is not safe' }));
    const [send] = screen.getAllByRole('button', { name: 'Give back' }).slice(-1);
    if (send !== undefined) await user.click(send);
    expect((await screen.findByRole('alert')).textContent).toContain('internet connection');
    expect(stored()).toBeNull();
  });

  test('while steps wait no other ride can be begun or taken, and the buttons say why', async () => {
    const { press, button, lookNow, comeBack, world } = await openDeadSpot();
    world.network.goOnline();
    await press('I have arrived');
    await press('Passenger on board');
    await button('Ride completed');
    // The driver may already set off for this ride, although it is not due.
    const pickUp = { kind: 'later', date: '2025-06-01', time: '15:20', turn: null } as const;
    const pia = await world.open({ name: 'Pia Passenger', role: 'passenger' });
    await world.person.step(await pia.book({ pickUp }), { did: 'reserve' });
    const olaf = await world.open({ name: 'Olaf Other', role: 'passenger' });
    const offered = await olaf.book();
    await (await world.open({ role: 'admin' })).step(offered, { did: 'offer', driver: 'u-dario' });
    lookNow();
    await button('Promise ride from Northside');
    world.network.goOffline();
    await press('Ride completed');
    await waits();
    for (const name of ['Take ride from Northside, there in 10 min', 'Set off for the ride from Northside']) {
      const other = await button(name);
      expect(other.getAttribute('aria-disabled')).toBe('true');
      expect(noteOf(other)).toBe('Possible once your last steps are sent.');
    }
    await press('Take ride from Northside, there in 10 min');
    expect(
      screen.queryByRole('button', { name: 'Take ride from Northside, there in 10 min', busy: true }),
    ).toBeNull();
    expect((await olaf.read(offered)).state).toBe('offered');
    comeBack();
    await nothingWaits();
    await press('Take ride from Northside, there in 10 min');
    expect(await screen.findByText('You are on the way to the passenger.')).toBeShown();
  });
});

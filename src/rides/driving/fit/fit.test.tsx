import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aStoredRide, CARD } from '#domain/rides/model/ride/ride.builder.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/shared/durations.ts';
import { hear } from '#test/hear.ts';
import { laterForm } from '#test/later-form.ts';
import { openDriverOnDuty, takeFrom } from '#test/open-driver-page.ts';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const AGAIN = 'Press again to take it anyway.';
const takes = () => screen.getAllByRole('group', { name: /^Take ride from/ });

/** Two requests for now. The older one needs a wheelchair place, which the car does not have. */
async function openUnfit() {
  const page = await openDriverOnDuty();
  const id = await page.passenger.book({ needs: ['wheelchair'] });
  page.world.put({
    'rides/ride-2': aStoredRide('requested', {
      area: { from: 'Harbour', to: 'Airport' },
      pickupAt: page.world.stage.clock.now(),
      searchFrom: page.world.stage.clock.now(),
    }),
  });
  page.lookNow();
  await takeFrom('Harbour');
  return { ...page, id };
}

describe('a request that the car cannot serve', () => {
  test('an unfit request is marked, and listed below a newer one', async () => {
    await openUnfit();
    expect(takes().map(({ textContent }) => textContent.split(':')[0])).toEqual([
      'Take ride from Harbour',
      'Take ride from Northside',
    ]);
    const mark = screen.getByText('Your car may lack: Wheelchair');
    expect(mark).toBeShown();
    expect((await takeFrom('Northside')).getAttribute('aria-describedby')).toBe(mark.parentElement?.id);
    expect((await takeFrom('Harbour')).getAttribute('aria-describedby')).toBeNull();
  });

  test('a double press asks for another press and takes nothing, and a later press takes the ride', async () => {
    const { user, passenger, id } = await openUnfit();
    const heard = hear();
    await user.dblClick(await takeFrom('Northside'));
    await waitFor(() => expect(heard).toContain(AGAIN));
    expect((await passenger.read(id)).state).toBe('requested');
    pass(600);
    await user.click(await takeFrom('Northside'));
    expect(await screen.findByRole('region', { name: 'Your ride' })).toBeShown();
    expect((await passenger.read(id)).state).toBe('on_the_way');
  });

  test('the first press expires, so that the next press asks again', async () => {
    const { user, passenger, id } = await openUnfit();
    await user.click(await takeFrom('Northside'));
    expect(await screen.findByText(AGAIN)).toBeShown();
    pass(10_000);
    await waitFor(() => expect(screen.queryByText(AGAIN)).toBeNull());
    await user.click(await takeFrom('Northside'));
    expect(await screen.findByText(AGAIN)).toBeShown();
    expect((await passenger.read(id)).state).toBe('requested');
  });

  test('a press on another request does not count as the second', async () => {
    const { user, passenger, id } = await openUnfit();
    await user.click(await takeFrom('Northside'));
    pass(600);
    await user.click(await takeFrom('Harbour'));
    expect(await screen.findByRole('region', { name: 'Your ride' })).toBeShown();
    expect((await passenger.read(id)).state).toBe('requested');
  });
});

describe('a request at the time of a promise', () => {
  test('a request names the clashing promise, and is promised by a second press', async () => {
    const { user, passenger, world, lookNow } = await openDriverOnDuty();
    const at = (hours: number) => new Date(world.stage.clock.now().getTime() + hours * HOUR_MS);
    const promised = { kind: 'later', driver: 'u-dario', card: CARD, pickupAt: at(3), searchFrom: at(3) };
    world.put({ 'rides/ride-2': aStoredRide('accepted', promised) });
    const id = await passenger.book({
      pickUp: laterForm(new Date(world.stage.clock.now().getTime() + 20 * MINUTE_MS), 3),
    });
    lookNow();
    const card = within(await screen.findByRole('region', { name: 'Ride requests' }));
    const own = new Date(promised.pickupAt).toLocaleTimeString('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Europe/Berlin',
    });
    expect(await card.findByText(`Clashes with your ${own}`)).toBeShown();
    const promise = await card.findByRole('button', { name: 'Promise ride from Northside' });
    await user.click(promise);
    expect(await card.findByText(AGAIN)).toBeShown();
    pass(600);
    await user.click(promise);
    await waitFor(async () => expect((await passenger.read(id)).state).toBe('accepted'));
  });

  test('an unfit offer is marked, but taken by one press, because dispatch has chosen this driver', async () => {
    const { user, passenger, world, lookNow } = await openDriverOnDuty();
    // A colleague's car has the seats.
    world.put({
      'vehicles/bus': { label: 'Bus', plate: 'CB 9', colour: null, seats: 16, needs: [], active: true },
    });
    const id = await passenger.book({ people: '7' });
    const dispatcher = await world.open({ role: 'admin' });
    await dispatcher.step(id, { did: 'offer', driver: 'u-dario' });
    lookNow();
    const offer = within(await screen.findByRole('region', { name: 'Dispatch asks you' }));
    expect(offer.getByText('Your car has 6 seats for passengers.')).toBeShown();
    await user.click(await takeFrom('Northside'));
    await waitFor(async () => expect((await passenger.read(id)).state).toBe('on_the_way'));
  });
});

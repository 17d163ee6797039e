import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { RETURN_PAUSE } from '#domain/rides/model/basics/ride-limits.ts';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { openDriverOnDuty, openDriverOnTheWay, takeFrom, takes } from '#test/open-driver-page.ts';
import { aVibratingDevice } from '#test/vibrating-device.ts';
import { driving } from '../driving-copy.ts';

const requestsFrom = (...places: readonly string[]) =>
  Object.fromEntries(
    places.map((from) => [`rides/${from}`, aStoredRide('requested', { area: { from, to: 'Station' } })]),
  );
const REQUESTS = requestsFrom('Harbour', 'OldTown', 'Airport');
const FROM_HARBOUR = requestsFrom('Harbour');
const RIVERSIDE = requestsFrom('Riverside');

/** A driver's list that leaves out seven requests. */
async function openCutList() {
  const requestAt = (index: number) => {
    const pickupAt = new Date(Date.UTC(2026, 2, 2, 9, index));
    return aStoredRide('requested', { kind: 'later', pickupAt, searchFrom: pickupAt });
  };
  const page = await openDriverOnDuty();
  page.world.put({
    'rides/refused': aStoredRide('requested', { declined: ['u-dario'] }),
    ...Object.fromEntries(Array.from({ length: 105 }, (_, at) => [`rides/later-${at}`, requestAt(at)])),
  });
  page.lookNow();
  // The button is found by its text, because a query by name takes seconds among so many buttons.
  const more = await screen.findByText('Show more requests');
  expect(screen.getByText('Only the next 98 are shown. Not shown: about 7.')).toBeShown();
  return { ...page, more };
}

test('a cut list says how many requests it leaves out, and shows them after a press, without a sound', async () => {
  const vibrate = aVibratingDevice();
  const { world, user, more } = await openCutList();
  const promises = () => screen.getAllByText('Promise ride');
  const [first] = promises();
  expect(promises()).toHaveLength(98);
  vibrate.mockClear();
  await user.click(more);
  const fewer = await screen.findByText('Show fewer requests');
  expect(promises()).toHaveLength(105);
  expect(promises()[0]).toBe(first);
  expect(document.activeElement?.textContent).toContain('Show fewer requests');
  expect(vibrate).not.toHaveBeenCalled();
  world.put(RIVERSIDE);
  await user.click(fewer);
  await screen.findByText('Only the next 98 are shown. Not shown: about 8.');
  expect(vibrate).toHaveBeenCalledOnce();
});

test('the requests that a cut list leaves out are counted again only after the list has changed', async () => {
  const { world, lookNow } = await openCutList();
  const counted = () => world.requestsOf('count rides');
  const before = counted();
  for (const changed of [{}, {}, RIVERSIDE]) {
    expect(counted()).toBe(before);
    const asked = world.requestsOf('list rides');
    // Each answer has its own time of confirmation.
    world.stage.clock.advance(1000);
    world.put(changed);
    lookNow();
    await waitFor(() => expect(world.requestsOf('list rides')).toBeGreaterThan(asked));
  }
  await screen.findByText('Only the next 98 are shown. Not shown: about 8.');
  expect(counted()).toBe(before + 1);
});

test('a request is not rendered again by the clock, by an answer without changes, or by a press on another', async () => {
  const { world, lookNow } = await openDriverOnDuty(REQUESTS);
  const other = await takeFrom('Harbour');
  const rendered = vi.spyOn(driving.requests, 'askedAt');
  const asked = world.requestsOf('list rides');
  act(() => other.focus());
  world.stage.clock.advance(3000);
  lookNow();
  await waitFor(() => expect(world.requestsOf('list rides')).toBeGreaterThan(asked));
  expect(rendered).not.toHaveBeenCalled();
  world.put(RIVERSIDE);
  lookNow();
  await takeFrom('Riverside');
  expect(rendered).toHaveBeenCalledTimes(1);
});

test('only the pressed request says that it is being taken, and a moment later the others take no press', async () => {
  const { user, world } = await openDriverOnDuty(REQUESTS);
  const [pressed, other] = [await takeFrom('Airport'), await takeFrom('Harbour')];
  const answer = world.network.hold();
  await user.click(pressed);
  expect(pressed.getAttribute('aria-busy')).toBe('true');
  expect(other.getAttribute('aria-disabled')).not.toBe('true');
  await waitFor(() => expect(other.getAttribute('aria-disabled')).toBe('true'));
  answer();
});

test('a driver who has given back a ride reads how long they have to wait, and takes the next ride after that', async () => {
  const page = await openDriverOnTheWay();
  const pia = await page.world.open({ name: 'Pia Passenger', role: 'passenger' });
  await pia.book();
  await page.press('Give back');
  const dialog = within(await screen.findByRole('dialog'));
  await page.user.click(dialog.getByRole('radio', { name: 'Trouble with the car' }));
  await page.user.click(dialog.getByRole('button', { name: 'Give back' }));
  page.lookNow();
  const take = await takeFrom('Northside');
  const why = await screen.findByText(
    /^You gave back a ride a moment ago\. You can take or promise another from/,
  );
  expect(take.getAttribute('aria-disabled')).toBe('true');
  expect(take.getAttribute('aria-describedby')).toBe(why.id);
  page.world.stage.clock.advance(RETURN_PAUSE * 1000);
  await waitFor(() => expect(take.getAttribute('aria-disabled')).not.toBe('true'), { timeout: 3000 });
  expect(screen.queryByText(/^You gave back/)).toBeNull();
  await page.user.click(take);
  expect(await screen.findByRole('region', { name: 'Your ride' })).toBeShown();
});

describe('requests of which one has the focus', () => {
  test('a request that ends while another request has the focus is pinned until the focus leaves', async () => {
    const page = await openDriverOnDuty(FROM_HARBOUR);
    const id = await page.passenger.book();
    page.lookNow();
    await takeFrom('Northside');
    (await takeFrom('Harbour')).focus();
    await page.passenger.step(id, { did: 'cancel', why: 'mistake' });
    page.lookNow();
    expect(await screen.findByText('No longer available')).toBeShown();
    expect(takes()).toEqual(['Take ride from Northside', 'Take ride from Harbour']);
    (await screen.findByRole('button', { name: 'Take a break' })).focus();
    await waitFor(() => expect(takes()).toEqual(['Take ride from Harbour']));
  });

  test('a later request that becomes due stays among the later requests while one of these has the focus', async () => {
    const { world, lookNow } = await openDriverOnDuty();
    const due = new Date(world.stage.clock.now().getTime() + 31 * MINUTE_MS);
    const later = { kind: 'later', pickupAt: due, searchFrom: due };
    world.put({ 'rides/ride-1': aStoredRide('requested', later) });
    lookNow();
    const promise = await screen.findByRole('button', { name: 'Promise ride from Northside' });
    promise.focus();
    world.stage.clock.advance(2 * MINUTE_MS);
    world.put(FROM_HARBOUR);
    lookNow();
    await takeFrom('Harbour');
    expect(document.activeElement).toBe(promise);
    expect(screen.getByRole('button', { name: '1 for later' }).getAttribute('aria-expanded')).toBe('true');
    (await screen.findByRole('button', { name: 'Take a break' })).focus();
    expect(await takeFrom('Northside')).toBeShown();
    expect(screen.queryByRole('button', { name: '1 for later' })).toBeNull();
  });
});

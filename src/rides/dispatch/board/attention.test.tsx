import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { someDetails } from '#domain/rides/model/booking/ride-details.builder.ts';
import { aStoredShift } from '#domain/rides/model/firm/shift.builder.ts';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { ADA, look, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

type World = Awaited<ReturnType<typeof openRideWorld>>;

/** The board with stored rides. `at` returns the time a number of minutes ago. */
async function openBoard(arrange: (at: (minutes: number) => Date, world: World) => Record<string, object>) {
  const world = await openRideWorld(ADA);
  // The driver of these rides; without an account the rides would be marked as blocked.
  world.stage.addAccount({ uid: 'u-dario', role: 'driver', name: 'Dario Driver' });
  const now = world.stage.clock.now().getTime();
  const at = (minutes: number) => new Date(now - minutes * MINUTE_MS);
  world.put(arrange(at, world));
  return { world, ...renderApp('/admin/rides', { world }) };
}

/** A ride of the passenger `name`, booked at the time `booked`. */
function rideOf(name: string, state: Parameters<typeof aStoredRide>[0], booked: Date, given: object = {}) {
  const times = { pickupAt: booked, searchFrom: booked, createdAt: booked, changedAt: booked };
  const log = { 0: { did: 'request', by: 'u-robin', at: booked } };
  return {
    [`rides/${name}`]: aStoredRide(state, { ...times, log, ...given }),
    [`rides/${name}/private/details`]: someDetails({ name }),
  };
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const names = async (name: string) =>
  (await region(name)).queryAllByRole('link').map(({ textContent }) => textContent);
/** The texts of a passenger's row, cell by cell, without its buttons. */
async function cells(passenger: string): Promise<string> {
  const row = await screen.findByRole('row', { name: passenger });
  const [...all] = row.querySelectorAll('[role=gridcell], [role=rowheader]');
  return all
    .slice(0, -1)
    .flatMap(({ textContent }) => textContent || [])
    .join(' ');
}
const filter = () => within(screen.getByRole('radiogroup', { name: 'Attention' }));

test('marks say what needs attention and for how long, and the filter counts those kinds alone, in a fixed order', async () => {
  await openBoard((at) => ({
    ...rideOf('Waiting', 'requested', at(12)),
    ...rideOf('Fresh', 'requested', at(1)),
    ...rideOf('Asked', 'offered', at(5), { offeredAt: at(3) }),
    ...rideOf('AtTheDoor', 'arrived', at(15), { arrivedAt: at(7) }),
    ...rideOf('Promised', 'accepted', at(60), { kind: 'later', pickupAt: at(9) }),
  }));
  expect(await cells('Promised')).toMatch(/^Driver overdue .* 9 min$/);
  expect(await cells('Waiting')).toMatch(/^Not taken .* 12 min$/);
  expect(await cells('Asked')).toMatch(/^Offer unanswered .* 2 min$/);
  expect(await cells('AtTheDoor')).toMatch(/^No-show possible .* 2 min$/);
  expect(await cells('Fresh')).toMatch(/^Looking for a driver .* 1 min$/);
  expect(
    filter()
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent),
  ).toEqual([
    'All rides',
    'Needs attention4',
    'Not taken1',
    'Offer unanswered1',
    'No-show possible1',
    'Driver overdue1',
  ]);
});

test('a search shows its end once the end is near, and then that the search is over', async () => {
  const { user, world } = await openBoard((at) => ({
    ...rideOf('Over', 'requested', at(31)),
    ...rideOf('Ending', 'requested', at(21)),
    ...rideOf('Fresh', 'requested', at(19)),
  }));
  expect(await cells('Over')).toMatch(/^Not taken .* 31 min · search over$/);
  expect(await cells('Ending')).toMatch(/21 min · ends 14:09$/);
  expect(await cells('Fresh')).toMatch(/19 min$/);
  const waiting = await region('Waiting');
  expect(await waiting.findByRole('button', { name: 'Keep looking for Ending' })).toBeShown();
  expect(waiting.queryByRole('button', { name: 'Keep looking for Fresh' })).toBeNull();
  await user.click(waiting.getByRole('button', { name: 'End search for Over' }));
  await waitFor(async () => expect((await world.person.read('Over')).state).toBe('expired'));
});

test('the filter hides rides without the mark, and so does a press on a mark until the next press', async () => {
  const { user } = await openBoard((at) => ({
    ...rideOf('Waiting', 'requested', at(12)),
    ...rideOf('Fresh', 'requested', at(1)),
    ...rideOf('AtTheDoor', 'arrived', at(15), { arrivedAt: at(7) }),
  }));
  await (await region('Waiting')).findByRole('link', { name: 'Fresh' });
  await user.click(filter().getByRole('radio', { name: /^Not taken/ }));
  await waitFor(async () => expect(await names('Waiting')).toEqual(['Waiting']));
  expect((await region('Under way')).getByText('No matches here.')).toBeShown();
  await user.click(filter().getByRole('radio', { name: /^All rides/ }));
  await waitFor(async () => expect(await names('Waiting')).toEqual(['Waiting', 'Fresh']));
  const mark = () => screen.findByRole('button', { name: 'Not taken' });
  await user.click(await mark());
  await waitFor(async () => expect(await names('Waiting')).toEqual(['Waiting']));
  expect((await mark()).getAttribute('aria-pressed')).toBe('true');
  expect(filter().getByRole('radio', { name: /^Not taken/ })).toHaveProperty('checked', true);
  await user.click(await mark());
  await waitFor(async () => expect(await names('Waiting')).toEqual(['Waiting', 'Fresh']));
});

test('a silent driver is marked on the ride and in the list of drivers', async () => {
  await openBoard((at, { stage }) => {
    stage.addAccount({ uid: 'u-dora', role: 'driver', name: 'Dora Driver' });
    stage.addAccount({ uid: 'u-zora', role: 'driver', name: 'Zora Driver' });
    return {
      ...rideOf('OnBoard', 'in_progress', at(30)),
      'drivers/u-dario': aStoredShift({ seenAt: at(11) }),
      'drivers/u-dora': aStoredShift({ name: 'Dora Driver', seenAt: at(2) }),
      'drivers/u-zora': aStoredShift({ name: 'Zora Driver', seenAt: at(0) }),
      ...rideOf('Promised', 'accepted', at(30), { driver: 'u-dora' }),
    };
  });
  expect(await cells('OnBoard')).toMatch(/^Driver silent .* 11 min$/);
  const drivers = await region('Drivers');
  expect(await drivers.findByText('Silent 11 min')).toBeShown();
  expect(drivers.getByText('Seen 2 min ago')).toBeShown();
  expect(drivers.getByText('Seen just now')).toBeShown();
  expect(drivers.getByText('1 ride ahead')).toBeShown();
  expect(await cells('Promised')).toMatch(/^Driver overdue .* 25 min$/);
  expect(drivers.getByText('2 free, 1 driving, 0 on a break.')).toBeShown();
});

test('a driver who has given back many rides is marked in the list of drivers, and a driver who has given back two is not', async () => {
  await openBoard((at) => ({
    'drivers/u-dario': aStoredShift({ gaveBack: { place: '0', 0: at(1), 1: at(11), 2: at(3) } }),
    'drivers/u-dora': aStoredShift({ name: 'Dora Driver', gaveBack: { place: '1', 0: at(3), 1: at(1) } }),
  }));
  const drivers = await region('Drivers');
  const mark = await drivers.findByText(/^Gave back 3 rides in 10 min, the last at \d/);
  expect(mark.closest('li')?.textContent).toContain('Dario Driver');
  expect(drivers.getAllByText(/^Gave back/)).toHaveLength(1);
});

test('a ride whose driver’s approval is revoked is marked', async () => {
  const { world } = await openBoard((at, { stage }) => {
    const dario = stage.addAccount({ role: 'driver', status: 'rejected', name: 'Dario Driver' });
    return rideOf('Promised', 'accepted', at(5), { driver: dario.uid });
  });
  const promised = await region('Promised');
  expect(await promised.findByText('Driver blocked')).toBeShown();
  expect(world.requestsOf('read users/*')).toBeGreaterThan(0);
});

test('marks appear with time, without a change of the ride', async () => {
  const ticks = vi.spyOn(globalThis, 'setInterval');
  const { world, access } = await openBoard((at) => rideOf('Fresh', 'requested', at(2)));
  await (await region('Waiting')).findByRole('link', { name: 'Fresh' });
  expect(screen.queryByRole('button', { name: 'Not taken' })).toBeNull();
  world.stage.clock.advance(MINUTE_MS);
  look(access);
  for (const [tick, pause] of ticks.mock.calls) if (pause === 10_000 && typeof tick === 'function') tick();
  expect(await screen.findByRole('button', { name: 'Not taken' })).toBeShown();
  expect(await cells('Fresh')).toMatch(/ 3 min$/);
});

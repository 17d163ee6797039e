import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { someDetails } from '#domain/rides/model/booking/ride-details.builder.ts';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { ADA, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

/** At least the longest pause between two looks of a page. */
const A_LOOK_MS = 8000;
const MINUTES_OF_A_DAY = 1440;
const PAGE_OF_ENDED = 'list rides state== endedAt>=';

/** Three requests more than the first page has. */
const MANY = Object.fromEntries(Array.from({ length: 23 }, (_, index) => [`Ride${index}`, 40 + index]));

type World = Awaited<ReturnType<typeof openRideWorld>>;

/** Rides requested these numbers of minutes ago. Expired rides ended at the end of their search. */
function arrange(world: World, rides: Readonly<Record<string, number>>, state: 'requested' | 'expired') {
  const now = world.stage.clock.now().getTime();
  for (const [name, minutes] of Object.entries(rides)) {
    const at = new Date(now - minutes * MINUTE_MS);
    const end = new Date(at.getTime() + 30 * MINUTE_MS);
    const times = { createdAt: at, pickupAt: at, searchFrom: at, changedAt: at };
    const ended = state === 'expired' ? { open: false, endedAt: end } : {};
    world.put({
      [`rides/${name}`]: aStoredRide(state, { ...times, rider: `caller-${name}`, ...ended }),
      [`rides/${name}/private/details`]: someDetails({ name }),
    });
  }
}

const openBoard = (world: World) => renderApp('/admin/rides', { world });
const look = () => act(() => vi.advanceTimersByTimeAsync(A_LOOK_MS));
const strip = () => screen.findByRole('region', { name: 'Not served today' });
const passengers = async () =>
  within(await strip())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
const stateOf = async (world: World, id: string) => (await world.person.read(id)).state;

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('requests whose search is over', () => {
  test('requests past their search leave the board and are listed as not served, and a live request stays', async () => {
    const world = await openRideWorld(ADA);
    arrange(world, { Over: 31, Live: 29 }, 'requested');
    openBoard(world);
    const waiting = within(await screen.findByRole('region', { name: 'Waiting' }));
    expect(await waiting.findByText('Live')).toBeShown();
    await look();
    await waitFor(async () => expect(await stateOf(world, 'Over')).toBe('expired'));
    expect(await passengers()).toEqual(['Over']);
    expect(within(await strip()).getByText('One request ended without a driver.')).toBeShown();
    const call = within(await strip()).getByRole('link', { name: '+1 555 0142' });
    expect(call.getAttribute('href')).toBe('tel:+15550142');
    expect(await stateOf(world, 'Live')).toBe('requested');
  });

  test('an end that another dispatcher wrote first is no failure, and is written once', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const world = await openRideWorld(ADA);
    arrange(world, { Over: 31, Faster: 31 }, 'requested');
    openBoard(world);
    await screen.findByRole('region', { name: 'Waiting' });
    const other = await world.open({ name: 'Otto Office', role: 'admin' });
    await other.step('Faster', { did: 'expire' });
    const before = world.requestsOf('write rides/*');
    // The page writes the ends before it reads the rides again.
    await act(() => vi.advanceTimersByTimeAsync(A_LOOK_MS / 4));
    await waitFor(async () => expect(await stateOf(world, 'Over')).toBe('expired'));
    expect(world.requestsOf('write rides/*')).toBeGreaterThan(before + 1);
    await look();
    const { log } = await world.person.read('Faster');
    expect(log.map(({ did, by }) => [did, by])).toEqual([
      ['request', 'u-robin'],
      ['expire', other.uid],
    ]);
    expect(await passengers()).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('an end that could not be written is written later', async () => {
    const world = await openRideWorld(ADA);
    arrange(world, { Over: 31 }, 'requested');
    openBoard(world);
    await screen.findByRole('region', { name: 'Waiting' });
    world.network.goOffline();
    await look();
    expect(await stateOf(world, 'Over').catch(() => 'unknown')).not.toBe('expired');
    world.network.goOnline();
    world.stage.clock.advance(MINUTE_MS);
    await look();
    await waitFor(async () => expect(await stateOf(world, 'Over')).toBe('expired'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the list of requests that were not served', () => {
  test('one key opens a booking with the data of the ride, and Enter opens its page', async () => {
    const world = await openRideWorld(ADA);
    arrange(world, { Cara: 45 }, 'expired');
    const { user } = openBoard(world);
    const listed = await screen.findByRole('row', { name: 'Cara' });
    act(() => listed.focus());
    await user.keyboard('a');
    const refused = within(await screen.findByRole('region', { name: '“Assign” is not possible' }));
    expect(refused.getByText(/B books it again\.$/)).toBeShown();
    await user.keyboard('b');
    const panel = within(await screen.findByRole('dialog', { name: 'New booking' }));
    await waitFor(() =>
      expect(panel.getByRole('combobox', { name: 'From' })).toHaveProperty('value', '5 Mill Road, Northside'),
    );
    expect(panel.getByRole('combobox', { name: 'To' })).toHaveProperty('value', 'City Hospital');
    await user.keyboard('{Escape}');
    const row = await screen.findByRole('row', { name: 'Cara' });
    act(() => row.focus());
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Cara' })).toBeShown();
  });

  test('a failed read is reported above the known requests', async () => {
    const world = await openRideWorld(ADA);
    arrange(world, MANY, 'expired');
    const { user } = openBoard(world);
    const more = within(await strip()).getByRole('button', { name: 'Show more' });
    world.network.goOffline();
    await user.click(more);
    expect(await within(await strip()).findByRole('alert')).toBeShown();
    expect(await passengers()).toHaveLength(20);
  });

  test('requests of another day are left out, the latest end is first, and a second page can be loaded', async () => {
    const world = await openRideWorld(ADA);
    arrange(world, { ...MANY, Yesterday: MINUTES_OF_A_DAY + 31 }, 'expired');
    const { user } = openBoard(world);
    expect(within(await strip()).getByText('20 or more requests ended without a driver.')).toBeShown();
    await waitFor(async () => expect((await passengers()).slice(0, 2)).toEqual(['Ride0', 'Ride1']));
    await user.click(within(await strip()).getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await passengers()).toHaveLength(23));
    expect(within(await strip()).getByText('23 requests ended without a driver.')).toBeShown();
    expect(screen.queryByText('Yesterday')).toBeNull();
  });

  test('a further end reads only the latest page, and the shown requests stay', async () => {
    const world = await openRideWorld(ADA);
    arrange(world, MANY, 'expired');
    arrange(world, { Over: 31 }, 'requested');
    const { user } = openBoard(world);
    await user.click(within(await strip()).getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await passengers()).toHaveLength(23));
    const before = world.requestsOf(PAGE_OF_ENDED);
    await look();
    await waitFor(async () => expect(await passengers()).toHaveLength(24));
    expect(await passengers()).toContain('Over');
    expect(world.requestsOf(PAGE_OF_ENDED) - before).toBe(1);
  });

  test('without such requests there is no list', async () => {
    const world = await openRideWorld(ADA);
    openBoard(world);
    await screen.findByRole('region', { name: 'Waiting' });
    expect(screen.queryByRole('region', { name: 'Not served today' })).toBeNull();
  });
});

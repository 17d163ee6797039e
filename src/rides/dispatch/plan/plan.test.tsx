import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { someDetails } from '#domain/rides/model/booking/ride-details.builder.ts';
import { aStoredShift } from '#domain/rides/model/firm/shift.builder.ts';
import { aStoredRide, CARD } from '#domain/rides/model/ride/ride.builder.ts';
import type { OpenState } from '#domain/rides/model/ride/ride-state.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { dayAt, instantsOf, plusDays } from '#domain/shared/time/wall-time.ts';
import { ADA, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const car = (id: string) => ({ id, label: 'Saloon', plate: `CB ${id}`, colour: null, seats: 4 });
const shiftOf = (name: string, given: object = {}) =>
  aStoredShift({ name, vehicle: car(name), duty: 'off', ...given });

type World = Awaited<ReturnType<typeof openRideWorld>>;

/** Tomorrow in the service's zone, and its ten o'clock. */
function tomorrow({ stage }: World) {
  const day = plusDays(dayAt(stage.clock.now(), 'Europe/Berlin'), 1);
  const [ten] = instantsOf(`${day}T10:00`, 'Europe/Berlin');
  if (ten === undefined) throw new Error('no such time');
  return { day, ten };
}

interface Stored {
  readonly name: string;
  /** Minutes after ten. */
  readonly at: number;
  readonly driver?: string;
  readonly state?: OpenState;
  readonly given?: object;
}

async function openPlan(rides: readonly Stored[], drivers: readonly string[] = ['Dora', 'Emil']) {
  const world = await openRideWorld(ADA);
  const { day, ten } = tomorrow(world);
  for (const name of drivers) {
    world.stage.addAccount({ uid: name.toLowerCase(), name, role: 'driver' });
    world.put({ [`drivers/${name.toLowerCase()}`]: shiftOf(name) });
  }
  for (const { name, at, driver, state, given } of rides) {
    const pickupAt = new Date(ten.getTime() + at * MINUTE_MS);
    const held = driver !== undefined && {
      driver: driver.toLowerCase(),
      card: state === 'offered' ? null : { ...CARD, name: driver },
    };
    world.put({
      [`rides/${name}`]: aStoredRide(state ?? (driver === undefined ? 'requested' : 'accepted'), {
        kind: 'later',
        pickupAt,
        searchFrom: pickupAt,
        wall: pickupAt.toISOString().slice(0, 16),
        ...held,
        ...given,
      }),
      [`rides/${name}/private/details`]: someDetails({ name }),
    });
  }
  const app = renderApp(`/admin/plan?day=${day}`, { world });
  await screen.findByRole('region', { name: /^Without a driver/ });
  return { ...app, world, day };
}

const part = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }));
const namesIn = (list: string) =>
  part(list)
    .queryAllByRole('button', { name: /^\d\d:\d\d/ })
    .map((ride) => ride.dataset['row']);
const focusedRow = () => document.activeElement?.getAttribute('data-row');
const named = (name: string) => screen.findByRole('button', { name: new RegExp(`^\\d\\d:\\d\\d ${name}`) });

const driverOf = async (world: World, id: string) => (await world.person.read(id)).driver;
const waiting = (count: number): readonly Stored[] =>
  Array.from({ length: count }, (_, index) => ({ name: `Ride${index}`, at: index * 10 }));
const summary = (text: RegExp) => screen.findByText(text, {}, { timeout: 20_000 });

describe('the plan of a day', () => {
  test('shows that day’s rides by time, those of drivers in their lanes, and what speaks against them', async () => {
    const { user } = await openPlan([
      { name: 'Nora', at: 60 },
      { name: 'Mia', at: 0 },
      { name: 'Pia', at: 30, driver: 'Dora' },
      { name: 'Zoe', at: 40, driver: 'Dora', given: { people: 5, needs: ['wheelchair'] } },
      { name: 'Asked', at: 200, driver: 'Emil', state: 'offered' },
      { name: 'Other', at: 24 * 60 },
    ]);
    expect(namesIn('Without a driver')).toEqual(['Mia', 'Nora']);
    const dora = within(screen.getByRole('list', { name: 'Dora' }));
    const trip = '5 Mill Road, Northside to City Hospital';
    expect(await dora.findByRole('button', { name: `10:30 Pia, ${trip}, 1 person, Clash` })).toBeShown();
    const all = `10:40 Zoe, ${trip}, 5 people, Wheelchair, Clash, Too few seats, Car lacks: Wheelchair`;
    expect(dora.getByRole('button', { name: all })).toBeShown();
    expect((await named('Asked')).getAttribute('aria-label')).toMatch(/Driver asked$/);
    await user.click(screen.getByRole('button', { name: 'Tour of Emil, 1 ride' }));
    expect(await screen.findByRole('dialog', { name: 'Emil' })).toBeShown();
    expect(screen.getByRole('link', { name: 'Day sheet' }).getAttribute('href')).toMatch(
      /^\/admin\/plan\/sheet\?day=[\d-]+&driver=emil$/,
    );
  }, 60_000);

  test('j, k, and J and K lead through rides and drivers, Enter shows the ride beside the plan with its actions', async () => {
    const { user } = await openPlan([
      { name: 'Mia', at: 0 },
      { name: 'Nora', at: 60 },
      { name: 'Pia', at: 30, driver: 'Dora' },
      { name: 'Quin', at: 90, driver: 'Emil' },
    ]);
    const after = async (keys: string) => {
      await user.keyboard(keys);
      return focusedRow();
    };
    expect(await after('j')).toBe('Mia');
    expect(await after('jj')).toBe('Pia');
    expect(await after('k')).toBe('Nora');
    expect(await after('J')).toBe('Pia');
    expect(await after('J')).toBe('Quin');
    expect(await after('J')).toBe('Mia');
    expect(await after('K')).toBe('Quin');
    await user.keyboard('{Enter}');
    const panel = within(await screen.findByRole('dialog', { name: 'Quin' }));
    expect(panel.getByRole('button', { name: 'Recall ride of Quin' })).toBeShown();
    expect(panel.getByRole('button', { name: 'Driver of Quin has set off' })).toBeShown();
  }, 60_000);

  test('left and right lead to the days beside it, and a day without rides says so', async () => {
    const { user, address, day } = await openPlan([{ name: 'Mia', at: 0 }]);
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByText('No open rides')).toBeShown();
    expect(address()).toBe(`/admin/plan?day=${plusDays(day, 1)}`);
    await user.keyboard('{ArrowLeft}');
    expect(await named('Mia')).toBeShown();
  }, 60_000);

  test('an address with no day shows today', async () => {
    const world = await openRideWorld(ADA);
    renderApp('/admin/plan?day=2025-02-30', { world });
    expect(await screen.findByText('No open rides')).toBeShown();
    expect(screen.getByRole('link', { name: 'Ended rides' })).toBeShown();
    expect(screen.queryByRole('link', { name: 'Today' })).toBeNull();
  }, 60_000);

  test('without a network the page says what is missing, and another attempt shows the plan', async () => {
    const world = await openRideWorld(ADA);
    const { user } = renderApp('/admin/fleet', { world });
    await screen.findByRole('heading', { level: 1, name: 'Fleet' });
    world.network.goOffline();
    await user.click(screen.getByRole('link', { name: 'Plan' }));
    expect((await screen.findByText(/Network error/)).textContent).toMatch(/time zone/);
    world.network.goOnline();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No open rides')).toBeShown();
  }, 60_000);
});

describe('rides given together', () => {
  test('sixty rides of twelve drivers take two keys, and each driver gets five', async () => {
    const drivers = Array.from({ length: 12 }, (_, index) => `Driver${String.fromCodePoint(65 + index)}`);
    const { user, world } = await openPlan(waiting(60), drivers);
    await user.keyboard('A');
    await screen.findByRole('dialog', { name: 'Give 60 rides' });
    await user.keyboard('{Enter}');
    await summary(/^60 rides given\.$/);
    const given = await Promise.all(waiting(60).map(({ name }) => driverOf(world, name)));
    expect(drivers.map((name) => given.filter((uid) => uid === name.toLowerCase()).length)).toEqual(
      drivers.map(() => 5),
    );
  }, 120_000);

  test('ticked rides go to the chosen driver, and what does not fit stays, with its reasons before and after the press', async () => {
    const { user, world } = await openPlan([
      { name: 'Mia', at: 0 },
      { name: 'Nora', at: 10 },
      { name: 'Pia', at: 100, given: { needs: ['wheelchair'] } },
      { name: 'Quin', at: 200 },
    ]);
    await user.keyboard('j j j ');
    await user.click(screen.getByRole('button', { name: 'Give 3 rides' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Give 3 rides' }));
    await user.click(dialog.getByRole('radio', { name: 'Emil' }));
    expect(dialog.getByText('Emil 1')).toBeShown();
    expect(dialog.getByText('Stay as they are: 1 needs equipment, 1 clash.')).toBeShown();
    await user.click(dialog.getByRole('button', { name: 'Give 1 ride' }));
    await summary(/^1 ride given\. Not given: 1 needs equipment, 1 clash\.$/);
    expect(await Promise.all(['Mia', 'Nora', 'Quin'].map((id) => driverOf(world, id)))).toEqual([
      'emil',
      null,
      null,
    ]);
  }, 60_000);

  test('a ride that a colleague has changed meanwhile is named, and the others get their driver', async () => {
    const { user, world } = await openPlan([
      { name: 'Mia', at: 0 },
      { name: 'Nora', at: 100 },
    ]);
    await user.keyboard('A');
    await screen.findByRole('dialog', { name: 'Give 2 rides' });
    await (
      await world.open({ name: 'Olga Other', role: 'admin' })
    ).step('Mia', {
      did: 'cancel',
      why: 'duplicate',
    });
    await user.keyboard('{Enter}');
    await summary(/^1 ride given\.$/);
    expect(screen.getByText(/^10:00 .*: /)).toBeShown();
    expect(await driverOf(world, 'Nora')).not.toBeNull();
  }, 60_000);

  test('a asks for the driver of one ride, as on the board', async () => {
    const { user } = await openPlan([{ name: 'Mia', at: 0 }]);
    await user.keyboard('ja');
    expect(await screen.findByRole('dialog', { name: 'Assign ride of Mia' })).toBeShown();
  }, 60_000);
});

describe('a driver’s tour', () => {
  const EIGHT = Array.from({ length: 4 }, (_, index) => ({
    name: `Ride${index}`,
    at: index * 60,
    driver: 'Dora',
  }));

  test('of a driver who called in sick is taken back with a reason and given to others, in seven keys', async () => {
    const { user, world } = await openPlan(EIGHT);
    await user.keyboard('Ji');
    await screen.findByRole('dialog', { name: 'Take 4 rides back from Dora?' });
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/nearer/i));
    await user.keyboard('{Tab}{Enter}');
    await summary(/^4 rides taken back\.$/);
    expect((await world.person.read('Ride0')).log.at(-1)).toMatchObject({ did: 'recall', why: 'changed' });
    await screen.findByRole('button', { name: 'Give 4 rides' });
    await user.keyboard('A');
    await screen.findByRole('dialog', { name: 'Give 4 rides' });
    await user.keyboard('{Enter}');
    await summary(/^4 rides given\.$/);
    expect(await Promise.all(EIGHT.map(({ name }) => driverOf(world, name)))).toEqual(
      EIGHT.map(() => 'emil'),
    );
  }, 120_000);

  test('is swapped with the tour of another driver', async () => {
    const { user, world } = await openPlan([
      { name: 'Mia', at: 0, driver: 'Dora', given: { people: 5 } },
      { name: 'Nora', at: 100, driver: 'Emil' },
    ]);
    await user.keyboard('Js');
    const dialog = within(await screen.findByRole('dialog', { name: 'Swap the tour of Dora' }));
    await user.click(dialog.getByRole('button', { name: 'Swap' }));
    expect(dialog.getByText('Choose a driver.')).toBeShown();
    await user.click(dialog.getByRole('radio', { name: 'Emil' }));
    expect(dialog.getByText('For 1 ride the other car lacks seats or equipment.')).toBeShown();
    await user.click(dialog.getByRole('button', { name: 'Swap' }));
    await summary(/^2 rides given\.$/);
    expect(await Promise.all(['Mia', 'Nora'].map((id) => driverOf(world, id)))).toEqual(['emil', 'dora']);
  }, 60_000);

  test('without a ride of a driver in focus the keys say what is missing', async () => {
    const { user } = await openPlan([{ name: 'Mia', at: 0 }]);
    await user.keyboard('ji');
    expect(await screen.findByText(/Move to a ride of the driver first/)).toBeShown();
  }, 60_000);

  test('the day sheet lists the driver’s rides of that day, with names and numbers', async () => {
    const { user } = await openPlan([
      { name: 'Mia', at: 0, driver: 'Dora' },
      { name: 'Nora', at: 100, driver: 'Emil' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Tour of Dora, 1 ride' }));
    await user.click(await screen.findByRole('link', { name: 'Day sheet' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Day sheet of Dora' })).toBeShown();
    const rides = await within(screen.getByRole('main')).findAllByRole('listitem');
    expect(rides.map(({ textContent }) => textContent?.slice(0, 8))).toEqual(['10:00Mia']);
  }, 60_000);
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { driverOf, openPlan, type Planned } from '#test/open-plan.ts';

const waiting = (count: number): readonly Planned[] =>
  Array.from({ length: count }, (_, index) => ({ name: `Ride${index}`, at: index * 10 }));
const summary = (text: RegExp) => screen.findByText(text, {}, { timeout: 20_000 });

describe('rides given together', () => {
  test('sixty rides of twelve drivers take two keys, and each driver gets five', async () => {
    const drivers = Array.from({ length: 12 }, (_, index) => `Driver${String.fromCodePoint(65 + index)}`);
    const { user, world } = await openPlan(waiting(60), drivers);
    await user.keyboard('{Shift>}A{/Shift}');
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

  test('a ride that a colleague has changed meanwhile is named, and the other rides get their driver', async () => {
    const { user, world } = await openPlan([
      { name: 'Mia', at: 0 },
      { name: 'Nora', at: 100 },
    ]);
    await user.keyboard('{Shift>}A{/Shift}');
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

  test('Stop lets the steps under way end, and the summary counts those that were not tried', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const { user, world } = await openPlan(waiting(6), ['Dora'], (services) => {
      const take = services.takeStep;
      vi.spyOn(services, 'takeStep').mockImplementation(async (...step) => {
        await held;
        return take(...step);
      });
    });
    await user.click(screen.getByRole('button', { name: 'Give 6 rides' }));
    await screen.findByRole('dialog', { name: 'Give 6 rides' });
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('progressbar', { name: 'Giving rides' })).toBeShown();
    expect(screen.getByText('0 of 2')).toBeShown();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(screen.getByRole('button', { name: 'Stopping...' })).toBeShown();
    release();
    await summary(/^1 ride given\. Not given: 4 clashes\. 1 ride not tried\.$/);
    expect(await Promise.all(['Ride0', 'Ride5'].map((id) => driverOf(world, id)))).toEqual(['dora', null]);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/ride given/)).toBeNull();
  }, 60_000);

  test('a lost network ends the series, and the summary says which steps failed and how many were not tried', async () => {
    const { user, world } = await openPlan(waiting(6), ['Dora']);
    await user.keyboard('{Shift>}A{/Shift}');
    await screen.findByRole('dialog', { name: 'Give 6 rides' });
    world.network.goOffline();
    await user.keyboard('{Enter}');
    await summary(/^0 rides given\. Not given: 4 clashes\. 1 ride not tried\.$/);
    expect(screen.getByText(/^10:00 Ride0: .*[Nn]etwork/)).toBeShown();
  }, 60_000);

  test('the keys a and Enter give one ride to the first suggested driver, who may be off duty now', async () => {
    const { user, world } = await openPlan([
      { name: 'Mia', at: 0 },
      { name: 'Pia', at: 300, driver: 'Dora' },
    ]);
    await user.keyboard('ja');
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign ride of Mia' }));
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Emil' })).toHaveProperty('checked', true));
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await driverOf(world, 'Mia')).toBe('emil'));
  }, 60_000);
});

describe('the tour', () => {
  const EIGHT = Array.from({ length: 8 }, (_, index) => ({
    name: `Ride${index}`,
    at: index * 60 - 60,
    driver: 'Dora',
  }));

  test('of a driver who called in sick is recalled with a reason and given to others, in five keys', async () => {
    const { user, world } = await openPlan(EIGHT, ['Dora', 'Emil', 'Fred']);
    await user.keyboard('{Shift>}J{/Shift}i');
    await screen.findByRole('dialog', { name: 'Take 8 rides back from Dora?' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Driver not available'));
    await user.keyboard('{Enter}');
    await summary(/^8 rides taken back\.$/);
    expect((await world.person.read('Ride0')).log.at(-1)).toMatchObject({
      did: 'recall',
      why: 'unavailable',
    });
    const free = within(await screen.findByRole('list', { name: 'No driver' }));
    await waitFor(() => expect(free.getAllByRole('button', { name: /Ticked$/ })).toHaveLength(8));
    await user.keyboard('{Shift>}A{/Shift}');
    await screen.findByRole('dialog', { name: 'Give 8 rides' });
    await user.keyboard('{Enter}');
    await summary(/^8 rides given\.$/);
    expect(await Promise.all(EIGHT.map(({ name }) => driverOf(world, name)))).toEqual(
      EIGHT.map((_, index) => (index % 2 === 0 ? 'emil' : 'fred')),
    );
  }, 120_000);

  test('is swapped with the tour of another driver', async () => {
    const { user, world } = await openPlan([
      { name: 'Mia', at: 0, driver: 'Dora', given: { people: 5 } },
      { name: 'Nora', at: 100, driver: 'Emil' },
    ]);
    await user.keyboard('{Shift>}J{/Shift}s');
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

  test('the day sheet lists the driver’s rides of the day, with names and numbers', async () => {
    const { user } = await openPlan([
      { name: 'Mia', at: 0, driver: 'Dora' },
      { name: 'Nora', at: 100, driver: 'Emil' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Dora , 1 ride' }));
    await user.click(await screen.findByRole('link', { name: 'Day sheet' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Day sheet of Dora' })).toBeShown();
    const rides = await within(screen.getByRole('main')).findAllByRole('listitem');
    expect(rides.map(({ textContent }) => textContent?.slice(0, 8))).toEqual(['10:00Mia']);
  }, 60_000);
});

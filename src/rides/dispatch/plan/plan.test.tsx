import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { NO_HOURS } from '#domain/rides/model/firm/availability.ts';
import { someDetails } from '#domain/rides/model/booking/ride-details.builder.ts';
import { aStoredShift } from '#domain/rides/model/firm/shift.builder.ts';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { plusDays } from '#domain/shared/time/wall-time.ts';
import { named, openPlan } from '#test/open-plan.ts';
import { ADA, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const namesIn = (list: string) =>
  within(screen.getByRole('region', { name: new RegExp(`^${list}`) }))
    .queryAllByRole('button', { name: /^\d\d:\d\d/ })
    .map((ride) => ride.dataset['row']);
const focusedRow = () => document.activeElement?.getAttribute('data-row');

describe('the plan of a day', () => {
  test('shows the day’s rides by time, the rides of drivers in lanes, and what speaks against each ride', async () => {
    const { user } = await openPlan([
      { name: 'Nora', at: 60 },
      { name: 'Mia', at: 0 },
      { name: 'Pia', at: 30, driver: 'Dora' },
      { name: 'Zoe', at: 40, driver: 'Dora', given: { people: 5, needs: ['wheelchair'] } },
      { name: 'Asked', at: 200, driver: 'Emil', state: 'offered' },
      { name: 'Other', at: 24 * 60 },
    ]);
    expect(namesIn('No driver')).toEqual(['Mia', 'Nora']);
    const dora = within(screen.getByRole('list', { name: 'Dora' }));
    const trip = '5 Mill Road, Northside to City Hospital';
    expect(await dora.findByRole('button', { name: `10:30 Pia , ${trip}, 1 person, Clash` })).toBeShown();
    const all = `10:40 Zoe , ${trip}, 5 people, Wheelchair, Clash, Too few seats, Car lacks: Wheelchair`;
    expect(dora.getByRole('button', { name: all })).toBeShown();
    expect((await named('Asked')).textContent).toMatch(/Driver asked$/);
    await user.click(screen.getByRole('button', { name: 'Emil , 1 ride' }));
    expect(await screen.findByRole('dialog', { name: 'Emil' })).toBeShown();
    expect(screen.getByRole('link', { name: 'Day sheet' }).getAttribute('href')).toMatch(
      /^\/admin\/plan\/sheet\?day=[\d-]+&driver=emil$/,
    );
  }, 60_000);

  test('a driver who is away and has rides stands above, and the rides are marked', async () => {
    const rides = [
      { name: 'Mia', at: 0, driver: 'Dora' },
      { name: 'Nora', at: 60, driver: 'Emil' },
    ];
    const signed = { laterNews: false, rev: 0, by: 'ada', name: 'Ada Admin', at: new Date() };
    const absent = (day: string) => ({
      'availability/dora': { hours: NO_HOURS, away: [`${day}/${day}`], ...signed },
      'availability/emil': { hours: NO_HOURS.map(() => '06:00-07:00'), away: [], ...signed },
    });
    const { user } = await openPlan(rides, ['Dora', 'Emil', 'Fina'], undefined, absent);
    expect(await screen.findByText('Away on this day, and still with rides:')).toBeShown();
    expect((await named('Mia')).textContent).toMatch(/Driver away$/);
    expect((await named('Nora')).textContent).toMatch(/Outside usual hours$/);
    await user.click(screen.getByRole('button', { name: 'Dora, 1 ride' }));
    expect(await screen.findByRole('dialog', { name: 'Dora' })).toBeShown();
  }, 60_000);

  test('j, k, and J and K lead through rides and drivers, Enter shows the ride beside the plan with its actions', async () => {
    const { user } = await openPlan([
      { name: 'Mia', at: 0 },
      { name: 'Nora', at: 60 },
      { name: 'Pia', at: 30, driver: 'Dora' },
      { name: 'Quin', at: 90, driver: 'Emil', state: 'on_the_way' },
    ]);
    const after = async (keys: string) => {
      await user.keyboard(keys);
      return focusedRow();
    };
    expect(await after('{Shift>}K{/Shift}')).toBe('Quin');
    expect(await after('{Shift>}J{/Shift}jj')).toBe('Pia');
    expect(await after('k')).toBe('Nora');
    expect(await after('{Shift>}J{/Shift}')).toBe('Pia');
    expect(await after('{Shift>}J{/Shift}')).toBe('Quin');
    expect(await after('{Shift>}J{/Shift}')).toBe('Mia');
    expect(await after('{Shift>}K{/Shift}')).toBe('Quin');
    await user.keyboard('{Enter}');
    const panel = within(await screen.findByRole('dialog', { name: 'Quin' }));
    expect(panel.getByRole('button', { name: 'Recall ride of Quin' })).toBeShown();
    expect(panel.getByRole('button', { name: 'Driver is at the door of Quin' })).toBeShown();
  }, 60_000);

  test('the arrow keys left and right lead to the days before and after, and a day without rides says so', async () => {
    const { user, address, day } = await openPlan([{ name: 'Mia', at: 0 }]);
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByText('No open rides')).toBeShown();
    expect(address()).toBe(`/admin/plan?day=${plusDays(day, 1)}`);
    await user.keyboard('{ArrowLeft}');
    expect(await named('Mia')).toBeShown();
  }, 60_000);

  test('the ended rides of the day are shown on request, each with the driver, and no key stops at them', async () => {
    const world = await openRideWorld(ADA);
    const now = world.stage.clock.now();
    world.put({
      'drivers/dora': aStoredShift({ name: 'Dora', duty: 'off' }),
      'rides/done': aStoredRide('completed', {
        driver: 'dora',
        pickupAt: now,
        createdAt: now,
        changedAt: now,
      }),
      'rides/done/private/details': someDetails({ name: 'Mia' }),
      'rides/never': aStoredRide('cancelled', { pickupAt: now, createdAt: now, changedAt: now }),
    });
    const { user } = renderApp('/admin/plan', { world });
    expect(await screen.findByText('No open rides')).toBeShown();
    await user.click(screen.getByRole('button', { name: 'Show ended rides here' }));
    const list = within(await screen.findByRole('list', { name: 'Ended rides of Dora' }));
    expect(await list.findByText(/^\d\d:\d\d Mia, Completed$/)).toBeShown();
    const others = within(screen.getByRole('list', { name: 'Ended rides without a driver' }));
    expect(others.getByText(/, Cancelled$/)).toBeShown();
    await user.keyboard('j');
    expect(focusedRow()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Hide ended rides' }));
    expect(await screen.findByText('No open rides')).toBeShown();
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

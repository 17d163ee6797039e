import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { weekdayOf } from '#domain/shared/time/day.ts';
import { plusDays } from '#domain/shared/time/wall-time.ts';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { DAY_MS } from '#domain/shared/durations.ts';
import { ADA, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';
import { on, openHistory, RIDES, rows } from '#test/open-ride-history.ts';

describe('the filter of the history', () => {
  test('a state, a driver and days narrow the rides, and are in the address', async () => {
    const { user, address } = await openHistory();
    await user.click(await screen.findByRole('button', { name: 'More filters' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'Completed');
    expect(await screen.findByText('2 rides found.')).toBeShown();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Driver' }), 'Dario Driver');
    expect(await screen.findByText('1 ride found.')).toBeShown();
    await waitFor(async () => expect(await rows()).toEqual(['late']));
    expect(address()).toBe('/admin/rides/history?driver=u-dario&state=completed');
  });

  test('a day is in the service’s zone, and a range of days may be open on one side', async () => {
    const { user, address } = await openHistory('?from=2026-03-02&to=2026-03-02');
    expect(await rows()).toEqual(['late']);
    const to = screen.getByRole('textbox', { name: 'To' });
    expect(to).toHaveProperty('value', '2 March 2026');
    await user.clear(to);
    await user.type(to, '3.3.2026{Enter}');
    expect(await screen.findByText('2 rides found.')).toBeShown();
    expect(address()).toBe('/admin/rides/history?from=2026-03-02&to=2026-03-03');
    await user.clear(screen.getByRole('textbox', { name: 'From' }));
    await user.tab();
    expect(await screen.findByText('3 rides found.')).toBeShown();
    expect(address()).toBe('/admin/rides/history?to=2026-03-03');
    await user.click(screen.getByRole('button', { name: 'All days' }));
    await waitFor(() => expect(address()).toBe('/admin/rides/history'));
    expect(to).toHaveProperty('value', '');
  });

  test('a last day before the first day, or no day at all, stays in the field and the address, and is ignored', async () => {
    const { user, address } = await openHistory('?from=2026-03-02&to=2026-03-02');
    const to = await screen.findByRole('textbox', { name: 'To' });
    for (const [typed, stays, why] of [
      ['1.3.2026', '2026-03-01', /^This is before the first day/],
      ['31.2.', '31.2.', 'This is no day of the calendar.'],
    ] as const) {
      await user.clear(to);
      await user.type(to, `${typed}{Enter}`);
      expect(await screen.findByText(why)).toBeShown();
      expect(address()).toBe(`/admin/rides/history?from=2026-03-02&to=${stays}`);
      expect(await screen.findByText('2 rides found.')).toBeShown();
    }
  });

  test('an invalid parameter of the address is named and ignored', async () => {
    await openHistory('?from=2026-02-30&state=lost');
    expect(await rows()).toHaveLength(3);
    expect(screen.getByText('This is no day of the calendar.')).toBeShown();
    expect(screen.getByRole('textbox', { name: 'From' })).toHaveProperty('value', '2026-02-30');
    expect(screen.getByRole('alert').textContent).toMatch(/^“lost” in the address is left out/);
  });

  test('days are chosen with one press or one key, and the choice is marked', async () => {
    const world = await openRideWorld(ADA);
    const day = (back: number) =>
      new Date(world.stage.clock.now().getTime() - back * DAY_MS).toISOString().slice(0, 10);
    const { user, address } = renderApp('/admin/rides/history', { world });
    await user.click(await screen.findByRole('button', { name: 'Yesterday' }));
    await waitFor(() => expect(address()).toBe(`/admin/rides/history?from=${day(1)}&to=${day(1)}`));
    expect(screen.getByRole('button', { name: 'Yesterday', pressed: true })).toBeShown();
    await user.keyboard('t');
    await waitFor(() => expect(address()).toBe(`/admin/rides/history?from=${day(0)}&to=${day(0)}`));
    await user.keyboard('w');
    await waitFor(() => expect(address()).not.toContain(day(0)));
    const { from, to } = Object.fromEntries(new URLSearchParams(address().split('?')[1]));
    expect([weekdayOf(from ?? ''), weekdayOf(to ?? ''), plusDays(from ?? '', 6)]).toEqual([0, 6, to]);
    expect(screen.getByRole('button', { name: 'Last week', pressed: true })).toBeShown();
    await user.keyboard('m');
    await waitFor(() => expect(address()).toContain(`from=${day(0).slice(0, 7)}-01&to=${day(0)}`));
    await user.keyboard('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Passenger' }));
  });

  test('a car and who booked narrow the rides, and are in the address', async () => {
    const { user, address, world } = await openHistory('', {
      ...RIDES,
      'vehicles/van': {
        label: 'Blue van',
        plate: 'CB 10',
        formerPlates: ['CB 1'],
        seats: 4,
        needs: [],
        active: true,
      },
      'rides/phoned': aStoredRide('completed', {
        ...on(6),
        rider: 'caller-phoned',
        bookedBy: ['dispatch', 'u-bob'],
      }),
    });
    world.stage.addAccount({ name: 'Bob Boss', role: 'admin' });
    await user.click(await screen.findByRole('button', { name: 'More filters' }));
    const car = await screen.findByRole('combobox', { name: 'Car' });
    await within(car).findByRole('option', { name: 'CB 1 · Blue van' });
    await user.selectOptions(car, 'CB 1');
    await waitFor(async () => expect(await rows()).toEqual(['late']));
    expect(await screen.findByText('1 ride found.')).toBeShown();
    await user.selectOptions(car, 'All cars');
    const booker = screen.getByRole('combobox', { name: 'Booked by' });
    expect(within(booker).getByRole('option', { name: 'Ada Admin' })).toBeShown();
    await user.selectOptions(booker, 'Dispatch');
    await waitFor(async () => expect(await rows()).toEqual(['phoned']));
    expect(address()).toBe('/admin/rides/history?by=dispatch');
    await user.selectOptions(booker, 'Passengers');
    await waitFor(async () => expect(await rows()).toEqual(['gone', 'late', 'early']));
    await user.selectOptions(booker, world.person.uid);
    expect(await screen.findByText('0 rides found.')).toBeShown();
  });

  test('a filter that is not set is folded, and one that the address sets is shown', async () => {
    await openHistory('?state=completed');
    expect(await screen.findByRole('combobox', { name: 'State' })).toHaveProperty('value', 'completed');
    expect(screen.queryByRole('combobox', { name: 'Car' })).toBeNull();
    expect(screen.getByRole('button', { name: 'More filters', expanded: false })).toBeShown();
  });
});

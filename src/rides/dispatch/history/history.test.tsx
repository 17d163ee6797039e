import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { phoneFields } from '#domain/rides/model/booking/rider-record.ts';
import { aStoredCustomer } from '#domain/rides/model/customers/customer.builder.ts';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { on, openHistory, RIDES, rows } from '#test/open-ride-history.ts';

describe('the history of rides', () => {
  test('the history lists every ride, the newest pick-up first, with who rode, and says how many', async () => {
    await openHistory();
    expect(await rows()).toEqual(['gone', 'late', 'early']);
    expect(await screen.findByText('3 rides found.')).toBeShown();
    expect(await screen.findByRole('link', { name: '=Cora Caller' })).toBeShown();
    expect(screen.getByText('Airport')).toBeShown();
    expect(screen.getByRole('link', { name: 'History' }).getAttribute('aria-current')).toBe('page');
  });

  test('rides are shown in pages, which count only once', async () => {
    const many = Array.from({ length: 21 }, (_, day) => [
      `rides/ride-${day}`,
      aStoredRide('expired', on(day + 1)),
    ]);
    const { user, world } = await openHistory('?state=expired', Object.fromEntries(many));
    expect(await rows()).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { name: 'Rides, page 2' });
    await waitFor(async () => expect(await rows()).toEqual(['ride-0']));
    expect(world.requestsOf('count rides')).toBe(1);
  });

  test('a filter without matches says so, and offers no file', async () => {
    await openHistory('?state=expired');
    expect(await screen.findByText('No ride matches everything you have chosen.')).toBeShown();
    expect(screen.queryByRole('button', { name: 'Export as CSV' })).toBeNull();
  });

  test('rides that could not be loaded are reported, and load on another attempt', async () => {
    const { user, world } = await openHistory('?state=completed');
    await rows();
    world.network.goOffline();
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Cancelled');
    expect((await screen.findByText(/^The rides could not be loaded/)).textContent).toMatch(/Network error/);
    world.network.goOnline();
    const [first, second] = screen.getAllByRole('button', { name: 'Try again' });
    if (first !== undefined) await user.click(first);
    if (second !== undefined) await user.click(second);
    await waitFor(async () => expect(await rows()).toEqual(['gone']));
    expect(await screen.findByText('1 ride found.')).toBeShown();
  });

  test('a name finds callers and passengers with an account, and links to the rides of each', async () => {
    const { user, address, world } = await openHistory('', {
      ...RIDES,
      'customers/caller-1': aStoredCustomer({
        name: 'Robin Caller',
        nameKey: 'robin caller',
        nameKey2: 'caller',
        rides: ['called', 'before'],
      }),
      'rides/called': aStoredRide('completed', { ...on(4), rider: 'caller-called' }),
      'rides/before': aStoredRide('completed', { ...on(3), rider: 'caller-before' }),
    });
    const robin = world.stage.addAccount({ name: 'Anna Robin', role: 'passenger' });
    world.put({ 'rides/own': aStoredRide('completed', { ...on(5), rider: robin.uid }) });
    await user.type(await screen.findByRole('searchbox', { name: 'Passenger' }), 'robin{Enter}');
    await waitFor(async () => expect(await rows()).toEqual(['own', 'called', 'before']));
    expect(address()).toBe('/admin/rides/history?find=robin');
    const people = within(screen.getByRole('list', { name: 'Passengers found:' }));
    expect(people.getByRole('link', { name: 'Show only rides of Anna Robin' })).toBeShown();
    await user.click(people.getByRole('link', { name: 'Show only rides of Robin Caller' }));
    await waitFor(async () => expect(await rows()).toEqual(['called', 'before']));
    expect(address()).toBe('/admin/rides/history?rider=customer-caller-1');
    await user.click(screen.getByRole('link', { name: 'Show those of all passengers' }));
    await waitFor(async () => expect(await rows()).toHaveLength(6));
  });

  test('the first and the last digits of a number find an account', async () => {
    const { user, world } = await openHistory();
    const robin = world.stage.addAccount({ name: 'Anna Robin', role: 'passenger' });
    world.put({
      [`riders/${robin.uid}`]: { ...phoneFields('+49 30 1230142'), slots: {}, claim: 'now' },
      'rides/own': aStoredRide('completed', { ...on(5), rider: robin.uid }),
    });
    const field = await screen.findByRole('searchbox', { name: 'Passenger' });
    for (const typed of ['0142', '030/123']) {
      await user.clear(field);
      await user.type(field, `${typed}{Enter}`);
      await waitFor(async () => expect(await rows()).toEqual(['own']));
    }
    await user.clear(field);
    await user.type(field, '0143{Enter}');
    expect(await screen.findByText('Nobody found')).toBeShown();
  });

  test('a name that nobody has is reported, and no rides are requested', async () => {
    const { world } = await openHistory('?find=Zoe');
    expect(await screen.findByText('Nobody found')).toBeShown();
    expect(world.requestsOf('list rides')).toBe(0);
  });

  test('Enter opens the ride of the row in a panel, and Escape leads back to that row', async () => {
    const { user, address } = await openHistory('?state=completed');
    expect(await rows()).toEqual(['late', 'early']);
    await screen.findByRole('link', { name: '=Cora Caller' });
    await user.keyboard('j{Enter}');
    const panel = within(await screen.findByRole('dialog', { name: '=Cora Caller' }));
    expect(address()).toBe('/admin/rides/history?state=completed&open=late');
    expect(panel.getByRole('link', { name: 'Open the whole ride' }).getAttribute('href')).toBe(
      '/admin/rides/late',
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-row')).toBe('late'));
    expect(address()).toBe('/admin/rides/history?state=completed');
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { aStoredCustomer } from '#domain/rides/model/customers/customer.builder.ts';
import { BERLIN_SETTINGS } from '#domain/rides/model/firm/settings.builder.ts';
import { aStoredShift } from '#domain/rides/model/firm/shift.builder.ts';
import { aStoredOrder } from '#domain/rides/model/standing/order.builder.ts';
import { lookedAt } from '#domain/rides/model/standing/order-outlook.ts';
import type { OrderPlan } from '#domain/rides/model/standing/order-plan.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { weekdayOf } from '#domain/shared/time/day.ts';
import { plusDays } from '#domain/shared/time/wall-time.ts';
import { openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const CARA = 'CaraCaller0000000000';
const ORDER = 'CaraOrder00000000000';
const DAY_MS = 86_400_000;
const THERE_AND_BACK = [
  { key: '1', way: 'there', time: '23:58' },
  { key: '2', way: 'back', time: null },
] as const;

/** A board with an order that was begun three days ago. */
async function openBoard(
  planOf: (today: string) => Partial<OrderPlan>,
  documentsOf: (today: string, order: object) => Readonly<Record<string, object>> = () => ({}),
) {
  const world = await openRideWorld(
    { name: 'Ada Admin', role: 'admin' },
    { [`customers/${CARA}`]: aStoredCustomer() },
  );
  const now = world.stage.clock.now();
  const { today } = lookedAt({ now, timeZone: 'Europe/Berlin' });
  const stored = aStoredOrder({ weekdays: [0, 1, 2, 3, 4, 5, 6], ...planOf(today) }, `customer-${CARA}`);
  const log = { 0: { by: 'actor', name: 'Ada Admin', at: new Date(now.getTime() - 3 * DAY_MS) } };
  world.put({ [`orders/${ORDER}`]: { ...stored, log }, ...documentsOf(today, { ...stored, log }) });
  const made = () =>
    [...new Set([plusDays(today, -3), plusDays(today, 13)].map((day) => day.slice(0, 7)))].flatMap((month) =>
      Object.entries(
        Object(world.stage.world.documents.read(`orders/${ORDER}/months/${month}`)?.['days']),
      ).map(([name, ride]) => [`${month}-${name}`, String(ride)] as const),
    );
  return { ...renderApp('/admin/rides', { world }), world, today, made };
}

describe('standing orders on the board', () => {
  test('a board makes the rides of the coming days when it is opened', async () => {
    const { made } = await openBoard((today) => ({ first: plusDays(today, 1), last: plusDays(today, 2) }));
    await waitFor(() => expect(made()).toHaveLength(4));
  });

  test('an open board makes the rides of an order that was begun elsewhere ten minutes later, and none before', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { made, world, today } = await openBoard((now) => ({ first: now, last: plusDays(now, -1) }));
    await screen.findByRole('heading', { level: 1, name: 'Rides' });
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    await pass(1000);
    const order = world.stage.world.documents.read(`orders/${ORDER}`);
    const tomorrow = plusDays(today, 1);
    const plan = { ...Object(order?.['plan']), first: tomorrow, last: tomorrow };
    world.put({ [`orders/${ORDER}`]: { ...order, plan } });
    await pass(9 * MINUTE_MS);
    expect(made()).toEqual([]);
    await pass(MINUTE_MS);
    await vi.waitFor(() => expect(made()).toHaveLength(2));
  });

  test('an order with a damaged month is named, and the rides of the other order are made', async () => {
    const { made } = await openBoard(
      (now) => ({ first: plusDays(now, 1), last: plusDays(now, 1) }),
      (now, order) => ({
        'orders/DoraOrder00000000000': {
          ...order,
          plan: { ...Object(order)['plan'], name: 'Dora Dialysis' },
        },
        [`orders/DoraOrder00000000000/months/${plusDays(now, 1).slice(0, 7)}`]: { days: 'damaged' },
      }),
    );
    await waitFor(() => expect(made()).toHaveLength(2));
    expect(await screen.findByText(/^Dora Dialysis: this order could not be read/)).toBeShown();
    expect(screen.queryByText(/^Cara Caller: this order could not be read/)).toBeNull();
  });

  test('damaged closed days stop all orders, and the board names each order with what could not be done', async () => {
    const { made } = await openBoard(
      (now) => ({ first: plusDays(now, 1), last: plusDays(now, 1), closed: 'keep' }),
      (_, order) => ({
        'settings/closedDays': { days: 'damaged' },
        'orders/DoraOrder00000000000': {
          ...order,
          plan: { ...Object(order)['plan'], name: 'Dora Dialysis', closed: 'skip' },
        },
      }),
    );
    expect(await screen.findByText(/^Dora Dialysis: this order could not be read/)).toBeShown();
    expect(await screen.findAllByText(/^Cara Caller, .*: the ride could not be made\./)).toHaveLength(2);
    expect(made()).toEqual([]);
  });

  test('a look that fails says since when and why, and is repeated on request', async () => {
    const { made, user, world } = await openBoard(
      (now) => ({ first: plusDays(now, 1), last: plusDays(now, 1) }),
      () => ({ 'settings/rides': { damaged: true } }),
    );
    expect(
      await screen.findByText(/^The orders could not be read since .*, and make no rides\./),
    ).toBeShown();
    world.put({ 'settings/rides': BERLIN_SETTINGS });
    const news = within(screen.getByRole('region', { name: 'Orders' }));
    await user.click(news.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(made()).toHaveLength(2));
    expect(screen.queryByText(/^The orders could not be read/)).toBeNull();
  });

  test('a ride that nobody made is shown until it is dismissed', async () => {
    const { user, made, today } = await openBoard((now) => ({
      first: plusDays(now, -1),
      last: plusDays(now, -1),
      legs: [{ key: '1', way: 'there', time: '08:15' }],
    }));
    expect(await screen.findByText(/Cara Caller, .*: nobody made this ride in time\./)).toBeShown();
    await user.click(screen.getByRole('button', { name: 'Dismiss the ride of Cara Caller' }));
    await waitFor(() => expect(screen.queryByText(/nobody made this ride/)).toBeNull());
    expect(made()).toEqual([[`${plusDays(today, -1)}-1`, '']]);
  });

  test('rides that did not follow a change because the network was lost follow the change after one press', async () => {
    const { user, world, made, today } = await openBoard((now) => ({
      first: plusDays(now, -1),
      last: plusDays(now, 1),
      weekdays: [weekdayOf(plusDays(now, -1)), weekdayOf(plusDays(now, 1))],
      legs: [{ key: '1', way: 'there', time: '08:15' }],
    }));
    await waitFor(() => expect(made()).toHaveLength(1));
    const { documents } = world.stage.world;
    const order = documents.read(`orders/${ORDER}`);
    const following = [`${plusDays(today, 1)}-1`];
    const plan = { ...Object(order?.['plan']), people: 3 };
    documents.commit({ [`orders/${ORDER}`]: { ...order, plan, following } });
    // A press looks at the orders again.
    await user.click(await screen.findByRole('button', { name: 'Dismiss the ride of Cara Caller' }));
    expect(await screen.findByText('Cara Caller: 1 ride does not follow the last change yet.')).toBeShown();
    await user.click(
      screen.getByRole('button', { name: 'Let the rides of Cara Caller follow the change now' }),
    );
    await waitFor(() => expect(screen.queryByText(/does not follow/)).toBeNull());
    const ride = made().find(([key]) => key === following[0])?.[1] ?? '';
    expect(documents.read(`rides/${ride}`)).toMatchObject({ people: 3 });
  });

  test('a way back waits until the passenger calls, and is booked for now by one press', async () => {
    const { user, world, made, today } = await openBoard((now) => ({
      first: now,
      last: now,
      legs: THERE_AND_BACK,
    }));
    // The board itself has made the way there, and the way back waits in its row.
    const press = await screen.findByRole('button', { name: /^Cara Caller is ready/ });
    const row = press.closest<HTMLElement>('[data-row]');
    expect(within(row ?? document.body).getByRole('link', { name: 'Cara Caller' })).toBeShown();
    row?.focus();
    await user.keyboard('w');
    await waitFor(() => expect(made()).toHaveLength(2));
    const back = made().find(([name]) => name === `${today}-2`)?.[1] ?? '';
    expect(world.stage.world.documents.read(`rides/${back}`)).toMatchObject({
      kind: 'now',
      state: 'requested',
    });
    await waitFor(() => expect(screen.queryByRole('button', { name: /is ready/ })).toBeNull());
    expect(document.activeElement).toBe(row);
    await user.keyboard('w');
    expect(await screen.findByText('No way back waits in this row.')).toBeShown();
  });

  test('a way back waits in a section of its own once its way there is over, until it is dismissed', async () => {
    const { user, world, made, today } = await openBoard((now) => ({
      first: now,
      last: now,
      legs: THERE_AND_BACK,
    }));
    await screen.findByRole('button', { name: /^Cara Caller is ready/ });
    const [there = ''] = made().map(([, ride]) => ride);
    const ride = world.stage.world.documents.read(`rides/${there}`);
    world.put({ [`rides/${there}`]: { ...ride, state: 'completed', open: false, endedAt: new Date() } });
    const section = within(await screen.findByRole('region', { name: 'Orders' }));
    await user.click(await section.findByRole('button', { name: 'Dismiss the way back of Cara Caller' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /is ready/ })).toBeNull());
    expect(made()).toContainEqual([`${today}-2`, '']);
  });

  test('after a cancelled way there no way back waits', async () => {
    const { world, made, unmount } = await openBoard((now) => ({
      first: plusDays(now, -1),
      last: now,
      legs: THERE_AND_BACK,
    }));
    await screen.findByRole('button', { name: /^Cara Caller is ready/ });
    const [there = ''] = made().map(([, ride]) => ride);
    await world.person.step(there, { did: 'cancel', why: 'by_phone' });
    unmount();
    renderApp('/admin/rides', { world });
    expect(await screen.findByText(/nobody made this ride/)).toBeShown();
    expect(screen.queryByRole('button', { name: /^Cara Caller is ready/ })).toBeNull();
  });

  test('after a press the focus goes to the next row, and after a press in the last row to the page', async () => {
    const { user } = await openBoard((now) => ({
      first: plusDays(now, -1),
      last: plusDays(now, -1),
      legs: [
        { key: '1', way: 'there', time: '08:15' },
        { key: '2', way: 'back', time: '09:15' },
      ],
    }));
    const dismiss = () => screen.getAllByRole('button', { name: 'Dismiss the ride of Cara Caller' });
    const first = await screen.findByText(/8:15: nobody made/);
    await user.click(dismiss()[0] ?? first);
    await waitFor(() => expect(dismiss()).toHaveLength(1));
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/9:15: nobody made/));
    await user.click(dismiss()[0] ?? first);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Rides'));
  });

  test('a press during another press counts, and each row is shown as the last look found it', async () => {
    const { user, world, made } = await openBoard((now) => ({
      first: plusDays(now, -1),
      last: plusDays(now, -1),
      legs: [
        { key: '1', way: 'there', time: '08:15' },
        { key: '2', way: 'back', time: '09:15' },
      ],
    }));
    const dismiss = () => screen.queryAllByRole('button', { name: 'Dismiss the ride of Cara Caller' });
    await waitFor(() => expect(dismiss()).toHaveLength(2));
    const release = world.network.hold();
    for (const button of dismiss()) await user.click(button);
    release();
    await waitFor(() => expect(dismiss()).toHaveLength(0));
    expect(made().map(([, ride]) => ride)).toEqual(['', '']);
  });

  test('the usual driver of an order is suggested first for its ride, with the reason', async () => {
    const { user, world } = await openBoard((now) => ({
      first: plusDays(now, 2),
      last: plusDays(now, 2),
      driver: 'zora',
      needs: [],
      legs: [{ key: '1', way: 'there', time: '08:15' }],
    }));
    await world.openDriver({ name: 'Dario Driver' });
    world.stage.addAccount({ uid: 'zora', name: 'Zora Driver', role: 'driver' });
    world.put({ 'drivers/zora': aStoredShift({ name: 'Zora Driver', duty: 'off' }) });
    const link = await screen.findByRole('link', { name: 'Cara Caller' });
    link.closest<HTMLElement>('[data-row]')?.focus();
    await user.keyboard('a');
    expect(await screen.findByRole('radio', { name: 'Zora Driver' })).toHaveProperty('checked', true);
    expect(screen.getByText(/^Usual driver of this standing order/)).toBeShown();
  });
});

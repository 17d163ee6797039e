import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aStoredCustomer } from '#domain/rides/model/customers/customer.builder.ts';
import { aStoredOrder } from '#domain/rides/model/standing/order.builder.ts';
import { lookedAt } from '#domain/rides/model/standing/order-outlook.ts';
import { plusDays } from '#domain/shared/time/wall-time.ts';
import { noteOf } from '#test/note-of.ts';
import { ADA, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const CARA = 'CaraCaller0000000000';
const ORDER = 'CaraOrder00000000000';

type World = Awaited<ReturnType<typeof openRideWorld>>;

type Documents = Parameters<World['stage']['world']['documents']['commit']>[0];

async function openOrders(orders: (today: string) => Documents = () => ({}), address = '/admin/standing') {
  const world = await openRideWorld(ADA, { [`customers/${CARA}`]: aStoredCustomer() });
  const { today } = lookedAt({ now: world.stage.clock.now(), timeZone: 'Europe/Berlin' });
  world.stage.world.documents.commit(orders(today));
  const app = renderApp(address, { world });
  await screen.findByRole('heading', { name: 'Orders', level: 1 });
  return { ...app, world, today };
}

/** The ids of the rides that this order has made. */
const madeIn = ({ stage }: World, order: string, today: string) =>
  [...new Set([today, plusDays(today, 13)].map((day) => day.slice(0, 7)))].flatMap((month) =>
    Object.values(Object(stage.world.documents.read(`orders/${order}/months/${month}`)?.['days'])).map(
      String,
    ),
  );

const everyDay = (today: string) => ({
  [`orders/${ORDER}`]: aStoredOrder(
    { weekdays: [0, 1, 2, 3, 4, 5, 6], first: plusDays(today, 1), last: plusDays(today, 3) },
    `customer-${CARA}`,
  ),
});

const destination = ({ stage }: World) =>
  Object(stage.world.documents.read(`orders/${ORDER}`)?.['plan'])['to']['text'];

const field = (name: string) => screen.findByLabelText(name);

describe('the page of standing orders', () => {
  test('says that there are no orders, and begins one for a customer, whose rides are made', async () => {
    const { user, world } = await openOrders();
    expect(await screen.findByText('No standing orders yet')).toBeShown();
    await user.click(screen.getByRole('button', { name: 'New order' }));
    await user.type(await field('Who rides'), 'cara');
    await screen.findByRole('radio', { name: /Cara Caller/ });
    await user.type(await field('Who rides'), '{Enter}');
    expect(await screen.findByDisplayValue('5 Mill Road, Northside')).toBeShown();
    await user.click(screen.getByRole('checkbox', { name: 'Monday' }));
    await user.click(screen.getByRole('checkbox', { name: 'Friday' }));
    await user.type(await field('Times there'), '815');
    await user.type(await field('Times back'), '12:30');
    await user.click(screen.getByRole('button', { name: 'Begin the order' }));
    const row = within(await screen.findByRole('row', { name: /Cara Caller/ }));
    expect(row.getByText('Mon Fri')).toBeShown();
    expect(row.getByText('08:15, back 12:30')).toBeShown();
    await waitFor(() => expect(screen.getByText(/^\d+ rides were made\.$/)).toBeShown());
    const customer = world.stage.world.documents.read(`customers/${CARA}`);
    expect(Object(customer)['rides'].length).toBeGreaterThanOrEqual(6);
  });

  test('opens the order that its address names, until the order is closed or stored', async () => {
    const place = `/admin/standing?order=${ORDER}`;
    const { user, address, goTo, world } = await openOrders(everyDay, place);
    const dialog = within(await screen.findByRole('dialog', { name: /Cara Caller/ }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect([screen.queryByRole('dialog'), address()]).toEqual([null, '/admin/standing']));
    act(() => goTo(place));
    await user.type(await field('To'), ' North');
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    await user.click(await screen.findByRole('button', { name: /^Store/ }));
    await waitFor(() => expect([screen.queryByRole('dialog'), address()]).toEqual([null, '/admin/standing']));
    expect(destination(world)).toMatch(/ North$/);
  });

  test('a colleague’s change of an order that an address has opened is never replaced', async () => {
    const { user, world } = await openOrders(everyDay, `/admin/standing?order=${ORDER}`);
    await user.type(await field('To'), ' North');
    const path = `orders/${ORDER}`;
    const order = world.stage.world.documents.read(path);
    const log = Object(order?.['log']);
    const change = { ...log[0], at: new Date() };
    const plan = { ...Object(order?.['plan']), to: { text: 'Clinic South' } };
    world.put({ [path]: { ...order, plan, rev: 1, log: { ...log, 1: change } } });
    for (const _ of ['first', 'second']) {
      await user.click(await screen.findByRole('button', { name: 'Go on' }));
      await user.click(await screen.findByRole('button', { name: /^Store/ }));
      expect(await screen.findByText(/A colleague has changed this order meanwhile/)).toBeShown();
      await user.click(screen.getByRole('button', { name: 'Back' }));
      expect(await field('To')).toHaveProperty('value', expect.stringMatching(/ North$/));
    }
    expect(destination(world)).toBe('Clinic South');
  });

  test('refuses an order without a day, a time and a person, each at its place', async () => {
    const { user } = await openOrders();
    await user.click(screen.getByRole('button', { name: 'New order' }));
    expect(await screen.findByText('Choose who rides.')).toBeShown();
    await user.type(await field('Who rides'), 'cara');
    await user.click(await screen.findByRole('radio', { name: /Cara Caller/ }));
    await user.click(screen.getByRole('button', { name: 'Begin the order' }));
    expect(await screen.findByText('Please choose at least one day of the week.')).toBeShown();
    expect(screen.getByText('Please enter at least one time of the way there, such as 8:15.')).toBeShown();
    await user.type(await field('Times there'), '8:15');
    await user.type(await field('Times back'), 'noon');
    await user.click(screen.getByRole('button', { name: 'Begin the order' }));
    expect(noteOf(await field('Times back'))).toMatch(/noon/);
  });

  test('a second person replaces the places of the first, and typed values stay', async () => {
    const { user, world } = await openOrders();
    world.put({
      'customers/DoraDialysis00000000': aStoredCustomer({
        name: 'Cara Dialysis',
        nameKey: 'cara dialysis',
        phone: '+1 555 0199',
        phoneKey: '15550199',
        places: [],
        trips: [],
        needs: [],
        driverNote: '',
      }),
    });
    await user.click(screen.getByRole('button', { name: 'New order' }));
    await user.type(await field('Who rides'), 'cara');
    await user.click(await screen.findByRole('radio', { name: /^Cara Caller/ }));
    expect(await screen.findByDisplayValue('5 Mill Road, Northside')).toBeShown();
    await user.click(screen.getByRole('radio', { name: /^Cara Dialysis/ }));
    expect([await field('From'), await field('To')].map((each) => Reflect.get(each, 'value'))).toEqual([
      '',
      '',
    ]);
    await user.type(await field('To'), 'Clinic North');
    await user.type(await field('Note for drivers'), 'Rings twice');
    await user.click(screen.getByRole('radio', { name: /^Cara Caller/ }));
    const values = ['From', 'To', 'Note for drivers'].map(async (name) =>
      Reflect.get(await field(name), 'value'),
    );
    expect(await Promise.all(values)).toEqual(['', 'Clinic North', 'Rings twice']);
  });

  test('days are typed as people say them, and read back', async () => {
    const { user } = await openOrders();
    await user.click(screen.getByRole('button', { name: 'New order' }));
    const first = await field('First day');
    await user.clear(first);
    await user.type(first, '24.12.2099');
    expect(noteOf(first)).toBe('Thursday, 24 December 2099');
    await user.tab();
    expect(first).toHaveProperty('value', '24 December 2099');
    await user.clear(first);
    await user.type(first, '30.2.');
    expect(noteOf(first)).toBe('This is not a day. For example 16 Nov or mon.');
  });

  test('a pause asks once what happens to the made rides, and cancels those that stay ticked', async () => {
    const { user, world, today } = await openOrders(everyDay);
    await waitFor(() => expect(madeIn(world, ORDER, today)).toHaveLength(6));
    const made = madeIn(world, ORDER, today);
    await user.click(await screen.findByRole('button', { name: 'Pause the order of Cara Caller' }));
    const [first, last] = [await field('First day without rides'), await field('Last day without rides')];
    for (const each of [first, last]) await user.clear(each);
    await user.type(first, plusDays(today, 1));
    await user.type(last, plusDays(today, 1));
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    const reason = await field('Reason');
    expect([document.activeElement, noteOf(reason)]).toEqual([reason, 'Please choose a reason.']);
    await user.selectOptions(reason, 'illness');
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    const rides = await screen.findAllByRole('checkbox', { name: /is cancelled, unchanged/ });
    expect(rides).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Store and change the ticked rides' }));
    await waitFor(() => {
      const states = made.map((id) => world.stage.world.documents.read(`rides/${id}`)?.['state']);
      expect(states.filter((state) => state === 'cancelled')).toHaveLength(2);
    });
    expect(madeIn(world, ORDER, today)).toHaveLength(4);
    const plan = Object(world.stage.world.documents.read(`orders/${ORDER}`))['plan'];
    expect(plan['pauses']).toEqual([expect.stringMatching(/ illness$/)]);
    await user.click(await screen.findByRole('button', { name: 'Change the order of Cara Caller' }));
    expect(await screen.findByText(/^Ada Admin changed it, .* Before: /)).toBeShown();
  });

  test('a colleague’s change meanwhile is reported, nothing is stored, and the order opened again can be stored', async () => {
    const { user, world, today } = await openOrders(everyDay);
    await waitFor(() => expect(madeIn(world, ORDER, today)).toHaveLength(6));
    await user.click(await screen.findByRole('button', { name: 'End the order of Cara Caller' }));
    await user.click(await screen.findByRole('button', { name: 'Go on' }));
    await screen.findAllByRole('checkbox', { name: /is cancelled/ });
    const stored = world.stage.world.documents.read(`orders/${ORDER}`);
    world.stage.world.documents.commit({
      [`orders/${ORDER}`]: {
        ...stored,
        rev: 1,
        log: { ...Object(stored?.['log']), 1: Object(stored?.['log'])[0] },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Store and change the ticked rides' }));
    expect(await screen.findByText(/A colleague has changed this order meanwhile/)).toBeShown();
    const rev = () => world.stage.world.documents.read(`orders/${ORDER}`)?.['rev'];
    expect(rev()).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await user.click(screen.getByRole('button', { name: 'End the order of Cara Caller' }));
    await user.click(await screen.findByRole('button', { name: 'Go on' }));
    await user.click(await screen.findByRole('button', { name: 'Store and change the ticked rides' }));
    await waitFor(() => expect(rev()).toBe(2));
  });
});

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { FIRST_BOOK_SETTINGS } from '#domain/books/model/basics/book-settings.ts';
import { aStoredPayer } from '#domain/books/model/payers/payer.builder.ts';
import { aStoredCustomer } from '#domain/rides/model/customers/customer.builder.ts';
import { lookedAt } from '#domain/rides/model/standing/order-outlook.ts';
import type { OrderPlan } from '#domain/rides/model/standing/order-plan.ts';
import { aStoredOrder } from '#domain/rides/model/standing/order.builder.ts';
import { plusDays } from '#domain/shared/time/wall-time.ts';
import { openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const ADA = { name: 'Ada Admin', role: 'admin' } as const;
const CARA = 'CaraCaller0000000000';
const ORDER = 'CaraOrder00000000000';
const BILLING = { payer: '1042', asked: ['Cost centre'], answers: ['KST-0042'] };
const STORED = ['#1042', '?Cost centre', '=KST-0042'];

async function openOrder(
  payers: Readonly<Record<string, object>>,
  plan: Partial<OrderPlan> = {},
  address = '/admin/standing',
) {
  const world = await openRideWorld(ADA, {
    [`customers/${CARA}`]: aStoredCustomer(),
    'settings/books': { ...FIRST_BOOK_SETTINGS, rev: 0 },
    ...payers,
  });
  const { documents } = world.stage.world;
  const { today } = lookedAt({ now: world.stage.clock.now(), timeZone: 'Europe/Berlin' });
  const day = plusDays(today, 2);
  const order = { weekdays: [0, 1, 2, 3, 4, 5, 6], first: day, last: day, ...plan };
  documents.commit({ [`orders/${ORDER}`]: aStoredOrder(order, `customer-${CARA}`) });
  const app = renderApp(address, { world });
  /** The billing of the order's stored plan. */
  const billing = () => Object(documents.read(`orders/${ORDER}`)?.['plan'])['billing'] as unknown;
  /** The stored fares of the order's rides. */
  const fares = () =>
    Object.values(Object(documents.read(`orders/${ORDER}/months/${day.slice(0, 7)}`)?.['days'])).map((ride) =>
      documents.read(`fares/${String(ride)}`),
    );
  return { ...app, billing, fares };
}

const edit = async ({ user }: Awaited<ReturnType<typeof openOrder>>) =>
  user.click(await screen.findByRole('button', { name: 'Change the order of Cara Caller' }));

describe('the account of a standing order', () => {
  test('the account of an order is chosen by number, and is stored once its question is answered', async () => {
    const app = await openOrder(aStoredPayer());
    const { user, billing } = app;
    await edit(app);
    await user.type(await screen.findByRole('combobox', { name: 'Account' }), '1042{Enter}');
    const answer = await screen.findByRole('textbox', { name: 'Cost centre' });
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    expect(await screen.findByText('Please ask for: Cost centre')).toBeShown();
    await waitFor(() => expect(document.activeElement).toBe(answer));
    await user.type(answer, 'kst-0042');
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    await user.click(await screen.findByRole('button', { name: /^Store/ }));
    await waitFor(() => expect(billing()).toEqual(STORED));
  });

  test('the account of an order is removed by emptying its field', async () => {
    const app = await openOrder(aStoredPayer(), { billing: BILLING });
    const { user, billing } = app;
    await edit(app);
    expect(await screen.findByRole('textbox', { name: 'Cost centre' })).toHaveProperty('value', 'KST-0042');
    await user.clear(screen.getByRole('combobox', { name: 'Account' }));
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    await user.click(await screen.findByRole('button', { name: /^Store/ }));
    await waitFor(() => expect(billing()).toBeUndefined());
  });

  test('another answer is offered for the rides already made, and changes the fares of the ticked rides', async () => {
    const app = await openOrder(aStoredPayer(), { billing: BILLING });
    const { user, billing, fares } = app;
    await waitFor(() =>
      expect(fares().map((fare) => fare?.['answers'])).toEqual([['KST-0042'], ['KST-0042']]),
    );
    await edit(app);
    const answer = await screen.findByRole('textbox', { name: 'Cost centre' });
    await user.clear(answer);
    await user.type(answer, 'KST-0077');
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    const offered = await screen.findAllByRole('checkbox', { name: /who pays changes, unchanged$/ });
    expect(offered.map((each) => each instanceof HTMLInputElement && each.checked)).toEqual([true, true]);
    await user.click(screen.getByRole('checkbox', { name: /08:15, who pays changes/ }));
    await user.click(screen.getByRole('button', { name: 'Store and change the ticked rides' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(billing()).toEqual(['#1042', '?Cost centre', '=KST-0077']);
    const changed = fares().map((fare) => [fare?.['answers'], fare?.['rev']]);
    expect(changed).toContainEqual([['KST-0077'], 1]);
    expect(changed).toContainEqual([['KST-0042'], 0]);
  });

  test('a suspended account is refused like a text that means no account', async () => {
    const app = await openOrder(aStoredPayer({ suspended: true }));
    await edit(app);
    await app.user.type(await screen.findByRole('combobox', { name: 'Account' }), '1042{Enter}');
    await app.user.click(screen.getByRole('button', { name: 'Go on' }));
    expect(await screen.findByText('Please choose an account of the list.')).toBeShown();
  });

  test('an account that has been suspended since is marked, and stays until somebody removes it', async () => {
    const app = await openOrder(aStoredPayer({ suspended: true }), { billing: BILLING });
    const { user, billing } = app;
    await edit(app);
    expect(await screen.findByText('St. Anna Clinic is suspended: no new rides.')).toBeShown();
    await user.type(await screen.findByRole('textbox', { name: 'Note for drivers' }), '!');
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    await user.click(await screen.findByRole('button', { name: /^Store/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(billing()).toEqual(STORED);
  });

  test('the account of an order is not asked for in a firm without accounts', async () => {
    const app = await openOrder({});
    await edit(app);
    expect(await screen.findByRole('textbox', { name: 'Times there' })).toBeShown();
    expect(screen.queryByRole('combobox', { name: 'Account' })).toBeNull();
  });

  test('the board says for each missing ride of an order that the order’s account is suspended', async () => {
    await openOrder(aStoredPayer({ suspended: true }), { billing: BILLING }, '/admin/rides');
    const said = await screen.findAllByText(/The account St\. Anna Clinic is suspended\./);
    expect(said).toHaveLength(2);
  });
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aStoredCustomer } from '#domain/rides/model/customers/customer.builder.ts';
import { aStoredOrder } from '#domain/rides/model/standing/order.builder.ts';
import { openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const CARA = 'CaraCaller0000000000';
const ORDER = 'CaraOrder00000000000';

async function openOrders(name = 'Cara Caller') {
  const world = await openRideWorld(
    { name: 'Ada Admin', role: 'admin' },
    { [`customers/${CARA}`]: aStoredCustomer() },
  );
  world.put({
    [`orders/${ORDER}`]: aStoredOrder({ name, first: '2099-01-01', last: '2099-03-01' }, `customer-${CARA}`),
  });
  const page = renderApp('/admin/standing', { world });
  await screen.findByRole('button', { name: `Change the order of ${name}` });
  return { ...page, world };
}

const button = (name: string) => screen.findByRole('button', { name });
const field = (name: string) => screen.findByLabelText(name);

test('a new order that was typed survives Escape and the panel of another order, until it is discarded', async () => {
  const { user } = await openOrders();
  await user.click(await button('New order'));
  await user.type(await field('Who rides'), 'cara');
  await user.click(await screen.findByRole('radio', { name: /^Cara Caller/ }));
  await user.type(await field('Times there'), '8:15');
  await user.click(await button('Change the order of Cara Caller'));
  expect(await field('Times there')).toHaveProperty('value', '08:15');
  await user.type(await field('Times back'), ', 14:00');
  await user.keyboard('{Escape}');
  await user.click(await button('New order'));
  expect(await field('Times there')).toHaveProperty('value', '8:15');
  expect(screen.getByText('This is what you entered before.')).toBeShown();
  expect(screen.getByRole('radio', { name: /^Cara Caller/ })).toHaveProperty('checked', true);
  await user.click(await button('Back'));
  await user.click(await button('Change the order of Cara Caller'));
  expect(await field('Times back')).toHaveProperty('value', '12:30, 14:00');
  await user.keyboard('{Escape}');
  await user.click(await button('New order'));
  expect(await field('Times there')).toHaveProperty('value', '');
});

test('an error that belongs to no field of the form is shown at the button', async () => {
  const { user } = await openOrders('x'.repeat(200));
  await user.click(await button(`Change the order of ${'x'.repeat(200)}`));
  await user.click(await button('Go on'));
  expect(await screen.findByText(/^Please use at most/)).toBeShown();
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { isClosed, openBookingDialog } from '#test/open-booking-dialog.ts';
import { bookedText, openPricedCall } from '#test/open-priced-call.ts';
import { renderApp } from '#test/render-app.tsx';

describe('the price of a call', () => {
  test('a fixed price stands in the panel, is stored with the ride, and read back, for no key more', async () => {
    const { dialog, user, call, fare } = await openPricedCall();
    await call();
    expect(await dialog.findByText('€18.50, a fixed price')).toBeShown();
    await user.keyboard('{Enter}');
    await isClosed();
    expect(await bookedText()).toMatch(/→ City Hospital · €18.50, a fixed price$/);
    await screen.findByRole('link', { name: 'Cara Caller' });
    expect(fare()).toMatchObject({
      agreed: { amount: 1850, source: 'fixed', cell: [1, 0] },
      payer: null,
      end: null,
      rev: 0,
    });
  });

  test('Tab from the note reaches the button that books, and then those of price and account', async () => {
    const { dialog, field, user } = await openPricedCall();
    field('Note for the driver').focus();
    await user.tab();
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Book ride' }));
    await user.tab();
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Price' }));
  });

  test.each(['12,50', '12.50'])('a price typed as %s counts before the fixed one', async (price) => {
    const { dialog, user, call, field, fare } = await openPricedCall();
    await call();
    await user.keyboard('{Alt>}r{/Alt}');
    await waitFor(() => expect(document.activeElement).toBe(field('Price')));
    await user.keyboard(`${price}{Enter}`);
    expect(await bookedText()).toMatch(/· €12.50$/);
    await screen.findByRole('link', { name: 'Cara Caller' });
    expect(fare()).toMatchObject({ agreed: { amount: 1250, source: 'typed', cell: null } });
    expect(dialog.queryByText(/cannot/)).toBeNull();
  });

  test('kilometres are priced by the tariff', async () => {
    const { dialog, user, call, field } = await openPricedCall();
    await call();
    await user.clear(field('To'));
    await user.type(field('To'), 'Elsewhere');
    await user.keyboard('{Alt>}r{/Alt}');
    await user.type(field('Kilometres'), '5');
    expect(await dialog.findByText('€17.90 by the tariff')).toBeShown();
  });

  test.each([
    ['-1', 'A price is not negative.'],
    ['1.005', /too many decimals/],
    ['1000000000', 'This is too much.'],
    ['12 CHF', 'This is another currency.'],
  ])('the price %s is refused at its field, and nothing is booked', async (price, why) => {
    const { dialog, user, call, field, fare } = await openPricedCall();
    await call();
    await user.keyboard('{Alt>}r{/Alt}');
    await waitFor(() => expect(document.activeElement).toBe(field('Price')));
    await user.keyboard(`${price}{Enter}`);
    expect(await dialog.findByText(why)).toBeShown();
    expect(document.activeElement).toBe(field('Price'));
    expect(fare()).toBeNull();
  });

  test('a price that was changed after a lost answer is the one that is stored and read back', async () => {
    const { dialog, user, call, field, fare, world } = await openPricedCall();
    await call();
    world.network.loseNextAnswer('documents');
    world.network.refuseNext('reading', { code: 'network' });
    await user.keyboard('{Enter}');
    await dialog.findByRole('alert');
    await user.keyboard('{Alt>}r{/Alt}');
    await waitFor(() => expect(document.activeElement).toBe(field('Price')));
    await user.keyboard('20{Enter}');
    expect(await bookedText()).toMatch(/· €20.00$/);
    await screen.findByRole('link', { name: 'Cara Caller' });
    expect(fare()).toMatchObject({ agreed: { amount: 2000 } });
  });

  test('what is typed stays with the call when the panel is closed', async () => {
    const { user, call, open } = await openPricedCall();
    await call();
    await user.keyboard('{Alt>}r{/Alt}9{Escape}');
    await isClosed();
    const { dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: /^Go on with/ }));
    await waitFor(() => expect(dialog.getByLabelText('Price')).toHaveProperty('value', '9'));
  });
});

test('a call that goes on after a reload waits for its price', async () => {
  const first = await openPricedCall();
  await first.call();
  await first.user.keyboard('{Alt>}r{/Alt}9{Escape}');
  await isClosed();
  first.unmount();
  const { user } = renderApp('/admin/rides', { world: first.world });
  await screen.findByRole('button', { name: 'New booking' });
  const release = first.world.network.hold();
  await user.keyboard('n');
  const dialog = within(await screen.findByRole('dialog', { name: 'New booking' }));
  await user.click(await dialog.findByRole('button', { name: /^Go on with/ }));
  await user.click(dialog.getByRole('button', { name: 'Book ride' }));
  expect(dialog.queryByLabelText('Price')).toBeNull();
  release();
  expect(await dialog.findByLabelText('Price')).toHaveProperty('value', '9');
  await user.click(dialog.getByRole('button', { name: 'Book ride' }));
  expect(await bookedText()).toMatch(/· €9.00$/);
});

test('a firm without books sees nothing of prices', async () => {
  const { dialog } = await openBookingDialog();
  expect(dialog.queryByRole('button', { name: 'Price' })).toBeNull();
});

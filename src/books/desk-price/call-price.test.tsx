import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { isClosed, openBookingDialog } from '#test/open-booking-dialog.ts';
import { bookedText, openPricedCall } from '#test/open-priced-call.ts';
import { renderApp } from '#test/render-app.tsx';
import { BOOKS_OF_FIRM } from '#test/stored-books.ts';

describe('the price of a call', () => {
  test('a fixed price is shown in the panel, stored with the ride and read back, without another key', async () => {
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

  test('Tab from the note reaches the button that books, and then the button of the price', async () => {
    const { dialog, field, user } = await openPricedCall();
    field('Note for the driver').focus();
    await user.tab();
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Book ride' }));
    await user.tab();
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Price' }));
  });

  test.each(['12,50', '12.50'])('a price typed as %s replaces the fixed price', async (price) => {
    const { dialog, user, call, field, fare } = await openPricedCall();
    await call();
    await user.keyboard('{Alt>}r{/Alt}');
    await waitFor(() => expect(document.activeElement).toBe(field('Price')));
    await user.keyboard(`${price}{Enter}`);
    expect(await bookedText()).toMatch(/· €12.50$/);
    await screen.findByRole('link', { name: 'Cara Caller' });
    expect(fare()).toMatchObject({ agreed: { amount: 1250, source: 'typed', cell: null, places: [] } });
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
    ['-1', 'An amount is not negative.'],
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

  test.each([
    ['-3', 'An amount is not negative.'],
    ['1.005', /too many decimals/],
    ['10000000', 'This is too much.'],
    ['12 USD', 'This is another currency.'],
    ['abc', 'Please write an amount like 12.50.'],
    ['1 000', 'Please write an amount like 12.50.'],
    ['1e3', 'Please write an amount like 12.50.'],
    ['--3', 'Please write an amount like 12.50.'],
    ['+3', 'Please write an amount like 12.50.'],
    ['١٢', 'Please write an amount like 12.50.'],
    ['12,50,0', 'Please write an amount like 12.50.'],
  ])('while %s is typed as the price, its field says why, and all input stays', async (price, why) => {
    const { dialog, user, call, field } = await openPricedCall();
    await call();
    await user.keyboard('{Alt>}r{/Alt}');
    await waitFor(() => expect(document.activeElement).toBe(field('Price')));
    await user.keyboard(price);
    expect(await dialog.findByText(why)).toBeShown();
    expect([field('Price').value, field('To').value]).toEqual([price, 'City Hospital']);
    await user.clear(field('Price'));
    expect(await dialog.findByText('€18.50, a fixed price')).toBeShown();
    expect(dialog.queryByText(why)).toBeNull();
  });

  test('a price that ends with its decimal sign is no error, and is shown although the account’s question is unanswered', async () => {
    const { dialog, user, call, field } = await openPricedCall();
    await call();
    await user.keyboard('{Alt>}r{/Alt}');
    await user.type(field('Price'), '12.');
    expect(await dialog.findByText('€12.00')).toBeShown();
    expect(field('Price').getAttribute('aria-invalid')).toBeNull();
    await user.keyboard('{Alt>}a{/Alt}');
    await user.type(field('Account'), '1042');
    await dialog.findByRole('option', { name: /St. Anna Clinic/ });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field('Cost centre')));
    expect(dialog.getByText('€12.00')).toBeShown();
  });

  test('without a tariff a price has currency and tax of the firm, which the field says', async () => {
    const { dialog, user, call, field, fare } = await openPricedCall({
      'settings/books': {
        ...BOOKS_OF_FIRM['settings/books'],
        tariff: null,
        currency: 'CHF',
        vat: 81,
      },
    });
    await call();
    await user.keyboard('{Alt>}r{/Alt}');
    expect(await dialog.findByText('No tariff: CHF, 8.1 % tax')).toBeShown();
    await user.type(field('Price'), '20');
    expect(await dialog.findByText(/^CHF.20\.00$/)).toBeShown();
    await user.keyboard('{Enter}');
    await isClosed();
    await screen.findByRole('link', { name: 'Cara Caller' });
    expect(fare()).toMatchObject({ currency: 'CHF', vat: 81, tariff: null, agreed: { amount: 2000 } });
  });

  test('a price that is changed after a lost answer is stored and read back', async () => {
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

  test('the input stays with the call when the panel is closed', async () => {
    const { user, call, open } = await openPricedCall();
    await call();
    await user.keyboard('{Alt>}r{/Alt}9{Escape}');
    await isClosed();
    const { dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: /^Go on with/ }));
    await waitFor(() => expect(dialog.getByLabelText('Price')).toHaveProperty('value', '9'));
  });
});

test('a call that is continued after a reload is not booked before its price has loaded', async () => {
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

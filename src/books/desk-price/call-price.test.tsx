import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CLINIC } from '#domain/books/model/payers/payer.builder.ts';
import { payerPath } from '#domain/books/model/payers/payer.ts';
import { aStoredCustomer } from '#domain/rides/model/customers/customer.builder.ts';
import { BOOKS_OF_FIRM } from '#test/books-of-firm.builder.ts';
import { aStoredFare } from '#test/stored-books.ts';
import { renderApp } from '#test/render-app.tsx';
import { isClosed, openBookingDialog } from '#test/open-booking-dialog.ts';

const CARA = {
  'customers/CaraCaller0000000000': aStoredCustomer({
    trips: [{ from: { text: '5 Mill Road, Northside' }, to: { text: 'City Hospital' }, hour: 8 }],
  }),
};

const LAST_RIDE = 'CaraLast000000000000';

/** Cara’s last ride, for which this payer pays. */
const lastPaidBy = (payer: string | null) => ({
  'customers/CaraCaller0000000000': { ...CARA['customers/CaraCaller0000000000'], rides: [LAST_RIDE] },
  ...aStoredFare(LAST_RIDE, { payer, answers: payer === null ? [] : ['KST-0001'] }),
});

const STORED_CLINIC = BOOKS_OF_FIRM[payerPath(CLINIC.id)];

async function openCall(documents: Readonly<Record<string, object>> = {}) {
  const opened = await openBookingDialog({ ...CARA, ...BOOKS_OF_FIRM, ...documents });
  const { documents: stored } = opened.world.stage.world;
  await opened.dialog.findByRole('button', { name: 'Price' });
  return {
    ...opened,
    /** Enters a known caller's number, which fills in the trip. */
    async call() {
      await opened.user.keyboard('5550142{Enter}');
      await waitFor(() => expect(opened.field('To').value).toBe('City Hospital'));
    },
    /** What is stored beside the ride of the board; `null` without one. */
    fare() {
      const link = screen.queryByRole('link', { name: 'Cara Caller' });
      return link && stored.read(`fares/${link.getAttribute('href')?.split('/').at(-1)}`);
    },
  };
}

const bookedText = async () => {
  const toast = await screen.findByText(/5 Mill Road, Northside →/);
  return toast.textContent;
};

describe('the price of a call', () => {
  test('a fixed price stands in the panel, is stored with the ride, and read back, for no key more', async () => {
    const { dialog, user, call, fare } = await openCall();
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
    const { dialog, field, user } = await openCall();
    field('Note for the driver').focus();
    await user.tab();
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Book ride' }));
    await user.tab();
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Price' }));
  });

  test.each(['12,50', '12.50'])('a price typed as %s counts before the fixed one', async (price) => {
    const { dialog, user, call, field, fare } = await openCall();
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
    const { dialog, user, call, field } = await openCall();
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
    const { dialog, user, call, field, fare } = await openCall();
    await call();
    await user.keyboard('{Alt>}r{/Alt}');
    await waitFor(() => expect(document.activeElement).toBe(field('Price')));
    await user.keyboard(`${price}{Enter}`);
    expect(await dialog.findByText(why)).toBeShown();
    expect(document.activeElement).toBe(field('Price'));
    expect(fare()).toBeNull();
  });

  test('an account with a required reference takes two presses of Enter more', async () => {
    const { dialog, user, call, field, fare } = await openCall();
    await call();
    await user.keyboard('{Alt>}a{/Alt}');
    await waitFor(() => expect(document.activeElement).toBe(field('Account')));
    await user.keyboard('1042');
    await dialog.findByRole('option', { name: /St. Anna Clinic/ });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field('Cost centre')));
    await user.keyboard('kst-4711{Enter}');
    expect(await bookedText()).toMatch(/· €18.50, a fixed price, St. Anna Clinic pays$/);
    await screen.findByRole('link', { name: 'Cara Caller' });
    expect(fare()).toMatchObject({ payer: '1042', answers: ['KST-4711'], agreed: { amount: 1850 } });
  });

  test('a caller whose last ride went on account is asked whether it pays again: one key and the reference', async () => {
    const { dialog, user, call, field, fare } = await openCall(lastPaidBy(CLINIC.id));
    await call();
    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await user.keyboard(key);
    };
    const again = await dialog.findByRole('button', { name: 'St. Anna Clinic pays again?' });
    expect(again.getAttribute('aria-keyshortcuts')).toBe('Alt+A');
    expect(dialog.queryByLabelText('Cost centre')).toBeNull();
    await press('{Alt>}a{/Alt}');
    await waitFor(() => expect(document.activeElement).toBe(field('Cost centre')));
    expect(field('Account').value).toBe('St. Anna Clinic');
    expect(field('Cost centre').value).toBe('');
    expect(dialog.getByRole('button', { name: 'Account' })).toBeShown();
    await user.keyboard('kst-4711');
    await press('{Enter}');
    expect(await bookedText()).toMatch(/St. Anna Clinic pays$/);
    await screen.findByRole('link', { name: 'Cara Caller' });
    expect(fare()).toMatchObject({ payer: CLINIC.id, answers: ['KST-4711'] });
    // The second one is the press that books the ride anyway.
    expect(keys).toBe(2);
  });

  test('the word of a proposed account is asked for once it is taken, and another one replaces it', async () => {
    const { dialog, user, call, field } = await openCall({
      ...lastPaidBy(CLINIC.id),
      [payerPath(CLINIC.id)]: { ...STORED_CLINIC, word: 'Lindwurm', asks: [] },
    });
    await call();
    await user.click(await dialog.findByRole('button', { name: 'St. Anna Clinic pays again?' }));
    expect(await dialog.findByText('Ask for the word: Lindwurm')).toBeShown();
    await waitFor(() => expect(document.activeElement).toBe(field('Account')));
    await user.clear(field('Account'));
    expect(await dialog.findByRole('button', { name: 'St. Anna Clinic pays again?' })).toBeShown();
    await user.type(field('Account'), 'x');
    expect(await dialog.findByRole('button', { name: 'Account' })).toBeShown();
  });

  test('the proposal bills nothing by itself: Enter books the ride that the caller pays, for no key more', async () => {
    const { dialog, user, call, fare } = await openCall(lastPaidBy(CLINIC.id));
    await call();
    await dialog.findByRole('button', { name: 'St. Anna Clinic pays again?' });
    await user.keyboard('{Enter}');
    await isClosed();
    await screen.findByRole('link', { name: 'Cara Caller' });
    expect(fare()).toMatchObject({ payer: null });
  });

  test.each([
    ['that the caller paid', null, false],
    ['of an account that is suspended since', CLINIC.id, true],
  ])('after a last ride %s none is proposed', async (_, payer, suspended) => {
    const { dialog, user, call, field } = await openCall({
      ...lastPaidBy(payer),
      [payerPath(CLINIC.id)]: { ...STORED_CLINIC, suspended },
    });
    await call();
    expect(await dialog.findByText('€18.50, a fixed price')).toBeShown();
    await user.keyboard('{Alt>}a{/Alt}');
    await waitFor(() => expect(document.activeElement).toBe(field('Account')));
    expect(field('Account').value).toBe('');
    expect(dialog.queryByRole('button', { name: /pays again/ })).toBeNull();
  });

  test.each([
    ['x'.repeat(200), 'Please use at most 60 characters.'],
    [`KST-4711${'\u0007'.repeat(3)}x`, 'This does not look like KST-####.'],
    ['\u0007\u200B', 'Please ask for: Cost centre'],
  ])('the reference “%s” is refused at its field, and nothing typed is lost', async (typed, why) => {
    const { dialog, user, call, field, fare } = await openCall();
    await call();
    await user.keyboard('{Alt>}a{/Alt}');
    await user.type(field('Account'), '1042');
    await dialog.findByRole('option', { name: /St. Anna Clinic/ });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field('Cost centre')));
    await user.paste(typed);
    await user.keyboard('{Enter}');
    expect(await dialog.findByText(why)).toBeShown();
    expect(document.activeElement).toBe(field('Cost centre'));
    expect(field('Cost centre').value).toBe(typed);
    expect(field('Account').value).toBe('St. Anna Clinic');
    expect(field('To').value).toBe('City Hospital');
    expect(fare()).toBeNull();
    await user.clear(field('Cost centre'));
    await user.keyboard('KST-4711{Enter}');
    expect(await bookedText()).toMatch(/St. Anna Clinic pays$/);
  });

  test('a missing or unfit reference is asked for, and nothing is booked', async () => {
    const { dialog, user, call, field, fare } = await openCall();
    await call();
    await user.keyboard('{Alt>}a{/Alt}');
    await user.type(field('Account'), 'anna');
    await dialog.findByRole('option', { name: /St. Anna Clinic/ });
    await user.click(dialog.getByRole('button', { name: 'Book ride' }));
    expect(await dialog.findByText('Please ask for: Cost centre')).toBeShown();
    expect(document.activeElement).toBe(field('Cost centre'));
    await user.keyboard('4711{Enter}');
    expect(await dialog.findByText('This does not look like KST-####.')).toBeShown();
    expect(fare()).toBeNull();
  });

  test('a suspended account is refused, and so is a text that means none', async () => {
    const { dialog, user, call, field, fare } = await openCall({
      [payerPath(CLINIC.id)]: { ...STORED_CLINIC, suspended: true },
    });
    await call();
    await user.keyboard('{Alt>}a{/Alt}');
    await user.type(field('Account'), 'moon');
    await user.click(dialog.getByRole('button', { name: 'Book ride' }));
    expect(await dialog.findByText('Please choose an account of the list.')).toBeShown();
    await user.clear(field('Account'));
    await user.type(field('Account'), '1042');
    await dialog.findByRole('option', { name: /St. Anna Clinic/ });
    await user.keyboard('{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Book ride' }));
    expect(await dialog.findByText('St. Anna Clinic is suspended: no new rides.')).toBeShown();
    expect(fare()).toBeNull();
  });

  test('a price that was changed after a lost answer is the one that is stored and read back', async () => {
    const { dialog, user, call, field, fare, world } = await openCall();
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
    const { user, call, open } = await openCall();
    await call();
    await user.keyboard('{Alt>}r{/Alt}9{Escape}');
    await isClosed();
    const { dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: /^Go on with/ }));
    await waitFor(() => expect(dialog.getByLabelText('Price')).toHaveProperty('value', '9'));
  });
});

test('a call that goes on after a reload waits for its price', async () => {
  const first = await openCall();
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

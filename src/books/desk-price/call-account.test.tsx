import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CLINIC } from '#domain/books/model/payers/payer.builder.ts';
import { payerPath } from '#domain/books/model/payers/payer.ts';
import { BOOKS_OF_FIRM } from '#test/stored-books.ts';
import { CARA, isClosed } from '#test/open-booking-dialog.ts';
import { bookedText, openPricedCall } from '#test/open-priced-call.ts';
import { aStoredFare } from '#domain/books/model/fares/fare.builder.ts';

const LAST_RIDE = 'CaraLast000000000000';

/** Cara’s last ride with its payer; `null` for no payer. */
const lastPaidBy = (payer: string | null) => ({
  'customers/CaraCaller0000000000': { ...CARA['customers/CaraCaller0000000000'], rides: [LAST_RIDE] },
  ...aStoredFare(LAST_RIDE, { payer, answers: payer === null ? [] : ['KST-0001'] }),
});

const STORED_CLINIC = BOOKS_OF_FIRM[payerPath(CLINIC.id)];

describe('the account of a call', () => {
  test('an account is chosen by its number and Enter, and asks for its required reference', async () => {
    const { dialog, user, call, field, fare } = await openPricedCall();
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

  test('an account that is typed but not chosen pays, and the toast says so', async () => {
    const { dialog, user, call, field, fare } = await openPricedCall({
      [payerPath(CLINIC.id)]: { ...STORED_CLINIC, asks: [], discount: 100 },
    });
    await call();
    await user.keyboard('{Alt>}a{/Alt}');
    await user.type(field('Account'), '1042');
    await dialog.findByRole('option', { name: /St. Anna Clinic/ });
    await user.click(dialog.getByRole('button', { name: 'Book ride' }));
    expect(await bookedText()).toMatch(/· €16.65, a fixed price, St. Anna Clinic pays$/);
    await screen.findByRole('link', { name: 'Cara Caller' });
    expect(fare()).toMatchObject({ payer: CLINIC.id, discount: 100, agreed: { amount: 1665 }, rev: 0 });
  });

  test('the account that paid for a caller’s last ride is proposed, and takes one key and the reference', async () => {
    const { dialog, user, call, field, fare } = await openPricedCall(lastPaidBy(CLINIC.id));
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
    // The second key is Enter, which books every ride.
    expect(keys).toBe(2);
  });

  test('a proposed account that is taken shows the word to ask for, and can be removed again', async () => {
    const { dialog, user, call, field } = await openPricedCall({
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

  test('a proposed account that is not taken does not pay, and Enter books the ride', async () => {
    const { dialog, user, call, fare } = await openPricedCall(lastPaidBy(CLINIC.id));
    await call();
    await dialog.findByRole('button', { name: 'St. Anna Clinic pays again?' });
    await user.keyboard('{Enter}');
    await isClosed();
    await screen.findByRole('link', { name: 'Cara Caller' });
    expect(fare()).toMatchObject({ payer: null });
  });

  test.each([
    ['that the caller paid', null, false],
    ['of an account that has been suspended since', CLINIC.id, true],
  ])('no account is proposed after a last ride %s', async (_, payer, suspended) => {
    const { dialog, user, call, field } = await openPricedCall({
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
    const { dialog, user, call, field, fare } = await openPricedCall();
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

  test('nothing is booked while the required reference is missing or does not fit its pattern', async () => {
    const { dialog, user, call, field, fare } = await openPricedCall();
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

  test('a suspended account is refused, and so is a text that means no account', async () => {
    const { dialog, user, call, field, fare } = await openPricedCall({
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
});

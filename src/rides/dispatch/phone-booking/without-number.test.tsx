import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { isClosed, openBookingDialog } from '#test/open-booking-dialog.ts';

const WITHOUT = { name: 'No number' };

describe('a caller without a number', () => {
  test('is booked with the keyboard alone, without a look-up', async () => {
    const { user, dialog, field, world } = await openBookingDialog();
    await user.keyboard('{Alt>}n{/Alt}');
    await waitFor(() => expect(document.activeElement).toBe(field('Name')));
    expect(dialog.getByText(/^Nobody can call back/)).toBeShown();
    await user.keyboard('Nora New{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field('From')));
    await user.keyboard('Pier 3{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field('To')));
    await user.keyboard('Old Mill{Enter}');
    await isClosed();
    expect(await screen.findByText('Now: Nora New, Pier 3 → Old Mill')).toBeShown();
    expect(world.requestsOf('list customers phoneKeysarray-contains')).toBe(0);
  });

  test('must be confirmed: Enter on an empty number asks, and names the button', async () => {
    const { user, dialog, field } = await openBookingDialog();
    await user.keyboard('{Enter}');
    expect(
      await dialog.findByText(/^Please enter a phone number. A caller without one: “No number”/),
    ).toBeShown();
    expect(document.activeElement).toBe(field('Phone'));
    await user.click(dialog.getByRole('checkbox', WITHOUT));
    await waitFor(() => expect(dialog.queryByText(/^Please enter a phone number/)).toBeNull());
  });

  test('has a number once one is typed, and must be confirmed again when the number is deleted', async () => {
    const { user, dialog, field } = await openBookingDialog();
    await user.keyboard('{Alt>}n{/Alt}');
    await waitFor(() => expect(document.activeElement).toBe(field('Name')));
    await user.type(field('Phone'), '5');
    expect(dialog.getByRole('checkbox', { ...WITHOUT, checked: false })).toBeShown();
    await user.keyboard('{Backspace}');
    expect(dialog.getByRole('checkbox', { ...WITHOUT, checked: false })).toBeShown();
  });

  test('is not the known caller whose number was there before', async () => {
    const { user, field } = await openBookingDialog();
    await user.keyboard('5550142{Enter}');
    await waitFor(() => expect(field('Name').value).toBe('Cara Caller'));
    await user.keyboard('{Alt>}n{/Alt}');
    await waitFor(() => expect(field('Name').value).toBe(''));
    expect(field('Phone').value).toBe('');
  });

  test.each([
    ['0142', /^4 digits are too few for a phone number.*A caller without one/],
    ['030 12345, 0171 55512', /^Two numbers: 030 12345 and 0171 55512. Please enter one.$/],
    ['555-CARS', /^“CARS” cannot be part of a phone number/],
    ['1234567890123456', /^16 digits are too many/],
  ])('does not apply to the invalid number %s, which stays with its error', async (typed, text) => {
    const { user, dialog, field } = await openBookingDialog();
    await user.keyboard(`${typed}{Enter}`);
    expect(await dialog.findByText(text)).toBeShown();
    expect(field('Phone').value).toBe(typed);
  });
});

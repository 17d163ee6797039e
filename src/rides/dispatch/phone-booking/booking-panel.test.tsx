import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aStoredCustomer } from '#domain/rides/model/customers/customer.builder.ts';
import { isClosed, openBookingDialog } from '#test/open-booking-dialog.ts';
import { PRIYA } from '#test/open-ride-world.ts';

describe('a booking by phone', () => {
  test('a known caller is booked by number and Enter twice, and the ride is read back', async () => {
    const { user, dialog, field, world } = await openBookingDialog();
    await user.keyboard('5550142{Enter}');
    expect(await dialog.findByText(/^Known caller: Cara Caller, last booked on 1 Feb 2026/)).toBeShown();
    await waitFor(() => expect(document.activeElement).toBe(field('To')));
    expect([field('Name').value, field('From').value, field('To').value]).toEqual([
      'Cara Caller',
      '5 Mill Road, Northside',
      'City Hospital',
    ]);
    await user.keyboard('{Enter}');
    await isClosed();
    expect(await screen.findByText('Now: Cara Caller, 5 Mill Road, Northside → City Hospital')).toBeShown();
    expect(
      ['customers findsarray-contains', 'customers phoneKeysarray-contains', 'riders phoneKey=='].map(
        (list) => world.requestsOf(`list ${list}`),
      ),
    ).toEqual([1, 0, 1]);
    const waiting = within(await screen.findByRole('region', { name: 'Waiting' }));
    expect(await waiting.findByRole('link', { name: 'Cara Caller' })).toBeShown();
  });

  test('a known caller who may be from a file is not said to have booked', async () => {
    const { user, dialog } = await openBookingDialog({ 'customers/CaraCaller0000000000': aStoredCustomer() });
    await user.keyboard('5550142{Enter}');
    expect(
      await dialog.findByText('Known caller: Cara Caller, booked or imported on 1 Feb 2026.'),
    ).toBeShown();
  });

  test('an unknown caller’s form goes through every field by Enter, and the caller is known the next time', async () => {
    const { user, dialog, field, open } = await openBookingDialog({});
    await user.keyboard('(0049) 30-77 88{Enter}');
    expect(
      await dialog.findByText('First call from this number. Name and trip are saved for the next one.'),
    ).toBeShown();
    await waitFor(() => expect(document.activeElement).toBe(field('Name')));
    await user.keyboard('Nora New{Enter}Pier 3, Harbour{Enter}Town Hall{Enter}');
    await isClosed();
    const again = await open();
    await user.keyboard('0307788{Enter}');
    expect(await again.dialog.findByText(/^Known caller: Nora New/)).toBeShown();
    expect(again.field('To').value).toBe('Town Hall');
  });

  test('a known caller’s third place is offered, and typing replaces the filled-in place', async () => {
    const { user, dialog, field } = await openBookingDialog();
    await user.keyboard('5550142{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field('To')));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(dialog.getByRole('option', { selected: true }).textContent).toBe('Town Hall');
    await user.keyboard('{Enter}');
    expect(field('To').value).toBe('Town Hall');
    await user.keyboard('{Shift>}{Tab}{/Shift}Pier 3, Harbour');
    expect(field('From').value).toBe('Pier 3, Harbour');
  });

  test('an error of an empty field disappears when a caller’s number fills the field in', async () => {
    const { user, dialog, field } = await openBookingDialog();
    await user.click(dialog.getByRole('button', { name: 'Book ride' }));
    await waitFor(() => expect(dialog.getByText('Please say where the ride starts.')).toBeShown());
    await user.click(field('Phone'));
    await user.keyboard('5550142{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field('To')));
    const invalid = ['Name', 'From', 'To'].filter(
      (name) => field(name).getAttribute('aria-invalid') === 'true',
    );
    expect(invalid).toEqual([]);
  });

  test('what a known caller needs on each trip is shown at once', async () => {
    const needs = { 'customers/CaraCaller0000000000': aStoredCustomer({ needs: ['wheelchair'] }) };
    const { user, dialog } = await openBookingDialog(needs);
    expect(dialog.getByRole('checkbox', { name: 'Wheelchair', checked: false })).toBeShown();
    await user.keyboard('5550142{Tab}');
    expect(await dialog.findByRole('checkbox', { name: 'Wheelchair', checked: true })).toBeShown();
  });

  test('another number removes what the first filled in, and leaves typed input', async () => {
    const { user, dialog, field } = await openBookingDialog();
    await user.keyboard('5550142{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field('To')));
    await user.keyboard('{Shift>}{Tab}{/Shift}Pier 3, Harbour');
    await user.clear(field('Phone'));
    await user.type(field('Phone'), '5550199{Enter}');
    expect(
      await dialog.findByText('First call from this number. Name and trip are saved for the next one.'),
    ).toBeShown();
    expect([field('Name').value, field('From').value, field('To').value]).toEqual([
      '',
      'Pier 3, Harbour',
      '',
    ]);
  });
});

describe('a passenger who calls', () => {
  async function calls() {
    const opened = await openBookingDialog({});
    const passenger = await opened.world.open(PRIYA);
    const id = await passenger.book({ phone: '+1 555 0177' });
    await passenger.step(id, { did: 'cancel', why: 'mistake' });
    await opened.user.keyboard('5550177{Enter}');
    await opened.dialog.findByText(/^Account of Priya Passenger/);
    await waitFor(() => expect(document.activeElement).toBe(opened.field('To')));
    return { ...opened, passenger };
  }

  test('the ride gets the whole number, and the form shows it, whatever digits were typed', async () => {
    const { user, field, passenger } = await calls();
    expect(field('Phone').value).toBe('+1 555 0177');
    await user.keyboard('{Enter}');
    await isClosed();
    const [ride] = await passenger.booked();
    expect((await passenger.details(ride?.id ?? '')).phone).toBe('+1 555 0177');
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aStoredCustomer } from '#domain/rides/model/customers/customer.builder.ts';
import { openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const CARA = aStoredCustomer({ driverNote: 'Ring at the back door.' });

/** The panel for a call from Cara's number, with these further customers of it. */
async function openCall(more: Readonly<Record<string, object>> = {}) {
  const world = await openRideWorld(
    { name: 'Ada Admin', role: 'admin' },
    { 'customers/CaraCaller0000000000': CARA, ...more },
  );
  const { user } = renderApp('/admin/rides?call=5550142', { world });
  const dialog = within(await screen.findByRole('dialog', { name: 'New booking' }));
  const value = (label: string) => dialog.getByLabelText<HTMLInputElement>(label).value;
  await waitFor(() => expect(value('Name')).not.toBe(''));
  return { user, dialog, value };
}

test('a name other than the known one asks whose it is, and “Only today” is the default', async () => {
  const { user, dialog } = await openCall();
  expect(dialog.queryByRole('radio', { name: /^Only today/ })).toBeNull();
  await user.clear(dialog.getByLabelText('Name'));
  await user.type(dialog.getByLabelText('Name'), 'Carl Caller');
  const today = await dialog.findByRole<HTMLInputElement>('radio', { name: /^Only today/ });
  expect(today.checked).toBe(true);
  expect(dialog.getByRole('radio', { name: /^For good/ })).toBeShown();
  expect(dialog.getByRole('radio', { name: /^Somebody else at this number/ })).toBeShown();
});

test('two customers of a number are offered by name', async () => {
  const dora = aStoredCustomer({ name: 'Dora Caller', nameKey: 'dora caller' });
  const { dialog } = await openCall({ 'customers/DoraCaller0000000000': dora });
  expect(await dialog.findByRole('radio', { name: /^Cara Caller/ })).toBeShown();
  expect(dialog.getByRole('radio', { name: /^Dora Caller/ })).toBeShown();
});

test('the customer’s note for drivers becomes the note of the ride', async () => {
  const { value } = await openCall();
  await waitFor(() => expect(value('Note for the driver')).toBe('Ring at the back door.'));
});

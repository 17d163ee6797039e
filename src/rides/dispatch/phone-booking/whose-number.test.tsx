import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aStoredCustomer } from '#domain/rides/model/customers/customer.builder.ts';
import { openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { openBookingDialog } from '#test/open-booking-dialog.ts';

const CARA = aStoredCustomer({ driverNote: 'Ring at the back door.' });

/** The panel for a call from Cara's number. */
async function openCall() {
  const world = await openRideWorld(
    { name: 'Ada Admin', role: 'admin' },
    { 'customers/CaraCaller0000000000': CARA },
  );
  const { user } = renderApp('/admin/rides?call=5550142', { world });
  const dialog = within(await screen.findByRole('dialog', { name: 'New booking' }));
  const value = (label: string) => dialog.getByLabelText<HTMLInputElement>(label).value;
  await waitFor(() => expect(value('Name')).not.toBe(''));
  return { user, dialog, value };
}

test('a name other than the known one asks whether the record changes, and “Only today” is the default', async () => {
  const { user, dialog } = await openCall();
  expect(dialog.queryByRole('radio', { name: /^Only today/ })).toBeNull();
  await user.clear(dialog.getByLabelText('Name'));
  await user.type(dialog.getByLabelText('Name'), 'Carl Caller');
  const today = await dialog.findByRole<HTMLInputElement>('radio', { name: /^Only today/ });
  expect(today.checked).toBe(true);
  expect(dialog.getByRole('radio', { name: /^For good/ })).toBeShown();
  expect(dialog.getByRole('radio', { name: /^Somebody else at this number/ })).toBeShown();
});

test('the customer’s note for drivers becomes the note of the ride', async () => {
  const { value } = await openCall();
  await waitFor(() => expect(value('Note for the driver')).toBe('Ring at the back door.'));
});

const CARAS = { rider: 'caller-OpenRide000000000000' };
const LINK = '/admin/rides/OpenRide000000000000';

describe('a booking by phone', () => {
  test.each([
    ['names the open ride of a known caller, with the way to it', CARAS, [LINK]],
    ['does not name the open ride of another caller', { rider: 'caller-AnotherRide000000000' }, []],
    ['does not name a request whose search is over', { ...CARAS, searchFrom: new Date(0) }, []],
  ])('%s', async (_, ride, named) => {
    const { user, dialog } = await openBookingDialog({
      'customers/CaraCaller0000000000': aStoredCustomer({ rides: ['OpenRide000000000000'] }),
      'rides/OpenRide000000000000': aStoredRide('requested', ride),
    });
    const [announced] = [...document.querySelectorAll('form [aria-live]')];
    await user.keyboard('5550142{Enter}');
    await dialog.findByText(/^Known caller: Cara Caller/);
    const links = dialog.queryAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(named);
    // Screen readers announce only what is added to an existing region.
    for (const link of links) expect(announced?.contains(link)).toBe(true);
  });

  test('names the open ride of the account at the same number only once the account is chosen', async () => {
    const { user, dialog, world } = await openBookingDialog();
    const passenger = await world.open({ name: 'Priya Passenger', role: 'passenger' });
    const id = await passenger.book({ phone: '+1 555 0142' });
    await user.keyboard('5550142{Enter}');
    const account = await dialog.findByRole('radio', { name: 'Priya Passenger' });
    expect(dialog.queryByRole('link')).toBeNull();
    await user.click(account);
    expect((await dialog.findByRole('link')).getAttribute('href')).toBe(`/admin/rides/${id}`);
  });
});

import { describe, expect, test } from 'vitest';
import { aStoredCustomer } from '#domain/rides/model/customers/customer.builder.ts';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { openBookingDialog } from '../../../../test/open-booking-dialog.ts';

describe('a booking by phone', () => {
  test.each([
    [
      'names the open ride of a known caller, with the way to it',
      'CaraCaller0000000000',
      ['/admin/rides/OpenRide000000000000'],
    ],
    ['does not name the open ride of another caller', 'CarlCaller0000000000', []],
  ])('%s', async (_, customer, named) => {
    const { user, dialog } = await openBookingDialog({
      'customers/CaraCaller0000000000': aStoredCustomer(),
      'rides/OpenRide000000000000': aStoredRide('requested', { rider: `customer-${customer}` }),
    });
    await user.keyboard('5550142{Enter}');
    await dialog.findByText(/^Known caller: Cara Caller/);
    const links = dialog.queryAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(named);
  });
});

import type { ServicesOf } from '../../shared/service-list.ts';
import { createAccountsByNumber } from './accounts-by-number.ts';
import { createAvailability } from './availability.ts';
import { createCustomers } from './customers.ts';
import { createDrivers } from './drivers.ts';
import { createEditRide } from './edit-ride.ts';
import { createCountOpen } from './open-figures.ts';
import { createPapers } from './papers.ts';
import { createPhoneBooking } from './phone-booking.ts';
import { createRideHistory } from './ride-history.ts';

/**
 * The services of dispatch. Two of them also load on pages of other roles: `editRide` for passengers, `availability`
 * for drivers.
 */
export const DISPATCH_SERVICES = {
  phoneBooking: createPhoneBooking,
  editRide: createEditRide,
  drivers: createDrivers,
  availability: createAvailability,
  papers: createPapers,
  customerDirectory: createCustomers,
  rideHistory: createRideHistory,
  countOpen: createCountOpen,
  accountsByNumber: createAccountsByNumber,
};

/** The services of `DISPATCH_SERVICES`. */
export type DispatchServices = ServicesOf<typeof DISPATCH_SERVICES>;

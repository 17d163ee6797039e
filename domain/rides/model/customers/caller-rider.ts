const PREFIX = 'caller-';
/** Rides that were booked before they stopped naming the customer. */
const OLD_PREFIX = 'customer-';

/**
 * What a ride of a caller without an account has for a passenger. It differs from ride to ride, so that drivers cannot tell
 * which rides are of one caller (rides R23); the details name the customer.
 */
export const callerRider = (ride: string): string => `${PREFIX}${ride}`;

/** How pages name a customer where a passenger's uid could stand, and how older rides do. */
export const customerRider = (customer: string): string => `${OLD_PREFIX}${customer}`;

/** The id of the customer whom pages name like this; `null` for a passenger with an account. */
export function customerIn(rider: string): string | null {
  return /^customer-([A-Za-z0-9-]+)$/.exec(rider)?.[1] ?? null;
}

/** Whether a ride's passenger is one who called, not an account. */
export const isCallerRider = (rider: string): boolean =>
  rider.startsWith(PREFIX) || rider.startsWith(OLD_PREFIX);

/** What the rides of a customer have for a passenger: those that their record lists, and older ones. */
export const ridersOf = ({ id, rides }: { readonly id: string; readonly rides: readonly string[] }) =>
  [customerRider(id), ...rides.map(callerRider)] as const;

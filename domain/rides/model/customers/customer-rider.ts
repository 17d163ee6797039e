const PREFIX = 'customer-';

/** How rides name a passenger who called and has no account, by the customer's id. */
export const customerRider = (id: string): string => `${PREFIX}${id}`;

/** Whether a ride's passenger is one who called, not an account. */
export const isCustomerRider = (rider: string): boolean => rider.startsWith(PREFIX);

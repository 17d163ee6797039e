import type { Customer } from '#domain/rides/model/customers/customer.ts';
import type { Format } from '#words/use-format.ts';
import { useCustomersCopy } from './customers-copy.ts';

/** Says who has blocked a customer, otherwise who last unblocked them; `null` if neither is stored. */
export function useWhoBlocked(
  format: Format,
): (customer: Pick<Customer, 'blocked' | 'lifted'>) => string | null {
  const copy = useCustomersCopy();
  return ({ blocked, lifted }) => {
    if (blocked !== null) return copy.blockedBy(blocked.name, format.dateTime(blocked.at));
    return lifted === null ? null : copy.liftedBy(lifted.name, format.dateTime(lifted.at));
  };
}

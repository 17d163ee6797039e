import { searchKeyOf } from '../../shared/people/name-keys.ts';
import { succeed, type Result } from '../../shared/result.ts';
import { typedText } from '../../shared/typed-text.ts';
import { soughtNumber } from '../model/booking/sought-number.ts';
import { customerIn, customerRider, ridersOf } from '../model/customers/caller.ts';
import { MOST_NAMED } from '../model/basics/ride-limits.ts';
import type { CustomerRepository, Listed } from '../ports/customer-repository.ts';

/** A person who may have rides. */
export interface FoundRider {
  /** The uid of a passenger with an account, or the `customerRider` of a customer. */
  readonly rider: string;
  /** The values of `rider` in their rides. Accounts have one, the uid; customers one for each of the last rides. */
  readonly riders: readonly string[];
  readonly name: string;
}

export interface FoundRiders {
  readonly riders: readonly FoundRider[];
  /** Whether there may be more matches, which a longer text would find. */
  readonly more: boolean;
}

/** The `riders` of the person with this `FoundRider.rider`, also of a merged record; none if there is no record. */
export async function ridersNamed(
  people: Pick<CustomerRepository, 'byId' | 'mergedFrom'>,
  rider: string,
): Promise<Result<readonly string[]>> {
  const id = customerIn(rider);
  if (id === null) return succeed([rider]);
  const known = await people.byId(id);
  const customer = known.ok && known.value === null ? await people.mergedFrom(id) : known;
  if (!customer.ok) return customer;
  return succeed(customer.value === null ? [] : ridersOf(customer.value));
}

async function passengersNamed(
  people: Pick<CustomerRepository, 'passengersByName'>,
  text: string,
  status: Listed,
) {
  const found = await people.passengersByName(text, status);
  return found.ok ? succeed({ accounts: found.value, more: found.value.length === MOST_NAMED }) : found;
}

/**
 * Finds people by either end of a number, or by the beginning of a name or an email address. Customers come first, then
 * passengers with an account. By number it finds only approved passengers, by name those with this `status`. Both may
 * have the same number. Another person who calls from an account's number is stored as a customer.
 */
export async function findRiders(
  people: Pick<CustomerRepository, 'byName' | 'passengersWith' | 'passengersByName'>,
  typed: string,
  status: Listed,
): Promise<Result<FoundRiders>> {
  const text = typedText(typed);
  const number = soughtNumber(text);
  // No name begins with a text that has only brackets.
  if (number === null && searchKeyOf(text).trim() === '') return succeed({ riders: [], more: false });
  const [customers, accounts] = await Promise.all([
    people.byName(text),
    number === null ? passengersNamed(people, text, status) : people.passengersWith(number),
  ]);
  if (!customers.ok) return customers;
  if (!accounts.ok) return accounts;
  return succeed({
    riders: [
      ...customers.value.customers.map((customer) => ({
        rider: customerRider(customer.id),
        riders: ridersOf(customer),
        name: customer.name,
      })),
      ...accounts.value.accounts.map(({ uid, name }) => ({ rider: uid, riders: [uid], name })),
    ],
    more: customers.value.more || accounts.value.more,
  });
}

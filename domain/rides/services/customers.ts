import { asAdministrator } from '../../accounts/model/acting.ts';
import { searchKeyOf } from '../../accounts/model/name-keys.ts';
import { MOST_ATTEMPTS } from '../../shared/most-attempts.ts';
import type { Batch } from '../../shared/record-write.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import { typedText } from '../../shared/typed-text.ts';
import { keyOfPart } from '../model/booking/passenger-phone.ts';
import { parseNote } from '../model/booking/trip-note.ts';
import {
  blockBatch,
  correctedBatch,
  mergeBatch,
  mergedEntry,
  unblockBatch,
} from '../model/customers/customer-batch.ts';
import type { Customer } from '../model/customers/customer.ts';
import type { CustomerEntry } from '../model/customers/parse-customer.ts';
import type { RideResult } from '../model/errors/ride-error.ts';
import type { CustomerPage, FoundCustomers } from '../ports/customer-repository.ts';
import type { DispatchNeeds } from '../ports/ride-ports.ts';

/**
 * The people who book by phone. Changes fail with `permission-denied` unless the session's user is an approved administrator;
 * sent again after a lost answer they change nothing more.
 */
export interface Customers {
  page(cursor: string | null): Promise<Result<CustomerPage>>;
  /** Up to ten customers whose name, or up to five whose number, begins with this text. */
  find(typed: string): Promise<Result<FoundCustomers>>;
  /**
   * Stores what differs; the entry must have passed `parseCustomer`. `number-known` if another customer has the number,
   * `customer-blocked` if it would take a blocked customer's number from the block.
   */
  correct(known: Customer, entry: CustomerEntry): Promise<RideResult<void>>;
  /** Blocks the number: every record that has it, should there be two. */
  block(customer: Customer): Promise<Result<void>>;
  /** The reverse of that. */
  unblock(customer: Customer): Promise<Result<void>>;
  /**
   * Makes one record of two of one person, who keeps the name and the number of `kept`, and the places, words and rides of
   * both, also one that was booked meanwhile. `customer-blocked` if either is blocked, `note-too-long` if the words of both
   * do not fit.
   */
  merge(kept: Customer, other: Customer): Promise<RideResult<void>>;
}

const blockedBy = ({ name, at }: NonNullable<Customer['blocked']>) =>
  fail({ code: 'customer-blocked' as const, name, at });

export function createCustomers({ customers, records, session }: DispatchNeeds): Customers {
  const store = (batch: Batch) =>
    asAdministrator(session, async () => (batch.length === 0 ? succeed() : records.commit(batch)));

  /** All who have the number of this customer, who is known as they are given here. */
  const withNumberOf = async (customer: Customer): Promise<Result<readonly Customer[]>> => {
    const found = await customers.byPhones([customer.phoneKey]);
    return found.ok ? succeed([customer, ...found.value.filter(({ id }) => id !== customer.id)]) : found;
  };
  const merge = async (kept: Customer, other: Customer, attempt = 1): Promise<RideResult<void>> => {
    const blocked = kept.blocked ?? other.blocked;
    if (blocked !== null) return blockedBy(blocked);
    const note = parseNote(mergedEntry(kept, other).note);
    if (!note.ok) return note;
    const merged = await store(mergeBatch(kept, other));
    if (merged.ok) return merged;
    const [one, two] = await Promise.all([customers.byId(kept.id), customers.byId(other.id)]);
    if (!one.ok || !two.ok) return merged;
    // The answer may have been lost: then one of the two is gone already.
    if (one.value === null || two.value === null) return one.value === two.value ? merged : succeed();
    // Or one of them has booked a ride that was not known here, which the rules keep from being lost.
    const isAgain = merged.error.code === 'permission-denied' && attempt < MOST_ATTEMPTS;
    return isAgain ? merge(one.value, two.value, attempt + 1) : merged;
  };

  return {
    page: (cursor) => customers.page(cursor),
    async find(typed) {
      const text = typedText(typed);
      const key = keyOfPart(text);
      if (key !== '') return customers.byBeginning(key);
      if (searchKeyOf(text).trim() === '') return succeed({ customers: [], more: false });
      return customers.byName(text);
    },
    async correct(known, entry) {
      if (entry.number.key !== known.phoneKey) {
        if (known.blocked !== null) return blockedBy(known.blocked);
        const another = await customers.byPhone(entry.number.key);
        if (!another.ok) return another;
        if (another.value !== null && another.value.id !== known.id)
          return fail({ code: 'number-known', name: another.value.name });
      }
      return store(correctedBatch(known, entry));
    },
    block: (customer) =>
      asAdministrator(session, async ({ uid, name, email }) => {
        const known = await withNumberOf(customer);
        if (!known.ok) return known;
        const open = known.value.filter(({ blocked }) => blocked === null);
        const stored = await store(open.flatMap((each) => blockBatch(each, { uid, name: name ?? email })));
        if (stored.ok) return stored;
        // The answer may have been lost, or somebody else was first: a block that stands is not set again.
        const found = await customers.byId(customer.id);
        return found.ok && found.value !== null && found.value.blocked !== null ? succeed() : stored;
      }),
    async unblock(customer) {
      const known = await withNumberOf(customer);
      if (!known.ok) return known;
      return store(known.value.filter(({ blocked }) => blocked !== null).flatMap(unblockBatch));
    },
    merge: (kept, other) => merge(kept, other),
  };
}

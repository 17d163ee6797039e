import { approvedAs } from '../../accounts/model/acting.ts';
import { searchKeyOf } from '../../accounts/model/name-keys.ts';
import { isAdministrator } from '../../accounts/model/role.ts';
import { phoneIn } from '../../shared/phone.ts';
import type { Batch } from '../../shared/record-write.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import { typedText } from '../../shared/typed-text.ts';
import { phoneKeyOf } from '../model/booking/passenger-phone.ts';
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
import { MOST_NAMED } from '../model/ride-limits.ts';
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
  block(customer: Customer): Promise<Result<void>>;
  unblock(customer: Customer): Promise<Result<void>>;
  /**
   * Makes one record of two of one person, who keeps the name and the number of `kept`, and the places, words and rides of
   * both. `customer-blocked` if either is blocked, `note-too-long` if the words of both do not fit.
   */
  merge(kept: Customer, other: Customer): Promise<RideResult<void>>;
}

const blockedBy = ({ name, at }: NonNullable<Customer['blocked']>) =>
  fail({ code: 'customer-blocked' as const, name, at });

export function createCustomers({ customers, records, session }: DispatchNeeds): Customers {
  const dispatcher = () => approvedAs(session, isAdministrator);
  const store = async (batch: Batch): Promise<Result<void>> => {
    const actor = dispatcher();
    if (!actor.ok) return actor;
    return batch.length === 0 ? succeed() : records.commit(batch);
  };

  return {
    page: (cursor) => customers.page(cursor),
    async find(typed) {
      const text = typedText(typed);
      const key = phoneKeyOf(phoneIn(text) ?? '');
      if (key !== '') return customers.byBeginning(key);
      if (searchKeyOf(text).trim() === '') return succeed({ customers: [], more: false });
      const found = await customers.byName(text);
      return found.ok ? succeed({ customers: found.value, more: found.value.length === MOST_NAMED }) : found;
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
    async block(customer) {
      const actor = dispatcher();
      if (!actor.ok) return actor;
      const { uid, name, email } = actor.value;
      const stored = await records.commit(blockBatch(customer, { uid, name: name ?? email }));
      if (stored.ok) return stored;
      // The answer may have been lost, or somebody else was first: a block that stands is not set again.
      const found = await customers.byId(customer.id);
      return found.ok && found.value !== null && found.value.blocked !== null ? succeed() : stored;
    },
    unblock: (customer) => store(unblockBatch(customer)),
    async merge(kept, other) {
      const blocked = kept.blocked ?? other.blocked;
      if (blocked !== null) return blockedBy(blocked);
      const note = parseNote(mergedEntry(kept, other).note);
      if (!note.ok) return note;
      const merged = await store(mergeBatch(kept, other));
      if (merged.ok) return merged;
      // The answer may have been lost: then one of the two is gone already.
      const stored = await Promise.all([kept, other].map(({ id }) => customers.byId(id)));
      const isMerged =
        stored.every(({ ok }) => ok) && stored.filter((each) => each.ok && each.value === null).length === 1;
      return isMerged ? succeed() : merged;
    },
  };
}

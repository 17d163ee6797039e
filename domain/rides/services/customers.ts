import { asAdministrator } from '../../shared/people/acting.ts';
import { MOST_ATTEMPTS } from '../../shared/most-attempts.ts';
import type { Batch } from '../../shared/record-write.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import { typedText } from '../../shared/typed-text.ts';
import { parseNote } from '../model/basics/trip-note.ts';
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
import { signerOf, type Signer } from '../model/firm/signer.ts';
import type { CustomerPage, FoundCustomers } from '../ports/customer-repository.ts';
import type { DispatchNeeds } from '../ports/ride-ports.ts';

/**
 * The people who book by phone. Changes fail with `permission-denied` unless the session's user is an approved administrator;
 * sent again after a lost answer they change nothing more.
 */
export interface Customers {
  page(cursor: string | null): Promise<Result<CustomerPage>>;
  /** Up to ten customers whom this text means, as `CustomerRepository.byName` reads it. */
  find(typed: string): Promise<Result<FoundCustomers>>;
  /**
   * Stores what differs; the entry must have passed `parseCustomer`. Answers with what others are called who have one of the
   * numbers that are new. `customer-blocked` if one of these is blocked, or if the customer is and would get other numbers.
   */
  correct(known: Customer, entry: CustomerEntry): Promise<RideResult<readonly string[]>>;
  /** Blocks the customer, and their numbers for everybody. */
  block(customer: Customer): Promise<Result<void>>;
  /** The reverse of that. */
  unblock(customer: Customer): Promise<Result<void>>;
  /**
   * Makes one record of two of one person, who keeps the name and the main number of `kept`, and the numbers, places, needs,
   * words and rides of both, also one that was booked meanwhile; `lostByMerge` says what does not fit. `customer-blocked` if
   * either is blocked, `note-too-long` or `driver-note-too-long` if the words of both do not fit.
   */
  merge(kept: Customer, other: Customer): Promise<RideResult<void>>;
}

const blockedBy = ({ name, at }: NonNullable<Customer['blocked']>) =>
  fail({ code: 'customer-blocked' as const, name, at });

export function createCustomers({ customers, records, session }: DispatchNeeds): Customers {
  const store = async (batch: Batch): Promise<Result<void>> =>
    batch.length === 0 ? succeed() : records.commit(batch);

  const merge = async (
    kept: Customer,
    other: Customer,
    by: Signer,
    attempt = 1,
  ): Promise<RideResult<void>> => {
    const blocked = kept.blocked ?? other.blocked;
    if (blocked !== null) return blockedBy(blocked);
    const merged = mergedEntry(kept, other);
    const note = parseNote(merged.note);
    if (!note.ok) return note;
    if (!parseNote(merged.driverNote).ok) return fail({ code: 'driver-note-too-long' });
    const stored = await store(mergeBatch(kept, other, by));
    if (stored.ok) return stored;
    const [one, two] = await Promise.all([customers.byId(kept.id), customers.byId(other.id)]);
    if (!one.ok || !two.ok) return stored;
    // The answer may have been lost: then one of the two is gone already.
    if (one.value === null || two.value === null) return one.value === two.value ? stored : succeed();
    // Or one of them has booked a ride that was not known here, which the rules keep from being lost.
    const isAgain = stored.error.code === 'permission-denied' && attempt < MOST_ATTEMPTS;
    return isAgain ? merge(one.value, two.value, by, attempt + 1) : stored;
  };

  return {
    page: (cursor) => customers.page(cursor),
    find: (typed) => customers.byName(typedText(typed)),
    correct: (known, entry) =>
      asAdministrator(session, async (): Promise<RideResult<readonly string[]>> => {
        const wanted = [entry.number, ...entry.others].map(({ key }) => key);
        const added = wanted.filter((key) => !known.phoneKeys.includes(key));
        const isMoved = added.length > 0 || wanted.length !== known.phoneKeys.length;
        if (isMoved && known.blocked !== null) return blockedBy(known.blocked);
        const found = added.length === 0 ? succeed([]) : await customers.byPhones(added);
        if (!found.ok) return found;
        const others = found.value.filter(({ id }) => id !== known.id);
        const blocked = others.find((each) => each.blocked !== null)?.blocked ?? null;
        if (blocked !== null) return blockedBy(blocked);
        const stored = await store(correctedBatch(known, entry));
        return stored.ok ? succeed(others.map(({ name }) => name)) : stored;
      }),
    block: (customer) =>
      asAdministrator(session, async (user) => {
        const known = await customers.blocked(customer.phoneKeys);
        if (!known.ok) return known;
        const keys = known.value.map(({ key }) => key);
        const stored = await store(
          customer.blocked === null ? blockBatch(customer, signerOf(user), keys) : [],
        );
        if (stored.ok) return stored;
        // The answer may have been lost, or somebody else was first: a block that stands is not set again.
        const found = await customers.byId(customer.id);
        return found.ok && found.value !== null && found.value.blocked !== null ? succeed() : stored;
      }),
    unblock: (customer) =>
      asAdministrator(session, async (user) => {
        const known = await customers.blocked(customer.phoneKeys);
        if (!known.ok) return known;
        const own = known.value.flatMap((each) => (each.customer === customer.id ? each.key : []));
        const stored = await store(
          customer.blocked === null ? [] : unblockBatch(customer, signerOf(user), own),
        );
        if (stored.ok) return stored;
        const found = await customers.byId(customer.id);
        return found.ok && found.value?.blocked === null ? succeed() : stored;
      }),
    merge: (kept, other) =>
      asAdministrator(session, (user): Promise<RideResult<void>> => merge(kept, other, signerOf(user))),
  };
}

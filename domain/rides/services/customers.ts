import { asDispatcher } from '../../shared/people/acting.ts';
import { MOST_ATTEMPTS } from '../../shared/most-attempts.ts';
import type { Batch } from '../../shared/record-write.ts';
import { allOf, fail, succeed, type Result } from '../../shared/result.ts';
import { ifStored, settle } from '../../shared/settle.ts';
import { typedText } from '../../shared/typed-text.ts';
import { parseTripNote } from '../model/basics/trip-note.ts';
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
 * The customers of the firm. Changes fail with `permission-denied` unless the session's user has the power *desk*. A
 * change that is sent again after a lost answer changes nothing more.
 */
export interface Customers {
  page(cursor: string | null): Promise<Result<CustomerPage>>;
  /** The customers whom `CustomerRepository.byName` finds by this text. */
  find(typed: string): Promise<Result<FoundCustomers>>;
  /**
   * Stores the fields that differ. The entry must have passed `parseCustomer`. Returns the names of other customers
   * with one of the new numbers. Fails with `customer-blocked` if one of these is blocked, or if a blocked customer
   * would get other numbers.
   */
  correct(known: Customer, entry: CustomerEntry): Promise<RideResult<readonly string[]>>;
  /** Blocks the customer and their numbers. */
  block(customer: Customer): Promise<Result<void>>;
  /** Lifts the block of the customer, and of the numbers that were blocked with this customer. */
  unblock(customer: Customer): Promise<Result<void>>;
  /**
   * Merges two records of one person (`mergeBatch`), including a ride that was booked meanwhile. `lostByMerge` lists
   * what is lost. Fails with `customer-blocked` if a record is blocked, and with `note-too-long` or
   * `driver-note-too-long` if both notes together are too long.
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
    const note = parseTripNote(merged.note);
    if (!note.ok) return note;
    if (!parseTripNote(merged.driverNote).ok) return fail({ code: 'driver-note-too-long' });
    return settle(records, mergeBatch(kept, other, by), {
      read: () => allOf([customers.byId(kept.id), customers.byId(other.id)]),
      async verdict([one = null, two = null], { code }) {
        if (one === null || two === null) return one === two ? null : succeed();
        // A ride may have been booked with one of the records since, and the rules refuse to lose the ride.
        const isAgain = code === 'permission-denied' && attempt < MOST_ATTEMPTS;
        return isAgain ? merge(one, two, by, attempt + 1) : null;
      },
    });
  };
  const setBlock = (customer: Customer, batch: Batch, isBlocked: boolean) =>
    settle(records, batch, {
      read: () => customers.byId(customer.id),
      // A colleague may have stored the same block, or lifted it.
      verdict: ifStored((found) => found !== null && (found.blocked !== null) === isBlocked),
    });

  return {
    page: (cursor) => customers.page(cursor),
    find: (typed) => customers.byName(typedText(typed)),
    correct: (known, entry) =>
      asDispatcher(session, async (): Promise<RideResult<readonly string[]>> => {
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
      asDispatcher(session, async (user) => {
        const known = await customers.blocked(customer.phoneKeys);
        if (!known.ok) return known;
        const keys = known.value.map(({ key }) => key);
        if (customer.blocked !== null) return succeed();
        return setBlock(customer, blockBatch(customer, signerOf(user), keys), true);
      }),
    unblock: (customer) =>
      asDispatcher(session, async (user) => {
        const known = await customers.blocked(customer.phoneKeys);
        if (!known.ok) return known;
        const own = known.value.flatMap((each) => (each.customer === customer.id ? each.key : []));
        if (customer.blocked === null) return succeed();
        return setBlock(customer, unblockBatch(customer, signerOf(user), own), false);
      }),
    merge: (kept, other) =>
      asDispatcher(session, (user): Promise<RideResult<void>> => merge(kept, other, signerOf(user))),
  };
}

import { beforeAll } from 'vitest';
import { FIRST_BOOK_SETTINGS } from '#domain/books/model/basics/book-settings.ts';
import { farePath, readFare } from '#domain/books/model/fares/fare.ts';
import { aStoredPayer, CLINIC } from '#domain/books/model/payers/payer.builder.ts';
import type { Payer, PayerTerms } from '#domain/books/model/payers/payer.ts';
import { customerRider } from '#domain/rides/model/customers/caller.ts';
import type { OrderBilling } from '#domain/rides/model/standing/order-billing.ts';
import type { WorldUnderTest } from '../stage/world-under-test.builder.ts';
import { aCustomer, anOrderOf, from, look, ridesOf } from './order-stage.builder.ts';
import { arrangeFirm, openPerson } from './ride-stage.builder.ts';

export const BILLING = { payer: CLINIC.id, asked: ['Cost centre'], answers: ['KST-0042'] };
export const OTHER = { ...CLINIC, id: 'C-2', name: 'Council', asks: [], discount: 100, hidden: true };

/** Standing orders on account, in a firm with books. */
export function onAccount(stage: () => WorldUnderTest) {
  const store = (changes: Partial<Payer> = {}) => stage().documents.write(aStoredPayer(changes));
  beforeAll(async () => {
    await arrangeFirm(stage());
    await stage().documents.write({ 'settings/books': { ...FIRST_BOOK_SETTINGS, rev: 0 } });
  });
  const anOrder = async (billing: OrderBilling | null = BILLING) => {
    const admin = await openPerson(stage(), 'admin');
    const customer = await aCustomer(admin);
    // One day a week, so within two weeks there are two days with two legs each.
    const plan = from({ weekdays: [new Date(`${from().first}T00:00Z`).getUTCDay()], billing });
    return { admin, order: await anOrderOf(admin, customerRider(customer.id), plan) };
  };
  const fareOf = async (ride: string) =>
    readFare(ride, (await stage().documents.read(farePath(ride))) ?? undefined);
  /** An order whose rides are made, and its rides. */
  const made = async (billing: OrderBilling | null = BILLING, changes: Partial<PayerTerms> = {}) => {
    await store(changes);
    await store(OTHER);
    const { admin, order } = await anOrder(billing);
    await look(admin);
    const rides = [...(await ridesOf(admin, order)).values()];
    const inOrder = rides.toSorted((one, other) => one.pickupAt.getTime() - other.pickupAt.getTime());
    return { admin, order, rides: inOrder };
  };
  return { store, anOrder, fareOf, made };
}

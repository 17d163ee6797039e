import { FIRST_BOOK_SETTINGS } from '#domain/books/model/basics/book-settings.ts';
import { billId, draftBatch } from '#domain/books/model/bills/bill-batch.ts';
import { billPath } from '#domain/books/model/bills/bill.ts';
import { aStoredFare, endedOnAccount } from '#domain/books/model/fares/fare.builder.ts';
import { aStoredPayer } from '#domain/books/model/payers/payer.builder.ts';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { ownNames, storeDocuments } from './backend-data.ts';

/** A day on which no other test has rides. */
const ownDay = () =>
  new Date(Date.UTC(2000, 0, 1 + Math.floor(Math.random() * 7000))).toISOString().slice(0, 10);

/** Stores an account customer with three ended rides of one day. The rides are on no bill. */
export async function storeUnbilledAccount() {
  const [name, day] = [`${ownNames()} Clinic`, ownDay()];
  const payer = `P-${name.slice(0, 9).toUpperCase()}`;
  const at = new Date(`${day}T12:05:00Z`);
  const ids = [1, 2, 3].map((nth) => `${payer.replaceAll('-', '')}${nth}`.padEnd(20, '0'));
  const fares = ids.map((id, nth) => ({
    [`rides/${id}`]: aStoredRide('completed', {
      pickupAt: at,
      endedAt: at,
      area: { from: 'Northside', to: 'City Hospital' },
    }),
    ...aStoredFare(id, {
      ...endedOnAccount(payer, day, { total: 1250 + nth, driver: '', plate: '', at }),
      vat: nth === 0 ? 190 : 70,
    }),
  }));
  await storeDocuments({
    'settings/books': { ...FIRST_BOOK_SETTINGS, name: 'Cab Ltd', iban: 'DE02120300000000202051', rev: 0 },
    ...aStoredPayer({ id: payer, name }),
    ...Object.assign({}, ...fares),
  });
  return { name, payer, day };
}

/** Stores drafts of bills for this account customer and day. Each draft has one ride. */
export async function storeDrafts({ payer, day }: { payer: string; day: string }, count: number) {
  const of = { payer, from: day, until: day, currency: 'EUR', corrects: null } as const;
  const now = new Date();
  const drafts = Array.from({ length: count }, (_, index) => {
    const id = billId(of, index + 1);
    const [write] = draftBatch(of, { id, by: 'sam', now, years: 10 });
    const sums = { count: 1, total: 1250, totals: { 70: 1250 }, rev: 1, at: now };
    return [billPath(id), { ...write?.fields, ...sums }];
  });
  await storeDocuments(Object.fromEntries(drafts) as Record<string, object>);
}

import { screen, within } from '@testing-library/react';
import { FIRST_BOOK_SETTINGS } from '#domain/books/model/basics/book-settings.ts';
import { aStoredFare, endedOnAccount } from '#domain/books/model/fares/fare.builder.ts';
import { aStoredPayer, CLINIC } from '#domain/books/model/payers/payer.builder.ts';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { ridePath } from '#domain/rides/model/stored/ride-paths.ts';
import type { Language } from '#words/languages.ts';
import { openRideWorld } from './open-ride-world.ts';
import { renderApp } from './render-app.tsx';

const SAM = { name: 'Sam System', role: 'system_admin' } as const;

/** A time in May. The clock of the tests is in June, so the month of these rides is over. */
const AT = new Date('2025-05-20T12:05:00Z');
const idOf = (nth: number) => `ride${nth}`.padEnd(20, '0');

const fareOf = (nth: number, total: number) => ({
  [ridePath(idOf(nth))]: aStoredRide('completed', { pickupAt: AT, endedAt: AT }),
  ...aStoredFare(
    idOf(nth),
    endedOnAccount(CLINIC.id, '2025-05-20', { total, driver: '', plate: '', at: AT }),
  ),
});

/** Opens the page of bills. The clinic's account has `rides` rides that are on no bill. */
export async function openBills(rides = 2, language: Language = 'en', given: object = {}) {
  const world = await openRideWorld(SAM, {
    'settings/books': { ...FIRST_BOOK_SETTINGS, name: 'Cab Ltd', rev: 0 },
    ...aStoredPayer({ at: AT }),
    ...Object.assign({}, ...Array.from({ length: rides }, (_, nth) => fareOf(nth, 1070 + nth))),
    ...given,
  });
  const product = await world.load();
  const app = renderApp('/admin/bills', { world: { ...world, load: async () => product }, language });
  const title = language === 'en' ? 'Bills' : 'Rechnungen';
  await screen.findByRole('heading', { name: title, level: 1 });
  const press = async (name: string | RegExp) => app.user.click(await screen.findByRole('button', { name }));
  return { ...app, press, product };
}

export const grid = () => within(screen.getByRole('grid', { name: 'Bills and credit notes' }));
export const panel = async () => within(await screen.findByRole('dialog'));

export const draft = (until: string) => ({
  [`bills/${CLINIC.id}-${until}-${until}-EUR-1`]: {
    kind: 'bill',
    corrects: null,
    payer: CLINIC.id,
    currency: 'EUR',
    from: until,
    until,
    count: 1,
    total: 1070,
    totals: { 70: 1070 },
    last: null,
    issued: null,
    rev: 1,
    by: 'u',
    at: AT,
    deleteAt: new Date('2037-01-01'),
  },
});
export const listedMonth = () =>
  within(screen.getByRole('region', { name: 'Bills and credit notes' })).getByLabelText('Month');

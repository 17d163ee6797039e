import { FIRST_BOOK_SETTINGS } from '#domain/books/model/basics/book-settings.ts';
import { newPayerBatch } from '#domain/books/model/payers/payer.ts';
import { CLINIC } from '#domain/books/model/payers/payer.builder.ts';
import { BERLIN_FORM, termsOf } from '#domain/books/model/tariffs/real-tariffs.builder.ts';
import { newTariffBatch } from '#domain/books/model/tariffs/stored-tariff.ts';

type Documents = Readonly<Record<string, object>>;

export const BERLIN_ID = 'berlin00000000000000';

/** A time before the clock of the tests. */
const FROM = new Date('2025-05-01T22:00Z');

function storedTariff(fixed: string): Documents {
  const [write] = newTariffBatch(BERLIN_ID, 'u-sam', { ...termsOf({ ...BERLIN_FORM, fixed }), from: FROM });
  return { [`tariffs/${BERLIN_ID}`]: { ...write?.fields, at: FROM } };
}

/** A firm that keeps its books: it has a name, the tariff of Berlin's taxis, and gives drivers 40 %. */
export const STORED_BOOKS: Documents = {
  'settings/books': {
    ...FIRST_BOOK_SETTINGS,
    name: 'Fjord Cars',
    address: ['Quay 1', '12345 Northside'],
    vatId: 'DE123456789',
    tariff: BERLIN_FORM.name,
    share: 400,
    rev: 0,
  },
  ...storedTariff(''),
};

const [PAYER] = newPayerBatch(CLINIC.id, 'u-sam', CLINIC);

/** The same firm with shown prices, a fixed one from Northside to City Hospital, and an account customer. */
export const BOOKS_OF_FIRM: Documents = {
  'settings/books': { ...STORED_BOOKS['settings/books'], shown: true },
  ...storedTariff('x;City Hospital\nNorthside;18.50'),
  [PAYER?.path ?? '']: { ...PAYER?.fields, at: FROM },
};

/** The fare of a ride with an agreed price of €12.50, before its end. */
export function aStoredFare(ride: string, given: object = {}): Documents {
  const fields = {
    currency: 'EUR',
    vat: 70,
    tariff: BERLIN_ID,
    agreed: { amount: 1250, source: 'fixed', cell: null, places: [] },
    payer: null,
    answers: [],
    hidden: false,
    discount: 0,
    end: null,
    day: null,
    bill: null,
    rev: 0,
    by: 'u-olga',
    at: FROM,
    deleteAt: new Date('2037-01-01T00:00Z'),
  };
  return { [`fares/${ride}`]: { ...fields, ...given } };
}

/** The end of a fare: €24.50 in cash. */
export const CASH_END = {
  total: 2450,
  length: 98_000,
  waited: null,
  extras: [],
  paid: 'cash',
  driver: 'u-dario',
  plate: 'CB 1',
  by: 'u-dario',
  at: new Date('2025-06-01T12:31Z'),
};

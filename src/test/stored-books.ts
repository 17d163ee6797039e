import { FIRST_BOOK_SETTINGS } from '#domain/books/model/basics/book-settings.ts';
import { aStoredPayer } from '#domain/books/model/payers/payer.builder.ts';
import { BERLIN_FORM, BERLIN_ID, termsIn } from '#domain/books/model/tariffs/real-tariffs.builder.ts';
import { newTariffBatch } from '#domain/books/model/tariffs/stored-tariff.ts';

type Documents = Readonly<Record<string, object>>;

/** A time before the clock of the tests. */
const FROM = new Date('2025-05-01T22:00Z');

function storedTariff(fixed: string): Documents {
  const [write] = newTariffBatch(BERLIN_ID, 'u-sam', { ...termsIn({ ...BERLIN_FORM, fixed }), from: FROM });
  return { [`tariffs/${BERLIN_ID}`]: { ...write?.fields, at: FROM } };
}

/** A firm with books: a name, the tariff of Berlin's taxis, and a share of 40 % for drivers. */
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

/** The same firm with shown prices, a fixed price from Northside to City Hospital, and an account customer. */
export const BOOKS_OF_FIRM: Documents = {
  'settings/books': { ...STORED_BOOKS['settings/books'], shown: true },
  ...storedTariff('x;City Hospital\nNorthside;18.50'),
  ...aStoredPayer({ at: FROM }),
};

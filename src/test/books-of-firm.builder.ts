import { FIRST_BOOK_SETTINGS } from '#domain/books/model/basics/book-settings.ts';
import { newPayerBatch } from '#domain/books/model/payers/payer.ts';
import { CLINIC } from '#domain/books/model/payers/payer.builder.ts';
import { BERLIN_FORM, termsOf } from '#domain/books/model/tariffs/real-tariffs.builder.ts';
import { newTariffBatch } from '#domain/books/model/tariffs/stored-tariff.ts';

/** Two days before the clock of the tests. */
const BEGAN = new Date('2025-05-30T22:00Z');

const [TARIFF] = newTariffBatch('berlin00000000000000', 'sam', {
  ...termsOf({ ...BERLIN_FORM, fixed: 'x;City Hospital\nNorthside;18.50' }),
  from: BEGAN,
});
const [PAYER] = newPayerBatch(CLINIC.id, 'sam', CLINIC);

/** A firm with books: settings, a tariff with a fixed price from Northside to City Hospital, an account customer. */
export const BOOKS_OF_FIRM: Readonly<Record<string, object>> = {
  'settings/books': {
    ...FIRST_BOOK_SETTINGS,
    name: 'Harbour Cabs',
    tariff: BERLIN_FORM.name,
    shown: true,
    rev: 0,
  },
  [TARIFF?.path ?? '']: { ...TARIFF?.fields, at: BEGAN },
  [PAYER?.path ?? '']: { ...PAYER?.fields, at: BEGAN },
};

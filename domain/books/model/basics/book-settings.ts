import { count, flag, listOf, mapOf, oneOf, orNull } from '../../../shared/composed-decoders.ts';
import { text, type ValuesOf } from '../../../shared/decoders.ts';
import { CURRENCIES, FIRST_CURRENCY } from './money.ts';

/** The settings for prices, receipts and bills, `settings/books`. A system administrator changes them. */
const BOOK_SETTINGS = {
  /** The firm on receipts and bills; `iban` and `bic` are only on bills. */
  name: text,
  address: listOf(text),
  email: text,
  vatId: text,
  taxNumber: text,
  iban: text,
  bic: text,
  /** The name of the firm's usual tariff; `null` before one is chosen. A payer may have a tariff of its own. */
  tariff: orNull(text),
  /** The currency of a price that is typed without a tariff. */
  currency: oneOf(CURRENCIES),
  /** The tax rate of such a price, in thousandths of the price without tax. */
  vat: count,
  /** Whether passengers with an account see prices before they book. */
  shown: flag,
  /** The driver's share of their turnover. Thousandths. */
  share: count,
  /** For how many years a document of the books is stored, from the end of the year in which it was written. */
  years: count,
  /** The columns of the accountant's CSV, in their order; empty for all columns. */
  columns: listOf(text),
  rev: count,
};

export type BookSettings = ValuesOf<typeof BOOK_SETTINGS>;

const read = mapOf(BOOK_SETTINGS);

export const LONGEST_FIRM_NAME = 100;
/** The longest VAT id or tax number. */
export const LONGEST_FIRM_NUMBER = 40;
/** The longest name of a column of the accountant's CSV. */
export const LONGEST_COLUMN = 40;
export const MOST_YEARS = 30;
/** A share of 100 %. Thousandths. */
export const WHOLE_SHARE = 1000;
export const MOST_COLUMNS = 30;

/** The settings without `rev`, which counts the changes. */
export type WantedBookSettings = Omit<BookSettings, 'rev'>;

export const FIRST_BOOK_SETTINGS: WantedBookSettings = {
  name: '',
  address: [],
  email: '',
  vatId: '',
  taxNumber: '',
  iban: '',
  bic: '',
  tariff: null,
  currency: FIRST_CURRENCY,
  vat: 0,
  shown: false,
  share: 0,
  // Germany, Austria and Switzerland require business records for up to ten years.
  years: 10,
  columns: [],
};

/** Reads the settings of the books; `null` if they are missing or damaged. */
export const readBookSettings = (stored: unknown): BookSettings | null => read(stored) ?? null;

export const BOOK_SETTINGS_PATH = 'settings/books';

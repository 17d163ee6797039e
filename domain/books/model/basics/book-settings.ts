import { count, flag, listOf, mapOf, orNull } from '../../../shared/composed-decoders.ts';
import { text, type ValuesOf } from '../../../shared/decoders.ts';

/** The settings of a system administrator for prices, receipts and bills: `settings/books`. */
const BOOK_SETTINGS = {
  /** The firm as receipts and bills name it. */
  name: text,
  address: listOf(text),
  email: text,
  vatId: text,
  taxNumber: text,
  iban: text,
  bic: text,
  /** The name of the usual tariff, for rides without a payer's own; `null` before one is chosen. */
  tariff: orNull(text),
  /** Passengers with an account see prices before they book. */
  shown: flag,
  /** The driver's part of what they take. Thousandths. */
  share: count,
  /** Years until a fare, a bill and its lines are removed. */
  years: count,
  /** The columns of the accountant's CSV, in their order. */
  columns: listOf(text),
  rev: count,
};

export type BookSettings = ValuesOf<typeof BOOK_SETTINGS>;

const read = mapOf(BOOK_SETTINGS);

export const LONGEST_FIRM_NAME = 100;
/** A number of a tax office, a bank or a register. */
export const LONGEST_FIRM_NUMBER = 40;
export const MOST_YEARS = 30;
/** The whole of what a driver takes. Thousandths. */
export const WHOLE_SHARE = 1000;
export const MOST_COLUMNS = 30;

/** The settings without `rev`, which counts the changes. */
export type WantedBookSettings = Omit<BookSettings, 'rev'>;

/** Ten years from the end of a year: the longest time that a tax office in Germany, Austria or Switzerland asks for. */
export const FIRST_BOOK_SETTINGS: WantedBookSettings = {
  name: '',
  address: [],
  email: '',
  vatId: '',
  taxNumber: '',
  iban: '',
  bic: '',
  tariff: null,
  shown: false,
  share: 0,
  years: 10,
  columns: [],
};

/** Reads the settings of the books; `null` if they are damaged. */
export const readBookSettings = (stored: unknown): BookSettings | null => read(stored) ?? null;

export const BOOK_SETTINGS_PATH = 'settings/books';

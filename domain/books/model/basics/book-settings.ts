import { count, flag, listOf, mapOf, orNull } from '../../../shared/composed-decoders.ts';
import { text, type ValuesOf } from '../../../shared/decoders.ts';

/** What a system administrator sets for prices, receipts and bills: `settings/books`. */
const BOOK_SETTINGS = {
  /** The firm as receipts and bills name it. */
  name: text,
  address: listOf(text),
  email: text,
  vatId: text,
  taxNumber: text,
  iban: text,
  bic: text,
  /** The name of the tariff for callers without a payer's own; `null` before one is chosen. */
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

/** Reads the settings of the books; `null` if they are damaged. */
export const readBookSettings = (stored: unknown): BookSettings | null => read(stored) ?? null;

export const BOOK_SETTINGS_PATH = 'settings/books';

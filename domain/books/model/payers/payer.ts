import { count, flag, listOf, mapOf, orNull, documentOf } from '../../../shared/composed-decoders.ts';
import { text, time } from '../../../shared/decoders.ts';

export const MOST_ASKS = 4;
export const MOST_ADDRESS_LINES = 6;
/** An answer to a question of a payer. */
export const LONGEST_ANSWER = 60;

/** What must be asked when a ride of the payer is booked, such as a cost centre. */
const ASK = {
  label: text,
  required: flag,
  /** A regular expression of RE2 that the whole answer matches; `''` permits any answer. */
  pattern: text,
};

const PAYER = {
  name: text,
  /** The number that the firm gave it. */
  number: text,
  /** The postal address, at most `MOST_ADDRESS_LINES` lines. */
  address: listOf(text),
  email: text,
  vatId: text,
  /** At most `MOST_ASKS`. */
  asks: listOf(mapOf(ASK)),
  /** What callers must say to book for the payer; `''` for nothing. */
  word: text,
  /** The name of its tariff; `null` for the firm's usual one. */
  tariff: orNull(text),
  /** Thousandths of the price that are taken off. */
  discount: count,
  /** Days to pay a bill. */
  terms: count,
  /** Its prices are hidden from drivers and passengers. */
  hidden: flag,
  /** Its bills name passengers. */
  names: flag,
  /** New rides cannot be booked for it. */
  suspended: flag,
  rev: count,
  by: text,
  at: time,
};

/** A customer who pays by the month: an account, in the trade's word. The rides' customers are people who call. */
export type Payer = NonNullable<ReturnType<typeof readPayer>>;

const read = documentOf(PAYER);

/** Reads the document of a payer; `null` if it is damaged. */
export const readPayer = (id: string, stored: unknown) => read(id, stored);

export const payerPath = (id: string): string => `payers/${id}`;

import { count, documentOf, flag, listOf, mapOf, oneOf, orNull } from '../../../shared/composed-decoders.ts';
import { text, time } from '../../../shared/decoders.ts';
import { CURRENCIES } from '../basics/money.ts';

/** How a price was agreed: by the matrix, by a tariff with typed kilometres, typed, or estimated from coordinates. */
export const PRICE_SOURCES = ['fixed', 'tariff', 'typed', 'about'] as const;

export const PAYMENTS = ['cash', 'card', 'account', 'nothing'] as const;
export type Payment = (typeof PAYMENTS)[number];

const AGREED = {
  amount: count,
  source: oneOf(PRICE_SOURCES),
  /** The id of the tariff that gave it; `null` if it was typed. */
  tariff: orNull(text),
};

/** What the driver or dispatch entered when the ride had ended. */
const END = {
  /** Tax included. */
  total: count,
  /** In tenths of a metre; `null` if it was not entered. */
  length: orNull(count),
  /** Seconds; `null` if it was not entered. */
  waited: orNull(count),
  /** The names of the tariff's extras. */
  extras: listOf(text),
  paid: oneOf(PAYMENTS),
  /** Who drove, by uid. */
  driver: text,
  /** The plate. */
  plate: text,
  by: text,
  at: time,
};

/** What a ride costs and who pays. Its id is the ride's. It has no name and no place. */
const FARE = {
  currency: oneOf(CURRENCIES),
  /** Thousandths of the price without it. */
  vat: count,
  agreed: orNull(mapOf(AGREED)),
  /** The id of the payer; `null` if the passenger pays. */
  payer: orNull(text),
  /** In the order of the payer's questions. */
  answers: listOf(text),
  /** The payer's prices are hidden from drivers and passengers. */
  hidden: flag,
  end: orNull(mapOf(END)),
  /** The day of the ride's end in the service's zone, `2026-11-29`; `null` before `end`. */
  day: orNull(text),
  /** The id of the bill with this ride; `null` if none has it. */
  bill: orNull(text),
  rev: count,
  by: text,
  at: time,
  deleteAt: time,
};

export type Fare = NonNullable<ReturnType<typeof readFare>>;
export type AgreedPrice = NonNullable<Fare['agreed']>;
export type FareEnd = NonNullable<Fare['end']>;

const read = documentOf(FARE);

/** Reads the document of a fare; `null` if it is damaged. */
export const readFare = (id: string, stored: unknown) => read(id, stored);

export const farePath = (ride: string): string => `fares/${ride}`;

import { count, documentOf, flag, listOf, mapOf, oneOf, orNull } from '../../../shared/composed-decoders.ts';
import { text, time } from '../../../shared/decoders.ts';
import { CURRENCIES } from '../basics/money.ts';

/** The sources of a price, in this order: matrix, typed length, typed price, estimate from coordinates. */
export const PRICE_SOURCES = ['fixed', 'tariff', 'typed', 'about'] as const;

/** The sources of prices that bind the driver. While such a price holds, the driver may add only extras and waiting. */
export const BINDING_SOURCES = [
  'fixed',
  'typed',
] as const satisfies readonly (typeof PRICE_SOURCES)[number][];

export const PAYMENTS = ['cash', 'card', 'account', 'nothing'] as const;
export type Payment = (typeof PAYMENTS)[number];

const AGREED = {
  amount: count,
  source: oneOf(PRICE_SOURCES),
  /** Row and column of a fixed price in its tariff's matrix; `null` for other sources. */
  cell: orNull(listOf(count)),
  /** The districts, from and to, between which a fixed price holds; `[]` for other sources (D135). */
  places: listOf(text),
};

/** The entries of the driver or dispatch at the end of the ride. */
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
  /** The driver's uid; `''` if no driver had the ride. */
  driver: text,
  /** The plate; `''` without one. */
  plate: text,
  by: text,
  at: time,
};

/** The price and the payer of a ride, under the ride's id. It has districts, but no exact places and no names. */
const FARE = {
  currency: oneOf(CURRENCIES),
  /** The tax rate, in thousandths of the price without tax. */
  vat: count,
  /** The id of the tariff that decides currency, tax and extras; `null` if none was valid. */
  tariff: orNull(text),
  agreed: orNull(mapOf(AGREED)),
  /** The id of the payer; `null` if the passenger pays. */
  payer: orNull(text),
  /** In the order of the payer's questions. */
  answers: listOf(text),
  /** Whether the fare is hidden from drivers and passengers, because its payer hides prices. */
  hidden: flag,
  /** The discount of the payer, in thousandths; `0` without a payer (D136). */
  discount: count,
  end: orNull(mapOf(END)),
  /** The day of the ride's end in the service's zone, `2026-11-29`; `null` until an end is entered. */
  day: orNull(text),
  /** The id of the last bill, credit note or draft with the ride; `null` if the ride is free for a bill. */
  bill: orNull(text),
  rev: count,
  by: text,
  at: time,
  deleteAt: time,
};

export type Fare = NonNullable<ReturnType<typeof readFare>>;
export type AgreedPrice = NonNullable<Fare['agreed']>;
export type FareEnd = NonNullable<Fare['end']>;
/** The fields of a fare that its tariff decides. */
export type FareTerms = Pick<Fare, 'tariff' | 'currency' | 'vat'>;

export const termsOfFare = ({ tariff, currency, vat }: FareTerms): FareTerms => ({ tariff, currency, vat });

const read = documentOf(FARE);

/** Reads the document of a fare; `null` if it is damaged. */
export const readFare = (id: string, stored: unknown) => read(id, stored);

/** The entered end; `null` if there is none, while the ride is open, and after a later end. */
export const endOf = ({ end }: Pick<Fare, 'end'>, endedAt: Date | null): FareEnd | null =>
  end !== null && endedAt !== null && endedAt <= end.at ? end : null;

/** Whether an agreed price holds between these districts. A price without districts holds everywhere. */
export const holdsBetween = (
  { places: [from, to] }: Pick<AgreedPrice, 'places'>,
  area: { readonly from: string; readonly to: string },
): boolean => from === undefined || (from === area.from && to === area.to);

/** The agreed price if it holds between these districts, otherwise `null`. */
export const heldPrice = (
  agreed: AgreedPrice | null,
  area: Parameters<typeof holdsBetween>[1],
): AgreedPrice | null => (agreed !== null && holdsBetween(agreed, area) ? agreed : null);

export const farePath = (ride: string): string => `fares/${ride}`;

/** Why dispatch corrects an ended fare; only `other` may have a note. */
export const CORRECTION_REASONS = ['mistyped', 'payment', 'payer', 'complaint', 'reopened', 'other'] as const;
export type CorrectionReason = (typeof CORRECTION_REASONS)[number];

/** A fare as it was before a change. The id is the number (`rev`) that the fare has after the change. */
const CHANGE = {
  was: mapOf(FARE),
  /** `null` for a change of the agreement. */
  why: orNull(oneOf(CORRECTION_REASONS)),
  note: orNull(text),
  by: text,
  at: time,
};

export type FareChange = NonNullable<ReturnType<typeof readFareChange>>;

const change = documentOf(CHANGE);

/** Reads the state before a change; `null` if it is damaged. */
export const readFareChange = (id: string, stored: unknown) => change(id, stored);

export const fareChangePath = (ride: string, rev: number): string => `fares/${ride}/changes/${rev}`;

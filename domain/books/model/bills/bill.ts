import { count, documentOf, listOf, mapOf, oneOf, orNull } from '../../../shared/composed-decoders.ts';
import { isMap, text, time, type Decoder } from '../../../shared/decoders.ts';
import { CURRENCIES } from '../basics/money.ts';

export const BILL_KINDS = ['bill', 'credit'] as const;

/** The payer or the firm, as it was at the issue. */
const PARTY = { name: text, address: listOf(text), email: text, vatId: text };

const ISSUED = {
  /** Such as `2026-00042`. The numbers of a year have no gap. */
  number: text,
  /** The day of issue in the service's zone. */
  day: text,
  /** The last day to pay. */
  due: text,
  /** `number` is the id of the payer. */
  payer: mapOf({ ...PARTY, number: text }),
  /** `taxNumber`, `iban` and `bic` are `''` if the firm has none. */
  firm: mapOf({ ...PARTY, taxNumber: text, iban: text, bic: text }),
  by: text,
  at: time,
};

/** Decodes sums by tax rate. A rate is in thousandths: `{ '70': 1200, '190': 2450 }`. */
const totals: Decoder<ReadonlyMap<number, number>> = (stored) => {
  if (!isMap(stored)) return undefined;
  const sums = new Map<number, number>();
  for (const [rate, value] of Object.entries(stored)) {
    const sum = count(value);
    if (sum === undefined || !/^\d{1,3}$/.test(rate)) return undefined;
    sums.set(Number(rate), sum);
  }
  return sums;
};

const BILL = {
  kind: oneOf(BILL_KINDS),
  /** The id of the bill that a credit note corrects; `null` for a bill. */
  corrects: orNull(text),
  payer: text,
  currency: oneOf(CURRENCIES),
  /** The first and the last day of the period. */
  from: text,
  until: text,
  /** The number of lines. */
  count,
  /** The sum of the lines, tax included; positive also for a credit note. */
  total: count,
  /** The sums of the lines by tax rate. */
  totals,
  /** The ride that the last change added or removed; `null` for a new draft, and after the issue. */
  last: orNull(text),
  /** `null` for a draft. */
  issued: orNull(mapOf(ISSUED)),
  rev: count,
  by: text,
  at: time,
  deleteAt: time,
};

/** One ride on a bill. The document's id is the ride's. */
const LINE = {
  day: text,
  /** `14:05` in the service's zone. */
  clock: text,
  /** The district or landmark at each end. */
  from: text,
  to: text,
  /** The passenger's name, stored before the issue if the payer demands it (D138); `''` for none. */
  passenger: text,
  /** The payer's answered questions, each as label and answer: `Cost centre: 4711`. */
  references: listOf(text),
  /** Tax included. */
  amount: count,
  /** The rate of tax, in thousandths. */
  vat: count,
  deleteAt: time,
};

const PAID = {
  /** A day in the service's zone; `''` if an earlier entry was a mistake. */
  paidOn: text,
  by: text,
  at: time,
};

/** When an issued bill or credit note was paid: a document of its own, under the bill's id. */
const SETTLEMENT = {
  ...PAID,
  /** The bill's payer, and the last day of its period. */
  payer: text,
  until: text,
  /** The former entries, newest first; at most `MOST_FORMER_PAYMENTS`. */
  was: listOf(mapOf(PAID)),
  deleteAt: time,
};

export type Bill = NonNullable<ReturnType<typeof readBill>>;
export type BillLine = NonNullable<ReturnType<typeof readBillLine>>;
export type Settlement = NonNullable<ReturnType<typeof readSettlement>>;
export type IssuedPart = NonNullable<Bill['issued']>;

const bill = documentOf(BILL);
const line = documentOf(LINE);
const settlement = documentOf(SETTLEMENT);

/** Reads the document of a bill or a credit note; `null` if it is damaged. */
export const readBill = (id: string, stored: unknown) => bill(id, stored);

/** Reads a line of a bill; `null` if it is damaged. */
export const readBillLine = (id: string, stored: unknown) => line(id, stored);

/** Reads a settlement; `null` if it is damaged. */
export const readSettlement = (id: string, stored: unknown) => settlement(id, stored);

export const billPath = (id: string): string => `bills/${id}`;
export const billLinePath = (bill: string, ride: string): string => `bills/${bill}/lines/${ride}`;
/** The path of an issued number. The document there names the bill. */
export const billNumberPath = (number: string): string => `billNumbers/${number}`;
export const settlementPath = (bill: string): string => `settlements/${bill}`;

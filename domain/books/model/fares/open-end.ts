import { count, flag, listOf, mapOf, oneOf, orNull } from '../../../shared/composed-decoders.ts';
import { text, type Decoder, type ValuesOf } from '../../../shared/decoders.ts';
import { CURRENCIES } from '../basics/money.ts';
import { PAYMENTS } from './fare.ts';
import { END_WAYS } from './typed-end.ts';

/** A time in the JSON that the device stores. */
const time: Decoder<Date> = (stored) => {
  const date = new Date(typeof stored === 'string' ? stored : Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
};

/** A driver's ended ride, as the device stores it: without names and places. */
const ENDED_DRIVE = { ride: text, pickupAt: time, endedAt: time, plate: text };

/** The values that the driver entered, with the sum that the page showed. */
const ENTERED = {
  currency: oneOf(CURRENCIES),
  total: count,
  length: orNull(count),
  waited: orNull(count),
  extras: listOf(text),
  paid: oneOf(PAYMENTS),
};

const FORM = {
  way: oneOf(END_WAYS),
  amount: text,
  length: text,
  waited: text,
  extras: listOf(text),
};

const OPEN_END = {
  ...ENDED_DRIVE,
  /** The form that the driver has typed and not entered; `null` if nothing is typed. */
  form: orNull(mapOf(FORM)),
  /** Whether the driver has postponed the entry. */
  isLater: flag,
  /** `null` until the driver has chosen how the ride was paid. */
  entered: orNull(mapOf(ENTERED)),
  /** How often the server has refused the entry. */
  refusals: count,
  /** The code of the refusal after which the entry is no longer sent; `null` before. */
  refused: orNull(text),
};

const STORED = {
  open: listOf(mapOf(OPEN_END)),
  /** The last ends that need no entry, each as ride and time in milliseconds. Their fares are not requested again. */
  settled: listOf(text),
};

export type EndedDrive = ValuesOf<typeof ENDED_DRIVE>;
/** An entered end that waits on the device. */
export type UnsentEnd = ValuesOf<typeof ENTERED>;
/** An ended ride until its sum is stored. */
export type OpenEnd = ValuesOf<typeof OPEN_END>;
export type StoredEnds = ValuesOf<typeof STORED>;

const read = mapOf(STORED);

/** Reads the ends that the device has stored; none if they are damaged. */
export const readEnds = (stored: unknown): StoredEnds => read(stored) ?? { open: [], settled: [] };

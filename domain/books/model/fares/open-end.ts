import { count, flag, listOf, mapOf, oneOf, orNull } from '../../../shared/composed-decoders.ts';
import { text, type Decoder, type ValuesOf } from '../../../shared/decoders.ts';
import { CURRENCIES } from '../basics/money.ts';
import { PAYMENTS } from './fare.ts';
import { END_WAYS } from './typed-end.ts';

/** A time as stored on the device, in JSON. */
const time: Decoder<Date> = (stored) => {
  const date = new Date(typeof stored === 'string' ? stored : Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
};

/** A driver's ride that is over: what a device stores of it has no name and no place. */
const ENDED_DRIVE = { ride: text, pickupAt: time, endedAt: time, plate: text };

/** The entries at its end, with the sum that the driver saw. */
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
  /** The input that is not entered yet; `null` if there is none. */
  form: orNull(mapOf(FORM)),
  /** The driver has left it for later. */
  isLater: flag,
  /** `null` until the driver says how it was paid. */
  entered: orNull(mapOf(ENTERED)),
  /** How often the server has refused it. */
  refusals: count,
  /** The last refusal, after which it is no longer sent. */
  refused: orNull(text),
};

const STORED = {
  open: listOf(mapOf(OPEN_END)),
  /** The last stored ends, as the ride and the time in milliseconds, so that they are not looked up again. */
  settled: listOf(text),
};

export type EndedDrive = ValuesOf<typeof ENDED_DRIVE>;
/** An entered end as it waits on the device. */
export type UnsentEnd = ValuesOf<typeof ENTERED>;
/** An ended ride until its sum is stored. */
export type OpenEnd = ValuesOf<typeof OPEN_END>;
export type StoredEnds = ValuesOf<typeof STORED>;

const read = mapOf(STORED);

/** Reads what a device has stored; empty if it is damaged. */
export const readEnds = (stored: unknown): StoredEnds => read(stored) ?? { open: [], settled: [] };

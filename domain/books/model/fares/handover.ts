import { documentOf, oneOf, orNull } from '../../../shared/composed-decoders.ts';
import { text, time } from '../../../shared/decoders.ts';
import { SERVER_TIME, type Batch } from '../../../shared/record-write.ts';
import { plusDays, type Day } from '../../../shared/time/wall-time.ts';
import { CURRENCIES } from '../basics/money.ts';
import type { Writing } from './fare-batch.ts';
import { keptUntil } from './kept-until.ts';

/** For how many days back the rules accept cash, counted from the present day in UTC. */
export const MOST_HANDOVER_DAYS = 400;

/** Forms allow one day less. West of UTC, the evening is already the next day in UTC. */
export const OLDEST_HANDOVER_DAYS = MOST_HANDOVER_DAYS - 1;

/** Why a negative line corrects an earlier line; only `other` may have a note. */
export const HANDOVER_REASONS = ['mistyped', 'other_driver', 'other'] as const;
export type HandoverReason = (typeof HANDOVER_REASONS)[number];

const HANDOVER = {
  /** The uid of the driver who handed the cash in. */
  driver: text,
  day: text,
  currency: oneOf(CURRENCIES),
  /** Negative for a line that corrects a mistake. */
  amount: (stored: unknown) => (typeof stored === 'number' && Number.isInteger(stored) ? stored : undefined),
  /** `null` for a positive amount. */
  why: orNull(oneOf(HANDOVER_REASONS)),
  note: orNull(text),
  by: text,
  at: time,
};

/** Cash that a driver has handed in. A line never changes. */
export type Handover = NonNullable<ReturnType<typeof readHandover>>;
export type NewHandover = Omit<Handover, 'id' | 'by' | 'at'>;

const read = documentOf(HANDOVER);

/** Reads the document of a handover; `null` if it is damaged. */
export const readHandover = (id: string, stored: unknown) => read(id, stored);

/** Whether cash can be entered for a day: today, or up to `OLDEST_HANDOVER_DAYS` days before. */
export const isHandoverDay = (day: Day, today: Day): boolean =>
  day <= today && day >= plusDays(today, -OLDEST_HANDOVER_DAYS);

export const handoverPath = (id: string): string => `handovers/${id}`;

/** The write of a new line. */
export function handoverBatch(id: string, handover: NewHandover, { by, now, years }: Writing): Batch {
  const fields = { ...handover, by, at: SERVER_TIME, deleteAt: keptUntil(now, years) };
  return [{ kind: 'set', path: handoverPath(id), fields }];
}

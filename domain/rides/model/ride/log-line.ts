import { text, time, type Fields, type ValuesOf } from '../../../shared/kinds.ts';
import { oneOf, orNull } from '../stored/kinds.ts';
import { ALL_REASONS } from './reasons.ts';
import { STEP_NAMES } from './ride-steps.ts';

/** One line of a ride's log, which nobody ever edits: what was done, by whom (a uid) and when (the server's time). */
export const LOG_LINE = {
  did: oneOf(STEP_NAMES),
  by: text,
  at: time,
  why: orNull(oneOf(ALL_REASONS)),
  note: orNull(text),
  /** When the driver pressed, where the network came later. The device's time. */
  saidAt: orNull(time),
  /** Who was asked or sent. */
  driver: orNull(text),
} as const satisfies Fields;

export type LogLine = ValuesOf<typeof LOG_LINE>;

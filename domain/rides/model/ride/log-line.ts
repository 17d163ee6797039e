import { oneOf, orNull } from '../../../shared/composed-kinds.ts';
import { text, time, type Fields, type ValuesOf } from '../../../shared/kinds.ts';
import { ALL_REASONS } from './reasons.ts';
import { STEP_NAMES, stepNamed } from './ride-steps.ts';

/** One line of a ride's log, which is never edited: what was done, by whom (a uid) and when (the server's time). */
export const LOG_LINE = {
  did: oneOf(STEP_NAMES),
  by: text,
  at: time,
  /** The passenger's reason to cancel, or why dispatch recalled the driver. Older lines have other reasons and notes, too. */
  why: orNull(oneOf(ALL_REASONS)),
  note: orNull(text),
  /** When the driver pressed the button, if the step was sent later. The device's time. */
  saidAt: orNull(time),
  /** The driver who was asked or assigned. */
  driver: orNull(text),
  /** The pick-up before this edit moved it. */
  movedFrom: orNull(time),
} as const satisfies Fields;

export type LogLine = ValuesOf<typeof LOG_LINE>;

/** The author of what the sender writes down. No account has it, and the rules let nobody write another author than themselves. */
export const SENDER = 'sender';

/** Whose side took a step; `time` where the sender or the passenger's page wrote down what had ended by itself (rides R9). */
export type Party = 'passenger' | 'driver' | 'dispatch' | 'time';

/** Who took the step that a line of a ride's log records. Nobody but the driver can take a driver's step. */
export function partyOf({ did, by }: Pick<LogLine, 'did' | 'by'>, rider: string): Party {
  if (by === SENDER) return 'time';
  if (by === rider) return did === 'expire' || did === 'lapse' ? 'time' : 'passenger';
  return stepNamed(did).from.dispatch === undefined ? 'driver' : 'dispatch';
}

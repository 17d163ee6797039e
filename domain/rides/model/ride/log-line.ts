import { oneOf, orNull } from '../../../shared/composed-decoders.ts';
import { text, time, type Fields, type ValuesOf } from '../../../shared/decoders.ts';
import { ALL_REASONS } from '../basics/reasons.ts';
import { DRIVING_STEPS, STEP_NAMES, stepNamed } from './ride-steps.ts';

/** One line of a ride's log: the step, its author (a uid or `SENDER`) and the server's time. No line is ever edited. */
export const LOG_LINE = {
  did: oneOf(STEP_NAMES),
  by: text,
  at: time,
  /** The passenger's reason to cancel, or the reason of a recall. Other reasons are in remarks. */
  why: orNull(oneOf(ALL_REASONS)),
  /** Not stored in the log: `withRemarks` adds it from a remark. */
  note: orNull(text),
  /** When the driver pressed, if the step was sent later; or the time that dispatch entered for the step (D83). */
  saidAt: orNull(time),
  /** The driver to whom dispatch offered or assigned the ride. */
  driver: orNull(text),
  /** The pick-up before this edit moved the ride. */
  movedFrom: orNull(time),
} as const satisfies Fields;

export type LogLine = ValuesOf<typeof LOG_LINE>;

/** The author of the steps that the sender stores. The rules let no person write this author. */
export const SENDER = 'sender';

/** The party that took a step. The sender or the passenger's page takes a step of `time` (rides R9). */
export type Party = 'passenger' | 'driver' | 'dispatch' | 'time';

/** The persons in a ride: passenger, driver, and the drivers who declined the ride, gave it back or lost it. */
interface Named {
  readonly rider: string;
  readonly driver: string | null;
  readonly declined: readonly string[];
}

/** Whether this person has the ride, had it, or declined it. `declined` also lists drivers who lost the ride. */
const hadIt = (uid: string, { driver, declined }: Named) => uid === driver || declined.includes(uid);

/** The party of a line of a ride's log. A step that dispatch entered for the driver is dispatch's (D83). */
export function partyOf({ did, by }: Pick<LogLine, 'did' | 'by'>, ride: Named): Party {
  // The sender books only rides of standing orders, and it does so for dispatch.
  if (by === SENDER) return did === 'request' ? 'dispatch' : 'time';
  if (by === ride.rider) return did === 'expire' || did === 'lapse' ? 'time' : 'passenger';
  const { from } = stepNamed(did);
  if (from.dispatch === undefined) return 'driver';
  return from['its-driver'] !== undefined && hadIt(by, ride) ? 'driver' : 'dispatch';
}

/** The last line of a ride's log, if dispatch entered that step for the driver (D83). */
export function enteredForDriver({
  log,
  ...named
}: Named & { readonly log: readonly LogLine[] }): LogLine | null {
  const last = log.at(-1);
  const isDriving = DRIVING_STEPS.some((did) => did === last?.did);
  return last !== undefined && isDriving && partyOf(last, named) === 'dispatch' ? last : null;
}

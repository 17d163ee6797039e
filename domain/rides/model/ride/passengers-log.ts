import type { LogLine } from './log-line.ts';
import type { RideStepName } from './ride-steps.ts';
import type { Ride } from './ride.ts';

/** How the passenger lost the expected driver: no driver has the ride now, or another driver has it. */
export type LossOfDriver = 'lost' | 'replaced';

/** A step as the passenger sees it. A driver whom dispatch assigns is shown like one who has promised. */
export type PassengersStep =
  | Exclude<RideStepName, 'offer' | 'assign' | 'decline' | 'lapse' | 'recall' | 'give_back' | 'agree'>
  | LossOfDriver;

export interface PassengersLine {
  readonly what: PassengersStep;
  readonly line: LogLine;
}

/** The driver whom the passenger expects after a step, and what the passenger sees of the step. `null` for none. */
type Seen = readonly [expected: string | null, what: PassengersStep | null];

function seenOf({ did, by, driver }: LogLine, expected: string | null): Seen {
  switch (did) {
    case 'take':
    case 'reserve':
      return [by, did];
    case 'assign':
      return [driver, expected === null || expected === driver ? 'reserve' : 'replaced'];
    // The passenger sees these steps only if they take away an expected driver.
    case 'offer':
    case 'recall':
    case 'give_back':
    case 'decline':
    case 'lapse':
      return [null, expected === null ? null : 'lost'];
    // The passenger has seen the new time since the edit.
    case 'agree':
      return [expected, null];
    default:
      return [expected, did];
  }
}

/** The lines of a ride's log that concern its passenger. A refusal by an unexpected driver is left out. */
export function passengersLog(log: readonly LogLine[]): readonly PassengersLine[] {
  let expected: string | null = null;
  return log.flatMap((line) => {
    const [next, what] = seenOf(line, expected);
    expected = next;
    return what === null ? [] : { what, line };
  });
}

/**
 * Whether another person than the passenger has moved the ride (D59). False after a further step. The driver's
 * agreement, a renewed card and an edit without a new time do not count.
 */
export function isMovedByOthers({ log, rider }: Pick<Ride, 'log' | 'rider'>): boolean {
  const last = log.findLast(
    ({ did, movedFrom }) => did !== 'agree' && did !== 'renew_card' && (did !== 'edit' || movedFrom !== null),
  );
  return last !== undefined && last.movedFrom !== null && last.by !== rider;
}

/** Whether a step `renew_card` has changed the card since the present driver got the ride (D90). */
export function isCardRenewed({ log, card }: Pick<Ride, 'log' | 'card'>): boolean {
  const steps = log.map(({ did }) => did);
  const given = steps.findLastIndex((did) => GIVING.includes(did));
  return card !== null && steps.lastIndexOf('renew_card') > given;
}

/** The steps by which a driver gets a ride. */
const GIVING: readonly RideStepName[] = ['take', 'reserve', 'assign'];

/** Steps after which a lost driver is still lost. */
const BESIDES: readonly PassengersStep[] = ['extend', 'edit'];

/** Whether the passenger has lost the expected driver, and no other has the ride yet. */
export function hasLostDriver(log: readonly LogLine[]): boolean {
  return passengersLog(log).findLast(({ what }) => !BESIDES.includes(what))?.what === 'lost';
}

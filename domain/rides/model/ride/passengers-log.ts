import type { LogLine } from './log-line.ts';
import type { RideStepName } from './ride-steps.ts';
import type { Ride } from './ride.ts';

/** What took away a driver whom the passenger expected: nobody comes for now, or somebody else does. */
export type LossOfDriver = 'lost' | 'replaced';

/** A step as its passenger sees it. A driver whom dispatch sends is confirmed like one who has promised the ride. */
export type PassengersStep =
  | Exclude<RideStepName, 'offer' | 'assign' | 'decline' | 'lapse' | 'recall' | 'give_back' | 'agree'>
  | LossOfDriver;

export interface PassengersLine {
  readonly what: PassengersStep;
  readonly line: LogLine;
}

/** Whom the passenger expects after a step, and what of it they see. */
type Seen = readonly [expected: string | null, what: PassengersStep | null];

function seenOf({ did, by, driver }: LogLine, expected: string | null): Seen {
  switch (did) {
    case 'take':
    case 'reserve':
      return [by, did];
    case 'assign':
      return [driver, expected === null || expected === driver ? 'reserve' : 'replaced'];
    // Whom dispatch asks, and who says no, is between them, unless a driver whom the passenger expected is gone with it.
    case 'offer':
    case 'recall':
    case 'give_back':
    case 'decline':
    case 'lapse':
      return [null, expected === null ? null : 'lost'];
    // The page says the new time as soon as it is stored.
    case 'agree':
      return [expected, null];
    default:
      return [expected, did];
  }
}

/** The lines of a ride's log that concern its passenger; never which driver refused it. */
export function passengersLog(log: readonly LogLine[]): readonly PassengersLine[] {
  let expected: string | null = null;
  return log.flatMap((line) => {
    const [next, what] = seenOf(line, expected);
    expected = next;
    return what === null ? [] : { what, line };
  });
}

/** Whether somebody else has moved the ride, and nothing but that and the driver's answer has happened since (D59). */
export function isMovedByOthers({ log, rider }: Pick<Ride, 'log' | 'rider'>): boolean {
  const last = log.findLast(
    ({ did, movedFrom }) => did !== 'agree' && did !== 'renew_card' && (did !== 'edit' || movedFrom !== null),
  );
  return last !== undefined && last.movedFrom !== null && last.by !== rider;
}

/** Whether the car, number or name of the driver who comes now has changed since they have the ride (D90). */
export function isCardRenewed({ log, card }: Pick<Ride, 'log' | 'card'>): boolean {
  const steps = log.map(({ did }) => did);
  const given = steps.findLastIndex((did) => GIVING.includes(did));
  return card !== null && steps.lastIndexOf('renew_card') > given;
}

/** The steps with which a driver gets a ride. */
const GIVING: readonly RideStepName[] = ['take', 'reserve', 'assign'];

/** Steps that say nothing about who comes. */
const BESIDES: readonly PassengersStep[] = ['extend', 'edit'];

/** Whether the driver whom the passenger expected is gone and there is no other yet. */
export function hasLostDriver(log: readonly LogLine[]): boolean {
  return passengersLog(log).findLast(({ what }) => !BESIDES.includes(what))?.what === 'lost';
}

import type { LogLine } from './log-line.ts';
import type { StepName } from './ride-steps.ts';

/** What took away a driver whom the passenger expected: nobody comes for now, or somebody else does. */
export type LossOfDriver = 'lost' | 'replaced';

/** A step as its passenger is told of it. A driver whom dispatch sends is confirmed like one who has promised the ride. */
export type ToldStep =
  | Exclude<StepName, 'offer' | 'assign' | 'decline' | 'lapse' | 'recall' | 'give_back'>
  | LossOfDriver;

export interface ToldLine {
  readonly what: ToldStep;
  readonly line: LogLine;
}

/** Whom the passenger expects after a step, and what of it they are told. */
interface Told {
  readonly expected: string | null;
  readonly what: ToldStep | null;
}

function toldOf({ did, by, driver }: LogLine, expected: string | null): Told {
  switch (did) {
    case 'take':
    case 'reserve':
      return { expected: by, what: did };
    case 'assign':
      return { expected: driver, what: expected === null || expected === driver ? 'reserve' : 'replaced' };
    // Whom dispatch asks, and who says no, is between them, unless a driver whom the passenger expected is gone with it.
    case 'offer':
    case 'recall':
    case 'give_back':
    case 'decline':
    case 'lapse':
      return { expected: null, what: expected === null ? null : 'lost' };
    default:
      return { expected, what: did };
  }
}

/** The lines of a ride's log that concern its passenger; never which driver refused it. */
export function toldToPassenger(log: readonly LogLine[]): readonly ToldLine[] {
  const told: ToldLine[] = [];
  let expected: string | null = null;
  for (const line of log) {
    const next = toldOf(line, expected);
    expected = next.expected;
    if (next.what !== null) told.push({ what: next.what, line });
  }
  return told;
}

/** Steps that say nothing about who comes. */
const BESIDES: readonly ToldStep[] = ['extend', 'edit'];

/** Whether the driver whom the passenger expected is gone and there is no other yet. */
export function hasLostDriver(log: readonly LogLine[]): boolean {
  return toldToPassenger(log).findLast(({ what }) => !BESIDES.includes(what))?.what === 'lost';
}

import { addsAll, dayAt, end, ended, FARE_PATH, TODAY, trace, storedAll, completed } from './fares.ts';
import { SERVER_TIME } from '../datum.ts';
import type { Changes } from '../documents.ts';
import { commits, update, type Write } from '../request.ts';
import { DAY } from '../rides/ride-documents.ts';
import { ends as rideEnds } from '../rides/ending.ts';
import { ada } from '../rides/ride-people.ts';
import { takes } from '../rides/ride-step.ts';

export const seed = { ...completed(), ...storedAll(), [FARE_PATH]: ended() };
export const LESS = { rides: 0, length: 0, cash: -500 };

interface Correction {
  readonly end?: Changes;
  readonly of?: Changes;
  readonly why?: Changes;
  readonly by?: typeof ada;
  readonly was?: ReturnType<typeof ended>;
  readonly sums?: readonly Write[];
}

/** Ada corrects the fare that Dora has ended, by default from 25.00 to 20.00. */
export const corrects = ({
  end: fields = { total: 2000 },
  of = {},
  why = { why: 'mistyped' },
  ...more
}: Correction = {}) => {
  const { by = ada, was = ended(), sums = addsAll({ rev: 2, added: LESS }) } = more;
  const changed = { end: end({ by: by.sub, ...fields }), rev: 2, by: by.sub, at: SERVER_TIME };
  return commits(
    by,
    update(FARE_PATH, {
      ...changed,
      ...Object.fromEntries(Object.entries(of).filter(([, value]) => value !== undefined)),
    } as never),
    trace(was, 2, { by: by.sub, ...why }),
    ...sums,
  );
};
/** Ada completes the ride for its driver. */
export const completes = takes(rideEnds('in_progress', 'completed', 'complete', ada));
export const ALL = { rides: 1, length: 84_000, cash: 2500 };
export const GONE = { rides: -1, length: -84_000, cash: -2500 };
/** Another day on which the ride has ended in some time zone. It is the day before or, if impossible, the day after. */
export const BEFORE = dayAt(-60 - 0.5 * DAY) === TODAY ? dayAt(-60 + 14 * 3600) : dayAt(-60 - 0.5 * DAY);
export const moved = [...addsAll({ rev: 2, added: GONE }), ...addsAll({ rev: 2, day: BEFORE, added: ALL })];

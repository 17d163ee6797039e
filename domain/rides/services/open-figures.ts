import { asDispatcher } from '../../shared/people/acting.ts';
import { DAY_MS, MINUTE_MS } from '../../shared/durations.ts';
import { allOf, succeed, type Result } from '../../shared/result.ts';
import { EVERY_RIDE } from '../model/history/ride-filter.ts';
import type { Period } from '../../shared/time/day.ts';
import type { OpenState } from '../model/ride/ride-state.ts';
import type { RideNeeds } from '../ports/ride-ports.ts';

interface OpenFigures {
  /** Open rides, for now or for later, that no driver has accepted. */
  readonly waiting: number;
  /** Open rides for which no driver has set off, although the pick-up was five minutes ago. */
  readonly late: number;
}

/**
 * Counts open rides. The database counts, so the cost hardly depends on the number of rides (docs/scale.md). Fails with
 * `permission-denied` unless the session's user has the power *desk*.
 */
export type CountOpen = () => Promise<Result<OpenFigures>>;

const WITHOUT_DRIVER: readonly OpenState[] = ['requested', 'offered'];
const NOT_SET_OFF: readonly OpenState[] = [...WITHOUT_DRIVER, 'accepted'];

/** How long after its pick-up a ride is late. A ride for now counts from its booking. Milliseconds. */
const LATE_AFTER_MS = 5 * MINUTE_MS;
/** Further ahead than any booking. Milliseconds. */
const FAR_AHEAD_MS = 400 * DAY_MS;

export function createCountOpen({
  rides,
  clock,
  session,
}: Pick<RideNeeds, 'rides' | 'clock' | 'session'>): CountOpen {
  const sumOf = async (states: readonly OpenState[], period: Period): Promise<Result<number>> => {
    const counts = await allOf(states.map((state) => rides.count({ ...EVERY_RIDE, state, period })));
    return counts.ok ? succeed(counts.value.reduce((sum, count) => sum + count, 0)) : counts;
  };
  return () =>
    asDispatcher(session, async () => {
      const now = clock.now();
      // An open ride of any age counts.
      const from = new Date(0);
      const until = (ms: number) => new Date(now.getTime() + ms);
      const figures = await allOf([
        sumOf(WITHOUT_DRIVER, { from, until: until(FAR_AHEAD_MS) }),
        sumOf(NOT_SET_OFF, { from, until: until(-LATE_AFTER_MS) }),
      ]);
      if (!figures.ok) return figures;
      const [waiting = 0, late = 0] = figures.value;
      return succeed({ waiting, late });
    });
}

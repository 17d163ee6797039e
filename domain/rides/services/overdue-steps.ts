import { MINUTE_MS, SECOND_MS } from '../../shared/durations.ts';
import { CONCURRENT_REQUESTS, runFewAtOnce } from '../../shared/run-few-at-once.ts';
import { overdueStep } from '../model/ride/deadlines.ts';
import type { FoundRide, Ride } from '../model/ride/ride.ts';
import type { RideNeeds } from '../ports/ride-ports.ts';
import { createTakeStep } from './take-step.ts';

/** The steps of time, which an open page or the sender stores (rides R9). */
type OverdueStep = NonNullable<ReturnType<typeof overdueStep>>;

interface OverduePolicy {
  readonly ends: readonly OverdueStep[];
  /**
   * How long after its time a visible or hidden page stores a step. The wait allows for the device's clock, which may
   * be wrong. Milliseconds.
   */
  readonly late: Readonly<Record<'visible' | 'hidden', number>>;
  /** The pause before another attempt. Milliseconds. */
  readonly again: number;
}

const POLICIES = {
  /** A hidden page waits longer, and leaves the step to a visible page if there is one. */
  passenger: {
    ends: ['expire', 'lapse'],
    late: { visible: SECOND_MS, hidden: 20 * SECOND_MS },
    again: 15 * SECOND_MS,
  },
  /** If no such page is open and no sender runs, the step waits until the passenger opens a page. */
  dispatch: {
    ends: ['expire'],
    late: { visible: SECOND_MS, hidden: 30 * SECOND_MS },
    again: MINUTE_MS,
  },
} as const satisfies Readonly<Record<string, OverduePolicy>>;

export type OverduePage = keyof typeof POLICIES;

/**
 * Stores the overdue steps of the rides that a page lists. Tries each ride at most once in a pause. Returns no failure,
 * because the next call after the pause tries again if the step is still overdue.
 */
export type WriteOverdue = (rides: readonly FoundRide[], seen: 'visible' | 'hidden') => Promise<void>;

/** Makes the writer of one page. The writer remembers when it has tried each ride. */
export type OverdueSteps = (page: OverduePage) => WriteOverdue;

export function createOverdueSteps(needs: RideNeeds): OverdueSteps {
  const { clock } = needs;
  const takeStep = createTakeStep(needs);

  return (page) => {
    const { ends, late, again }: OverduePolicy = POLICIES[page];
    let tried: ReadonlyMap<string, number> = new Map();
    return async (rides, seen) => {
      const now = clock.now().getTime();
      const listed = rides.filter((ride): ride is Ride => ride.state !== 'damaged');
      const due = listed.flatMap((ride) => {
        const did = overdueStep(ride, new Date(now - late[seen]));
        const isRested = now - (tried.get(ride.id) ?? -Infinity) >= again;
        return did !== null && ends.includes(did) && isRested ? { ride, did } : [];
      });
      const known = listed.flatMap(({ id }) => {
        const at = tried.get(id);
        return at === undefined ? [] : [[id, at] as const];
      });
      tried = new Map([...known, ...due.map(({ ride }) => [ride.id, now] as const)]);
      await runFewAtOnce(due, CONCURRENT_REQUESTS, async ({ ride, did }) => {
        await takeStep(ride, { did });
      });
    };
  };
}

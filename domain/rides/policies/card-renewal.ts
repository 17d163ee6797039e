import { MINUTE_MS, SECOND_MS } from '../../shared/durations.ts';
import { CONCURRENT_REQUESTS, runFewAtOnce } from '../../shared/run-few-at-once.ts';
import { isOutdated } from '../model/firm/outdated-cards.ts';
import type { Shift } from '../model/firm/shift.ts';
import type { FoundRide, Ride } from '../model/ride/ride.ts';

/** The interval between two looks. Pages take different intervals, so two rarely renew a card at once. Milliseconds. */
export const LOOK_MS = { least: 4 * SECOND_MS, most: 8 * SECOND_MS } as const;
/** The pause before another attempt. Milliseconds. */
export const AGAIN_MS = MINUTE_MS;

interface Outdated {
  readonly ride: Ride;
  readonly shift: Shift;
}

/** The key of an outdated card: its ride and the number of its last step. */
const keyOf = ({ ride: { id, rev } }: Outdated) => `${id} ${rev}`;

function outdatedIn(rides: readonly FoundRide[], shifts: readonly Shift[]): readonly Outdated[] {
  const byDriver = new Map(shifts.map((shift) => [shift.uid, shift]));
  return rides.flatMap((ride) => {
    const shift = ride.state === 'damaged' || ride.driver === null ? undefined : byDriver.get(ride.driver);
    return shift !== undefined && isOutdated(ride, shift) ? [{ ride, shift }] : [];
  });
}

interface CardRenewalNeeds {
  /** Never rejects. Its result is not used. */
  renew(driver: string, rides: readonly Ride[]): Promise<unknown>;
  now(): Date;
}

/** One look at the rides and shifts that a page knows. Resolves to whether the look has tried to renew a card. */
type LookForCards = (rides: readonly FoundRide[], shifts: readonly Shift[]) => Promise<boolean>;

/**
 * Renews cards that differ from their driver's record (D90). The page that changes a record also renews the cards, but
 * may fail. The first look leaves a card alone, because that page may still be sending. A card that is still outdated
 * is tried again after `AGAIN_MS` if its ride is still listed.
 */
export function createCardRenewal({ renew, now }: CardRenewalNeeds): LookForCards {
  /** The time of the last attempt for each outdated card; `null` before the first attempt. */
  let known: ReadonlyMap<string, number | null> = new Map();
  return async (rides, shifts) => {
    const time = now().getTime();
    const outdated = outdatedIn(rides, shifts);
    const isDue = (each: Outdated) => {
      const at = known.get(keyOf(each));
      return at !== undefined && (at === null || time - at >= AGAIN_MS);
    };
    const due = outdated.filter(isDue);
    known = new Map(
      outdated.map((each) => [keyOf(each), due.includes(each) ? time : (known.get(keyOf(each)) ?? null)]),
    );
    const drivers = [...new Set(due.map(({ shift }) => shift.uid))];
    await runFewAtOnce(drivers, CONCURRENT_REQUESTS, async (uid) => {
      await renew(
        uid,
        due.filter(({ shift }) => shift.uid === uid).map(({ ride }) => ride),
      );
    });
    return due.length > 0;
  };
}

import { MINUTE_MS, SECOND_MS } from '../../shared/durations.ts';
import { CONCURRENT_REQUESTS, runFewAtOnce } from '../../shared/run-few-at-once.ts';
import { isOutdated } from '../model/firm/outdated-cards.ts';
import type { Shift } from '../model/firm/shift.ts';
import type { FoundRide, Ride } from '../model/ride/ride.ts';

/** The interval between two looks; different for each page, so that they do not renew one card. Milliseconds. */
export const LOOK_MS = { least: 4 * SECOND_MS, most: 8 * SECOND_MS } as const;
/** The pause before another try. Milliseconds. */
export const AGAIN_MS = MINUTE_MS;

interface Outdated {
  readonly ride: Ride;
  readonly shift: Shift;
}

/** The key of a seen card: its ride and step. */
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

/** Looks at the rides and shifts that a page knows. Resolves to whether it has tried to renew a card. */
type LookForCards = (rides: readonly FoundRide[], shifts: readonly Shift[]) => Promise<boolean>;

/**
 * Renews cards that differ from their driver's record (D90). A change of car or number renews them at once, so these
 * are the ones that could not be sent. A card is left alone at the first look, because it may be on its way. A refusal
 * means that another page was faster; any other failure is tried again while the ride is listed.
 */
export function createCardRenewal({ renew, now }: CardRenewalNeeds): LookForCards {
  /** The time of the last try for each outdated card; `null` if it was only seen. */
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

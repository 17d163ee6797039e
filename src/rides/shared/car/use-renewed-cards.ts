import { useEffect, useEffectEvent, useRef } from 'react';
import { isOutdated } from '#domain/rides/model/firm/outdated-cards.ts';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import type { FoundRide, Ride } from '#domain/rides/model/ride/ride.ts';
import { MINUTE_MS, SECOND_MS } from '#domain/shared/durations.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import { CONCURRENT_REQUESTS, runFewAtOnce } from '#domain/shared/run-few-at-once.ts';
import { useRides } from '../use-rides.ts';

/** How often a page looks: each at a time of its own, so that ten boards do not all renew the same card. Milliseconds. */
const LOOK_MS = { least: 4 * SECOND_MS, most: 8 * SECOND_MS } as const;
/** The pause before another try. Milliseconds. */
const AGAIN_MS = MINUTE_MS;

interface Outdated {
  readonly ride: Ride;
  readonly shift: Shift;
}

/** A card that a page has seen is known by its ride and step. */
const keyOf = ({ ride: { id, rev } }: Outdated) => `${id} ${rev}`;

function outdatedIn(rides: readonly FoundRide[], shifts: readonly Shift[]): readonly Outdated[] {
  const byDriver = new Map(shifts.map((shift) => [shift.uid, shift]));
  return rides.flatMap((ride) => {
    const shift = ride.state === 'damaged' || ride.driver === null ? undefined : byDriver.get(ride.driver);
    return shift !== undefined && isOutdated(ride, shift) ? [{ ride, shift }] : [];
  });
}

/**
 * Renews the cards of these rides that are not their driver's any more (D90): whoever changed car or number sends that at once,
 * so this is for what they could not send. A card is left alone at the first look, because it may be on its way; a refusal says
 * that another page was faster, and any other failure is tried again while the ride is listed, so neither is shown.
 */
export function useRenewedCards(
  rides: readonly FoundRide[],
  shifts: readonly Shift[],
  /** Called after a try: the shift that the page knows may be the older one. */
  onTried: () => void = () => {},
): void {
  const { renewCards, serverTime } = useRides();
  /** When each outdated card was seen first, or tried last; the former as `null`. */
  const known = useRef<ReadonlyMap<string, number | null>>(new Map());
  const look = useEffectEvent(async () => {
    const now = serverTime().getTime();
    const outdated = outdatedIn(rides, shifts);
    const isDue = (each: Outdated) => {
      const at = known.current.get(keyOf(each));
      return at !== undefined && (at === null || now - at >= AGAIN_MS);
    };
    const due = outdated.filter(isDue);
    known.current = new Map(
      outdated.map((each) => [
        keyOf(each),
        due.includes(each) ? now : (known.current.get(keyOf(each)) ?? null),
      ]),
    );
    const drivers = [...new Set(due.map(({ shift }) => shift.uid))];
    await runFewAtOnce(drivers, CONCURRENT_REQUESTS, async (uid) => {
      const own = due.filter(({ shift }) => shift.uid === uid).map(({ ride }) => ride);
      await catchDefect(() => renewCards(uid, own));
    });
    if (due.length > 0) onTried();
  });
  useEffect(() => {
    const every = LOOK_MS.least + Math.random() * (LOOK_MS.most - LOOK_MS.least);
    const timer = setInterval(() => void look(), every);
    return () => clearInterval(timer);
  }, []);
}

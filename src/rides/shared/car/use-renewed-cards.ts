import { useEffect, useEffectEvent, useRef } from 'react';
import { isOutdated } from '#domain/rides/model/firm/outdated-cards.ts';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import type { FoundRide, Ride } from '#domain/rides/model/ride/ride.ts';
import { MINUTE_MS, SECOND_MS } from '#domain/shared/durations.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import { CONCURRENT_REQUESTS, runFewAtOnce } from '#domain/shared/run-few-at-once.ts';
import { useRides } from '../use-rides.ts';

/** The random pause between two looks of a page, so that ten boards do not all renew the same card. Milliseconds. */
const LOOK_MS = { least: 4 * SECOND_MS, most: 8 * SECOND_MS } as const;
/** The pause before another attempt. Milliseconds. */
const AGAIN_MS = MINUTE_MS;

interface Outdated {
  readonly ride: Ride;
  readonly shift: Shift;
}

/** Identifies an outdated card by its ride and step. */
const keyOf = ({ ride: { id, rev } }: Outdated) => `${id} ${rev}`;

function outdatedIn(rides: readonly FoundRide[], shifts: readonly Shift[]): readonly Outdated[] {
  const byDriver = new Map(shifts.map((shift) => [shift.uid, shift]));
  return rides.flatMap((ride) => {
    const shift = ride.state === 'damaged' || ride.driver === null ? undefined : byDriver.get(ride.driver);
    return shift !== undefined && isOutdated(ride, shift) ? [{ ride, shift }] : [];
  });
}

/**
 * Renews cards that differ from their driver's shift (D90). A change of car or number renews them itself, so this is for renewals that were
 * lost. A card is left alone at the first look, because its renewal may be under way. A refusal means that another page was faster, and any
 * other failure is repeated while the ride is listed, so neither is shown.
 */
export function useRenewedCards(
  rides: readonly FoundRide[],
  shifts: readonly Shift[],
  /** Called after an attempt, because the page's shift may be outdated. */
  onTried: () => void = () => {},
): void {
  const { renewCards, serverTime } = useRides();
  /** The last attempt for each outdated card; `null` if it was only seen. */
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

import { useEffect, useEffectEvent, useState } from 'react';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { createCardRenewal, LOOK_MS } from '#domain/rides/policies/card-renewal.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import { useRides } from '../use-rides.ts';

/** Renews each card of these rides that no longer equals its driver's record (D90). A failure is not shown. */
export function useRenewedCards(
  rides: readonly FoundRide[],
  shifts: readonly Shift[],
  /** Called after an attempt, because the page's shift may be outdated. */
  onTried: () => void = () => {},
): void {
  const { renewCards, serverTime } = useRides();
  const [lookForCards] = useState(() =>
    createCardRenewal({
      renew: (driver, outdated) => catchDefect(() => renewCards(driver, outdated)),
      now: serverTime,
    }),
  );
  const look = useEffectEvent(async () => {
    if (await lookForCards(rides, shifts)) onTried();
  });
  useEffect(() => {
    const every = LOOK_MS.least + Math.random() * (LOOK_MS.most - LOOK_MS.least);
    const timer = setInterval(() => void look(), every);
    return () => clearInterval(timer);
  }, []);
}

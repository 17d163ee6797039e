import { signedIn } from '../../shared/people/acting.ts';
import { succeed } from '../../shared/result.ts';
import type { RideResult } from '../model/errors/ride-error.ts';
import { isOutdated } from '../model/firm/outdated-cards.ts';
import { cardOf } from '../model/firm/shift.ts';
import type { FoundRide, Ride } from '../model/ride/ride.ts';
import type { RideNeeds, RidePorts } from '../ports/ride-ports.ts';
import { stepSenderOf } from './step-sender.ts';

/**
 * Renews a driver's outdated cards in `rides`; in all the driver's open rides if `rides` is absent. The cards get the
 * car, number and name of the driver's record (D90). Returns the first failure. The policy `card-renewal` tries a
 * failed card again.
 */
export type RenewCards = (driver: string, rides?: readonly FoundRide[]) => Promise<RideResult<void>>;

/** Renews cards as `RenewCards` does, as steps of the person with the uid `by`. */
export function cardRenewerOf({
  rides,
  shifts,
  fleet,
  records,
  rideFeed,
  clock,
}: Omit<RidePorts, 'lastKnown'>): (by: string, ...what: Parameters<RenewCards>) => Promise<RideResult<void>> {
  const send = stepSenderOf({ rides, shifts, fleet, records, clock });
  const openOf = async (uid: string): Promise<RideResult<readonly FoundRide[]>> => {
    const page = await rides.page({ of: 'driver', uid, only: 'open' }, null);
    return page.ok ? succeed(page.value.rides) : page;
  };

  return async (by, driver, known) => {
    // The shift is read again, because another page may just have put a newer shift into the rides.
    const shift = await shifts.read(driver);
    if (!shift.ok) return shift;
    if (shift.value === null) return succeed();
    const open = known === undefined ? await openOf(driver) : succeed(known);
    if (!open.ok) return open;
    const { value: present } = shift;
    const order = succeed({ did: 'renew_card', card: cardOf(present) } as const);
    const outdated = open.value.filter((ride): ride is Ride => isOutdated(ride, present));
    if (outdated.length === 0) return succeed();
    const sent = await Promise.all(outdated.map((ride) => send({ ride, uid: by, order: async () => order })));
    rideFeed.lookNow();
    return sent.find(({ ok }) => !ok) ?? succeed();
  };
}

export function createRenewCards(needs: RideNeeds): RenewCards {
  const renew = cardRenewerOf(needs);
  return async (driver, rides) => {
    const user = signedIn(needs.session);
    return user.ok ? renew(user.value.uid, driver, rides) : user;
  };
}

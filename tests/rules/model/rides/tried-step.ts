import { stepNamed, type Hand } from '#domain/rides/model/ride/ride-steps.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import type { TriedStep } from './attempt.ts';

const HANDS: readonly Hand[] = ['rider', 'its-driver', 'any-driver', 'dispatch'];

/** Whom an attempt means by `its driver` or `its rider`; `null` if there is nobody, or if it means somebody by a uid. */
export const personNamed = (by: string, { driver, rider }: Ride) =>
  ({ 'its driver': driver, 'its rider': rider })[by] ?? null;

/**
 * The ride that an attempt is about, and who takes the step. Of all rides and people few fit a step; an attempt that
 * `fits` is about one of the rides that are open to it, by somebody to whom they are.
 */
export function triedStep(
  rides: readonly Ride[],
  { by, did, ride: index, to, fits }: TriedStep,
): { readonly ride: Ride; readonly uid: string } | null {
  const { from } = stepNamed(did);
  const handsOn = ({ state }: Ride) => HANDS.filter((hand) => from[hand]?.includes(state));
  const open = fits ? rides.filter((ride) => handsOn(ride).length > 0) : [];
  const among = open.length > 0 ? open : rides;
  const ride = among[index % among.length];
  if (ride === undefined) return null;
  const hands = handsOn(ride);
  const hand = fits ? hands[index % hands.length] : undefined;
  const asHand =
    hand && { rider: ride.rider, 'its-driver': ride.driver, 'any-driver': to, dispatch: 'ada' }[hand];
  return { ride, uid: asHand ?? personNamed(by, ride) ?? by };
}

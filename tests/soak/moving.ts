import type { RidePerson } from '#adapters/contracts/rides/ride-stage.builder.ts';
import type { PickUp } from '#domain/rides/model/booking/pick-up.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { soakActions, type Dispatch } from './soak-actions.ts';

/** Returns a function that moves a ride to another time, and sometimes to the other kind (D59). */
export function moving(person: RidePerson, dispatch: Dispatch) {
  const { dice, pace, count } = dispatch;
  const { valueOf } = soakActions(person, dispatch);
  return async (ride: Ride): Promise<void> => {
    const [least, most] = pace.pickUp;
    const at = new Date(Date.now() + 1000 * (least + 1 + (most - least) * dice.next()));
    const pickUp: PickUp =
      dice.next() < 0.2 ? { kind: 'now' } : { kind: 'later', at, wall: '2026-03-01T11:00' };
    count('look-at-details');
    const details = await person.rides.details(ride.id);
    if (!details.ok || details.value === null) return;
    const { from, to, note } = details.value;
    const { people, needs } = ride;
    count('edit');
    valueOf('edit', await person.editRide(ride, details.value, { from, to, note, people, needs, pickUp }));
  };
}

import { wallTimeAt } from '#domain/rides/model/time/wall-time.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import type { RidePerson } from './open-ride-world.ts';

/** Somebody moves a ride to another time and changes nothing else of it. */
export async function moveRide({ read, rides, dispatch }: RidePerson, id: string, at: Date): Promise<void> {
  const ride = await read(id);
  const details = valueOf(await rides.rideViews.details(id));
  if (details === null) throw new Error('no details');
  const { people, needs } = ride;
  const pickUp = { kind: 'later', at, wall: wallTimeAt(at, 'Europe/Berlin') } as const;
  valueOf(await dispatch.editRide(ride, details, { ...details, people, needs, pickUp }));
}

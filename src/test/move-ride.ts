import { wallTimeAt } from '#domain/shared/time/wall-time.ts';
import type { RidePerson } from './open-ride-world.ts';

export const moveRide = (person: RidePerson, id: string, at: Date): Promise<void> =>
  person.edit(id, { pickUp: { kind: 'later', at, wall: wallTimeAt(at, 'Europe/Berlin') } });

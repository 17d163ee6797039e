import { MOST_OPEN } from '#domain/rides/model/limits.ts';
import type { RidePorts } from '#domain/rides/ports/ride-ports.ts';
import type { Clock } from '#domain/shared/clock.ts';
import { hearAs } from '#adapters/device/keep-listening.ts';
import { openRidesFrom, ridesOf, toOpenRides, toRidePage } from '#adapters/records/rides/ride-pages.ts';
import { ALL_SHIFTS, toShifts } from '#adapters/records/rides/shift-repository.ts';
import type { FirebaseConfiguration } from '../firebase-configuration.ts';
import type { FirebaseConnection } from '../firebase-connection.ts';
import { openRidePorts } from '../open-ride-ports.ts';
import { listenersOf } from './late-listeners.ts';

/** The ports of rides on one connection, whose feed listens once the page is idle: a chunk of its own. */
export function openListeningRides(
  { app, documents }: Pick<FirebaseConnection, 'app' | 'documents'>,
  emulators: FirebaseConfiguration['emulators'],
  clock: Clock,
): RidePorts {
  const { load } = listenersOf(app, emulators);
  return openRidePorts(documents, clock, {
    list: async (list) =>
      hearAs((await load()).query(ridesOf(list)), (found) => toRidePage(list, found).rides),
    open: async (from) =>
      hearAs((await load()).query(openRidesFrom(from)), (found) => toOpenRides(found).slice(0, MOST_OPEN)),
    shifts: async () => hearAs((await load()).query(ALL_SHIFTS), toShifts),
  });
}

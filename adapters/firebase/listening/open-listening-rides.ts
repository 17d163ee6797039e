import { mapListen } from '#adapters/feeds/keep-listening.ts';
import { createRideFeed } from '#adapters/feeds/ride-feed.ts';
import { createFleetRepository } from '#adapters/records/rides/fleet-repository.ts';
import { OPEN_RIDES, ridesOf, toOpenRides, toRidePage } from '#adapters/records/rides/ride-queries.ts';
import { createRideRepository } from '#adapters/records/rides/ride-repository.ts';
import { ALL_SHIFTS, createShiftRepository, toShifts } from '#adapters/records/rides/shift-repository.ts';
import { MOST_OPEN } from '#domain/rides/model/basics/ride-limits.ts';
import type { RidePorts } from '#domain/rides/ports/ride-ports.ts';
import type { FirebaseConfiguration } from '../firebase-configuration.ts';
import type { FirebaseConnection } from '../firebase-connection.ts';
import { listenersOf } from './lazy-listeners.ts';

/** The ports of rides on one connection. Their feed begins to listen when the page is idle. */
export function openListeningRides(
  { app, documents }: Pick<FirebaseConnection, 'app' | 'documents'>,
  emulators: FirebaseConfiguration['emulators'],
  { clock, lastKnown }: Pick<RidePorts, 'clock' | 'lastKnown'>,
): RidePorts {
  const { load } = listenersOf(app, emulators);
  const rides = createRideRepository(documents);
  const shifts = createShiftRepository(documents);
  const fleet = createFleetRepository(documents);
  const rideFeed = createRideFeed({ rides, shifts, fleet }, clock, {
    list: async (list) => mapListen((await load()).query(ridesOf(list)), (found) => toRidePage(list, found)),
    open: async () =>
      mapListen((await load()).query(OPEN_RIDES), (found) => toOpenRides(found).slice(0, MOST_OPEN)),
    shifts: async () => mapListen((await load()).query(ALL_SHIFTS), toShifts),
  });
  return { rides, shifts, fleet, records: documents, rideFeed, clock, lastKnown };
}

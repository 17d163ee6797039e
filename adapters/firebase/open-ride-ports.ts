import type { RidePorts } from '#domain/rides/ports/ride-ports.ts';
import type { Clock } from '#domain/shared/clock.ts';
import { createRideFeed, type RideListeners } from '#adapters/device/ride-feed.ts';
import type { DocumentStore } from '#adapters/records/document-store.ts';
import { createFleetRepository } from '#adapters/records/rides/fleet-repository.ts';
import { createRideRepository } from '#adapters/records/rides/ride-repository.ts';
import { createShiftRepository } from '#adapters/records/rides/shift-repository.ts';

/** The ports of rides over a document store, with the rights of its caller. */
export function openRidePorts(
  documents: DocumentStore,
  clock: Clock,
  listeners: RideListeners | null = null,
): RidePorts {
  const rides = createRideRepository(documents);
  const shifts = createShiftRepository(documents);
  const fleet = createFleetRepository(documents);
  return {
    rides,
    shifts,
    fleet,
    rideFeed: createRideFeed({ rides, shifts, fleet }, clock, listeners),
    clock,
  };
}

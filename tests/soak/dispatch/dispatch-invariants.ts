import type { WorldUnderTest } from '#adapters/contracts/stage/world-under-test.builder.ts';
import { brokenInvariants, isContinued } from '#domain/rides/model/ride/ride-invariants.builder.ts';
import { readRide } from '#domain/rides/model/ride/read-ride.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { driverPath, ridePath } from '#domain/rides/model/stored/record-paths.ts';

export interface StoredRides {
  readonly rides: readonly Ride[];
  /** What is no ride. */
  readonly damaged: readonly string[];
}

/** Those of these rides that are stored, read past the rules. */
export async function storedRides(
  { documents }: WorldUnderTest,
  ids: readonly string[],
): Promise<StoredRides> {
  const [rides, damaged]: [Ride[], string[]] = [[], []];
  for (const id of ids) {
    const document = await documents.read(ridePath(id));
    if (document === null) continue;
    const ride = readRide(id, document);
    if (ride.state === 'damaged') damaged.push(`damaged: ${id}`);
    else rides.push(ride);
  }
  return { rides, damaged };
}

interface Firm {
  readonly passengers: readonly string[];
  readonly drivers: readonly string[];
}

/** Every invariant of rides 3 that does not hold, also of what rides were halfway. */
export async function brokenAfter(
  world: WorldUnderTest,
  { passengers, drivers }: Firm,
  halfway: readonly Ride[],
  { rides, damaged }: StoredRides,
): Promise<readonly string[]> {
  const pointers = new Map<string, string>();
  for (const uid of drivers) {
    const shift = await world.documents.read(driverPath(uid));
    pointers.set(uid, String(shift?.['ride'] ?? ''));
  }
  const byId = new Map(rides.map((ride) => [ride.id, ride]));
  const rewritten = halfway.filter((ride) => !isContinued(ride, byId.get(ride.id)));
  const broken = brokenInvariants({
    riders: passengers,
    drivers,
    rides: () => rides,
    pointerOf: (uid) => pointers.get(uid) ?? '',
    nameOf: () => 'A driver',
    now: () => new Date(),
  });
  return [...damaged, ...rewritten.map(({ id }) => `rewritten: ${id}`), ...broken];
}

import type { WorldUnderTest } from '#adapters/contracts/stage/world-under-test.builder.ts';
import { brokenInvariants, isContinued } from '#domain/rides/model/ride/ride-invariants.builder.ts';
import { readRide } from '#domain/rides/model/ride/read-ride.ts';
import { readShift, type Shift } from '#domain/rides/model/firm/shift.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { driverPath, ridePath } from '#domain/rides/model/stored/ride-paths.ts';
import type { Stop } from './acting.ts';
import { brokenPromises } from './broken-promises.ts';
import { brokenRemarks } from './broken-remarks.ts';
import type { Pace } from './pace.ts';

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

/** The rides that their passengers booked before the pause after the one before was over. */
function hastyBookings(rides: readonly Ride[], { pause }: Pace): readonly string[] {
  const own = rides
    .filter(({ rider, log }) => log[0]?.by === rider)
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  const last = new Map<string, number>();
  return own.flatMap(({ id, rider, createdAt }) => {
    const before = last.get(rider) ?? -Infinity;
    last.set(rider, createdAt.getTime());
    return createdAt.getTime() - before < pause * 1000 ? [`booked too soon: ${id}`] : [];
  });
}

interface Firm {
  readonly passengers: readonly string[];
  readonly drivers: readonly string[];
  readonly stops: readonly Stop[];
  readonly pace: Pace;
}

/** Every invariant of rides 3 that does not hold, also of what rides were halfway. */
export async function brokenAfter(
  { documents }: WorldUnderTest,
  { passengers, drivers, stops, pace }: Firm,
  halfway: readonly Ride[],
  { rides, damaged }: StoredRides,
): Promise<readonly string[]> {
  const shifts = new Map<string, Shift | null>();
  for (const uid of drivers) shifts.set(uid, readShift(uid, await documents.read(driverPath(uid))));
  const byId = new Map(rides.map((ride) => [ride.id, ride]));
  const rewritten = halfway.filter((ride) => !isContinued(ride, byId.get(ride.id)));
  const broken = brokenInvariants({
    riders: passengers,
    drivers,
    rides: () => rides,
    pointerOf: (uid) => shifts.get(uid)?.ride ?? '',
    nameOf: () => 'A driver',
    now: () => new Date(),
  });
  return [
    ...damaged,
    ...rewritten.map(({ id }) => `rewritten: ${id}`),
    ...broken,
    ...brokenPromises(
      rides,
      [...shifts.values()].flatMap((shift) => shift ?? []),
      stops,
    ),
    ...hastyBookings(rides, pace),
    ...(await brokenRemarks(documents, rides)),
  ];
}

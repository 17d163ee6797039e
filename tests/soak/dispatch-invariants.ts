import type { WorldUnderTest, RawDocuments } from '#adapters/contracts/stage/world-under-test.builder.ts';
import { brokenInvariants, isContinued } from '#domain/rides/model/steps/ride-invariants.builder.ts';
import { readRide, type Ride } from '#domain/rides/model/ride/ride.ts';
import { isOutdated } from '#domain/rides/model/firm/outdated-cards.ts';
import { readShift, type Shift, DRIVER_SLOTS } from '#domain/rides/model/firm/shift.ts';
import { driverPath, ridePath, remarkPath } from '#domain/rides/model/stored/ride-paths.ts';
import { readRemark } from '#domain/rides/model/ride/remark.ts';
import { pickUpAfter, dueAt, isAssignedAhead, isPromised } from '#domain/rides/model/ride/deadlines.ts';
import { stepNamed } from '#domain/rides/model/ride/ride-steps.ts';
import type { Stop } from './soak-actions.ts';
import type { Pace } from './pace.ts';

/** The time in which a ride was promised to a driver, in milliseconds since 1970. */
interface Promised {
  readonly ride: Ride;
  readonly uid: string;
  readonly from: number;
  readonly to: number;
}

/** A margin in milliseconds. If two acts happen at once, their times and their effects may be in different orders. */
const SKEW = 50;

/** The promises of a ride that take a slot, with their times and drivers, from its log. */
function promisesIn(ride: Ride): readonly Promised[] {
  const lines = ride.log.filter(({ did }) => did !== 'edit' && did !== 'agree' && did !== 'renew_card');
  return lines.flatMap(({ did, by, driver, at }, index) => {
    const uid = did === 'reserve' ? by : did === 'assign' ? driver : null;
    // A ride that dispatch assigns before it is due takes no slot (D111).
    if (uid === null || (did === 'assign' && at < dueThen(ride, at))) return [];
    return [{ ride, uid, from: at.getTime() + SKEW, to: lines[index + 1]?.at.getTime() ?? Infinity }];
  });
}

/** When a ride was due as planned at that moment. Dispatch may have moved the ride since. */
function dueThen(ride: Ride, at: Date): Date {
  const last = ride.log.findLastIndex((line) => line.at <= at);
  return dueAt({ ...ride, pickupAt: pickUpAfter(ride, last) });
}

/** R35: the violations in the promises of these drivers, now and at any moment before. */
function brokenPromises(
  rides: readonly Ride[],
  shifts: readonly Shift[],
  stops: readonly Stop[],
): readonly string[] {
  const promises = rides.flatMap(promisesIn);
  const most = shifts.filter(({ uid }) => {
    const own = promises.filter((promise) => promise.uid === uid);
    return own.some(
      ({ from, to }) =>
        from < to &&
        own.filter((other) => other.from <= from && from < other.to).length > DRIVER_SLOTS.length,
    );
  });
  const unslotted = shifts.flatMap(({ uid, slots }) =>
    rides.filter(
      (ride) => isPromised(ride, uid) && !isAssignedAhead(ride) && !Object.values(slots).includes(ride.id),
    ),
  );
  const unbound = stops.filter(({ uid, at }) =>
    promises.some(
      (promise) =>
        promise.uid === uid &&
        promise.from < at.getTime() &&
        at.getTime() < promise.to - SKEW &&
        dueThen(promise.ride, at).getTime() < at.getTime() - SKEW,
    ),
  );
  return [
    ...most.map(({ uid }) => `more promises than slots at once: ${uid}`),
    ...unslotted.map(({ id }) => `promised without a slot: ${id}`),
    ...unbound.map(({ uid }) => `off duty with a promise that was due: ${uid}`),
  ];
}

/** R36: log lines with the content of a remark. Steps whose remark is missing, or is of another step or person. */
async function brokenRemarks(documents: RawDocuments, rides: readonly Ride[]): Promise<readonly string[]> {
  const broken: string[] = [];
  for (const { id, log, rider } of rides) {
    for (const [rev, { did, by, why, note }] of log.entries()) {
      const isOwnCancel = did === 'cancel' && by === rider;
      // The reasons of a recall concern no person (D70).
      const mayHaveReason = isOwnCancel || did === 'recall';
      if (note !== null || (why !== null && !mayHaveReason)) broken.push(`words in the log: ${id} ${rev}`);
      if (isOwnCancel || stepNamed(did).remarks.length === 0) continue;
      const remark = readRemark(String(rev), await documents.read(remarkPath(id, rev)));
      if (remark?.did !== did || remark.by !== by) broken.push(`no remark: ${id} ${rev}`);
    }
  }
  return broken;
}

export interface StoredRides {
  readonly rides: readonly Ride[];
  /** A text about each damaged document. */
  readonly damaged: readonly string[];
}

/** Reads those of these rides that are stored. No rule applies to the reads. */
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

/** The rides that passengers booked during the pause after their last booking. */
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

/** A text for each broken invariant of rides 3. `halfway` are the rides in the middle of the soak. */
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
    ...[...shifts.values()].flatMap((shift) =>
      rides
        .filter((ride) => shift !== null && isOutdated(ride, shift))
        .map(({ id }) => `another car than the driver's: ${id}`),
    ),
    ...hastyBookings(rides, pace),
    ...(await brokenRemarks(documents, rides)),
  ];
}

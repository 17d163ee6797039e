import { HOUR_MS, MINUTE_MS } from '#domain/shared/durations.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import type { FirestoreClient, StoredDocument } from '../../operations/rest/firestore-client.ts';
import { Timestamp } from '../../operations/rest/firestore-value.ts';
import { openRides, soundRide, type RideNotices } from '../../../functions/src/ride-notices.ts';
import type { Sender } from '../../../functions/src/sender.ts';

/** The interval between two looks, and the most documents that one look reads. */
const LOOK_EVERY_MS = 500;
const MOST_CHANGED = 300;
const CLOCK_EVERY_MS = 60_000;

/** Returns a function that reads what is new: documents whose time `field` is not before the last time it read. */
function createLook(firestore: FirestoreClient, collection: string, field: string, from: Date) {
  let since = from.toISOString();
  return async (): Promise<readonly StoredDocument[]> => {
    const query = { parent: '', collection, since: { field, time: since }, limit: MOST_CHANGED };
    const found = await firestore.query(query);
    if (!found.ok) return [];
    const last = found.value.at(-1)?.fields[field];
    if (last instanceof Timestamp) since = last.text;
    return found.value;
  };
}

interface Clock {
  readonly now?: () => Date;
  /** Called each hour, first an hour after the start. */
  readonly hourPassed?: () => void;
}

/**
 * Does the work of production's triggers and schedule. Queries changed rides and push devices every half second, and
 * reports each minute and hour. Returns the function that stops this. Changes before the start cause no notice.
 */
export function watchDatabase(
  firestore: FirestoreClient,
  notices: RideNotices,
  sender: Sender,
  { now = () => new Date(), hourPassed = () => {} }: Clock = {},
): () => void {
  const started = now();
  const known = new Map<string, Ride>();
  const seen = new Map<string, string>();
  const uncounted = new Set<string>();
  const rides = createLook(firestore, 'rides', 'changedAt', started);
  const devices = createLook(firestore, 'devices', 'at', new Date(0));
  let clockAt = started;
  let hourAt = started;

  async function learnOpenRides(): Promise<void> {
    for (const { ride } of (await openRides(firestore)) ?? []) known.set(ride.id, ride);
  }

  async function lookAtRides(): Promise<void> {
    for (const document of await rides()) {
      const ride = soundRide(document);
      const before = known.get(document.id) ?? null;
      if (ride === null || ride.rev <= (before?.rev ?? -1)) continue;
      known.set(ride.id, ride);
      // Not awaited: a slow push service must not delay the notices of other rides.
      void notices.changed(before, ride.id);
    }
  }

  async function countDevices(id: string): Promise<void> {
    // Removed first, so that a change during the count is counted again.
    uncounted.delete(id);
    if (!(await sender.count(id))) uncounted.add(id);
  }

  async function lookAtDevices(): Promise<void> {
    for (const { id, updateTime } of await devices()) {
      if (seen.get(id) !== updateTime) uncounted.add(id);
      seen.set(id, updateTime);
    }
    // Not awaited: the next look at rides must not wait for all push devices.
    for (const id of uncounted) void countDevices(id);
  }

  function lookAtTheClock(): void {
    const at = now();
    if (at.getTime() - clockAt.getTime() < CLOCK_EVERY_MS) return;
    // If the process was paused, times that passed more than two minutes ago cause no notices.
    const since = new Date(Math.max(clockAt.getTime(), at.getTime() - 2 * MINUTE_MS));
    clockAt = at;
    void notices.passed(since, at);
    if (at.getTime() - hourAt.getTime() < HOUR_MS) return;
    hourAt = at;
    hourPassed();
  }

  let isStopped = false;
  let timer: ReturnType<typeof setTimeout>;
  const look = async () => {
    lookAtTheClock();
    await Promise.all([lookAtRides(), lookAtDevices()]);
    if (!isStopped) timer = setTimeout(() => void look(), LOOK_EVERY_MS);
  };
  timer = setTimeout(() => void learnOpenRides().then(look), 0);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

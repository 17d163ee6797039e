import { clockNotices } from '../../domain/rides/model/notices/clock-notices.ts';
import { overdueStep } from '../../domain/rides/model/ride/deadlines.ts';
import type { Crew } from '../../domain/rides/model/notices/crew.ts';
import { neededCrew, noticesOf, type NeededCrew } from '../../domain/rides/model/notices/notices-of.ts';
import { withLastSigns } from '../../domain/rides/model/dispatch/attention.ts';
import { readAvailability } from '../../domain/rides/model/firm/availability.ts';
import { readSettings } from '../../domain/rides/model/firm/settings.ts';
import { readShift } from '../../domain/rides/model/firm/shift.ts';
import { MOST_OF_FIRM, MOST_OPEN } from '../../domain/rides/model/basics/ride-limits.ts';
import { SENDER } from '../../domain/rides/model/ride/log-line.ts';
import { stepBatch } from '../../domain/rides/model/steps/step-batch.ts';
import { readRide, type Ride } from '../../domain/rides/model/ride/ride.ts';
import { driverPath, ridePath, SETTINGS_PATH } from '../../domain/rides/model/stored/ride-paths.ts';
import type { FirestoreClient, StoredDocument } from '../../tools/operations/rest/firestore-client.ts';
import type { Sender } from './sender.ts';

const NOBODY: Crew = { shifts: [], rides: [] };

type Documents = readonly (StoredDocument | null)[];

/** The ride in a document. `null` for a missing or damaged ride, which causes no notices. */
export function soundRide(document: StoredDocument | null): Ride | null {
  if (document === null) return null;
  const found = readRide(document.id, document.fields);
  return found.state === 'damaged' ? null : found;
}

interface OpenRide {
  readonly ride: Ride;
  readonly document: StoredDocument;
}

/** The open rides that are not damaged, `MOST_OPEN` at most; `null` if they could not be read. */
export async function openRides(firestore: FirestoreClient): Promise<readonly OpenRide[] | null> {
  const where = [{ field: 'open', anyOf: [true] }];
  const open = await firestore.query({ parent: '', collection: 'rides', where, limit: MOST_OPEN });
  if (!open.ok) return null;
  return open.value.flatMap((document) => {
    const ride = soundRide(document);
    return ride === null ? [] : { ride, document };
  });
}

/**
 * The host of the sender calls `changed` at each change of a ride, and `passed` once a minute. Both resolve to `false`
 * if some notices may be unsent; the host then calls again.
 */
export interface RideNotices {
  /** Notifies the people whom a change concerns, however late. `before` is `null` if the ride was new or damaged. */
  changed(before: Ride | null, id: string): Promise<boolean>;
  /** Stores the steps of time that are due. Notifies people of the moments after `since`, until `now`. */
  passed(since: Date, now: Date): Promise<boolean>;
}

export function createRideNotices(firestore: FirestoreClient, sender: Sender, now: () => Date): RideNotices {
  const shiftsIn = (documents: Documents) =>
    documents.flatMap((found) => (found === null ? [] : (readShift(found.id, found.fields) ?? [])));

  /**
   * The drivers on duty, and the rides that they may be driving. `null` if either could not be read. Without the rides,
   * drivers with a ride would seem to be free.
   */
  async function freeCrew(): Promise<Crew | null> {
    const where = [{ field: 'duty', anyOf: ['on'] }];
    const found = await firestore.query({ parent: '', collection: 'drivers', where, limit: MOST_OF_FIRM });
    if (!found.ok) return null;
    const shifts = shiftsIn(found.value);
    const driven = await firestore.read(shifts.flatMap(({ ride }) => (ride === null ? [] : ridePath(ride))));
    if (!driven.ok) return null;
    // A damaged ride also occupies its driver while it is open.
    const open = driven.value.flatMap((one) => (one?.fields['open'] === true ? one : []));
    return { shifts, rides: open.map(({ id, fields }) => readRide(id, fields)) };
  }

  /** Stores the overdue step of a ride, as a page would (R9). A faster writer wins. False if no step is overdue. */
  async function writeDown(ride: Ride, document: StoredDocument, at: Date): Promise<boolean> {
    const did = overdueStep(ride, at);
    if (did === null) return false;
    const condition = { updateTime: document.updateTime };
    const batch = stepBatch(ride, { did }, { uid: SENDER, now: at });
    await firestore.commit(batch.map((write) => ({ ...write, condition })));
    return true;
  }

  /** The drivers who want news of later requests while off duty; none without settings. `null` if a read failed. */
  async function homeCrew(): Promise<Crew | null> {
    const where = [{ field: 'laterNews', anyOf: [true] }];
    const found = await firestore.query({
      parent: '',
      collection: 'availability',
      where,
      limit: MOST_OF_FIRM,
    });
    if (!found.ok) return null;
    const readers = found.value.flatMap(({ id, fields }) => readAvailability(id, fields) ?? []);
    if (readers.length === 0) return NOBODY;
    const read = await firestore.read([SETTINGS_PATH, ...readers.map(({ id }) => driverPath(id))]);
    if (!read.ok) return null;
    const [settings = null, ...shifts] = read.value;
    const timeZone = readSettings(settings?.fields)?.timeZone;
    if (timeZone === undefined) return NOBODY;
    const laterReaders = { of: new Map(readers.map((reader) => [reader.id, reader])), timeZone };
    return { shifts: shiftsIn(shifts), rides: [], laterReaders };
  }

  async function askedCrew({ driver }: Ride): Promise<Crew | null> {
    if (driver === null) return NOBODY;
    const asked = await firestore.read([driverPath(driver)]);
    return asked.ok ? { shifts: shiftsIn(asked.value), rides: [] } : null;
  }

  /**
   * The drivers whom this ride may concern now, besides its own people. They may take or promise it, or one of them is
   * asked to. `null` if they could not be read.
   */
  async function crewOf(needed: NeededCrew, ride: Ride): Promise<Crew | null> {
    switch (needed) {
      case 'free drivers':
        return freeCrew();
      case 'drivers at home':
        return homeCrew();
      case 'asked driver':
        return askedCrew(ride);
      case null:
        return NOBODY;
    }
  }

  return {
    async changed(before, id) {
      const read = await firestore.read([ridePath(id)]);
      if (!read.ok) return false;
      const [document = null] = read.value;
      const after = soundRide(document);
      if (after === null) return true;
      const at = now();
      const crew = await crewOf(neededCrew(before, after, at), after);
      const isSettled = await sender.notify(noticesOf(before, after, crew ?? NOBODY, at));
      return isSettled && crew !== null;
    },
    async passed(since, at) {
      const rides = await openRides(firestore);
      if (rides === null) return false;
      const over = await Promise.all(rides.map(({ ride, document }) => writeDown(ride, document, at)));
      const lasting = rides.flatMap(({ ride }, index) => (over[index] === true ? [] : ride));
      const drivers = [...new Set(lasting.flatMap(({ driver }) => driver ?? []))];
      const theirs = await firestore.read(drivers.map(driverPath));
      const needsFree = lasting.some(({ state }) => state === 'requested');
      const free = needsFree ? await freeCrew() : NOBODY;
      const shifts = [...(theirs.ok ? shiftsIn(theirs.value) : []), ...(free ?? NOBODY).shifts];
      const crew = {
        shifts: withLastSigns([...new Map(shifts.map((shift) => [shift.uid, shift])).values()], lasting),
        rides: [...lasting, ...(free ?? NOBODY).rides],
      };
      const isSettled = await sender.notify(lasting.flatMap((ride) => clockNotices(ride, crew, since, at)));
      return isSettled && theirs.ok && free !== null;
    },
  };
}

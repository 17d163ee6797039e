import { readDetails } from '#domain/rides/model/booking/ride-details.ts';
import { readRiderRecord } from '#domain/rides/model/booking/rider-record.ts';
import { DRIVER_SLOTS, readShift, type PromiseSlot } from '#domain/rides/model/firm/shift.ts';
import { holdsDriver, isDue, isPromised } from '#domain/rides/model/ride/deadlines.ts';
import { readRide, type Ride } from '#domain/rides/model/ride/ride.ts';
import { readRemark } from '#domain/rides/model/ride/remark.ts';
import type { TestDocuments } from '#domain/rides/model/stored/documents.builder.ts';
import {
  detailsPath,
  driverPath,
  remarkPath,
  riderPath,
  ridePath,
} from '#domain/rides/model/stored/ride-paths.ts';

/** Facts about people and rides from the documents. `ids` are the ids of all rides; the list may grow. */
export function worldFacts(documents: TestDocuments, ids: readonly string[]) {
  const ride = (id: string): Ride => {
    const read = readRide(id, documents.read(ridePath(id)));
    if (read.state === 'damaged') throw new Error(`${id} is damaged in ${read.fields.join()}`);
    return read;
  };
  const rides = () => ids.map(ride);
  const account = (uid: string) => documents.read(`users/${uid}`);
  const shift = (uid: string) => readShift(uid, documents.read(driverPath(uid)));
  const isApproved = (uid: string) => account(uid)?.['status'] === 'approved';
  const roleOf = (uid: string) => account(uid)?.['role'];
  const inSlot = (uid: string, slot: PromiseSlot) => shift(uid)?.slots[slot] ?? null;

  return {
    ride,
    rides,
    shift,
    roleOf,
    isApproved,
    isApprovedAs: (uid: string, role: string) => isApproved(uid) && roleOf(uid) === role,
    hasAccount: (uid: string) => account(uid) !== null,
    record(uid: string) {
      const stored = documents.read(riderPath(uid));
      return stored === null ? null : readRiderRecord(stored);
    },
    details(id: string) {
      const details = readDetails(documents.read(detailsPath(id)));
      if (details === null) throw new Error(`${id} has no details`);
      return details;
    },
    remark: (id: string, rev: number) => readRemark(String(rev), documents.read(remarkPath(id, rev))),
    driving: (uid: string) => rides().find((each) => holdsDriver(each, uid))?.id ?? null,
    /** The rides in a driver's slots, promised or not. */
    slotted: (uid: string) => DRIVER_SLOTS.map((slot) => inSlot(uid, slot)),
    isFree(uid: string, slot: PromiseSlot) {
      const occupant = inSlot(uid, slot);
      return occupant === null || !isPromised(ride(occupant), uid);
    },
    /** The ride in the last claimed slot of a driver. `null` if that is none of these slots. */
    lastClaimed(uid: string, among: readonly PromiseSlot[]) {
      const claim = among.find((slot) => slot === documents.read(driverPath(uid))?.['claim']);
      return claim === undefined ? null : inSlot(uid, claim);
    },
    owed: (uid: string, now: Date) => rides().filter((each) => isPromised(each, uid) && isDue(each, now)),
  };
}

export type WorldFacts = ReturnType<typeof worldFacts>;

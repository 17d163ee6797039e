import { COUNT_LIMIT } from '#domain/accounts/model/account-limits.ts';
import { text } from '#domain/shared/decoders.ts';
import { readCarInUse } from '#domain/rides/model/firm/car-in-use.ts';
import { readShift } from '#domain/rides/model/firm/shift.ts';
import { readWorkedDuty } from '#domain/rides/model/firm/worked-duty.ts';
import { readReach } from '#domain/rides/model/devices/push-device.ts';
import { MOST_DUTIES, MOST_OF_FIRM } from '#domain/rides/model/basics/ride-limits.ts';
import { driverPath, dutiesPath } from '#domain/rides/model/stored/ride-paths.ts';
import type { ShiftRepository } from '#domain/rides/ports/shift-repository.ts';
import { decoded, firmList } from '../decoded.ts';
import type { DocumentQuery, DocumentStore, FoundDocument } from '../document-store.ts';

/** The records of all drivers, former ones included. If there are too many, those seen least recently are missing. */
export const ALL_SHIFTS: DocumentQuery = {
  collection: 'drivers',
  orderBy: 'seenAt',
  direction: 'desc',
  limit: MOST_OF_FIRM,
};

export const toShifts = (found: readonly FoundDocument[]) => firmList(found, readShift);

export function createShiftRepository(store: DocumentStore): ShiftRepository {
  return {
    read: (uid) => decoded(store.read(driverPath(uid)), (found) => readShift(uid, found)),
    list: () => decoded(store.query(ALL_SHIFTS), toShifts),
    approved: () =>
      decoded(
        store.query({
          collection: 'users',
          where: [
            ['role', '==', 'driver'],
            ['status', '==', 'approved'],
          ],
          orderBy: 'name',
          limit: COUNT_LIMIT,
        }),
        (found) =>
          found.flatMap(({ id, fields }) => {
            const name = text(fields['name']);
            return name === undefined ? [] : [{ uid: id, name }];
          }),
      ),
    duties: (uid, { from, until }) =>
      decoded(
        store.query({
          collection: dutiesPath(uid),
          where: [
            ['shiftSince', '>=', from],
            ['shiftSince', '<', until],
          ],
          orderBy: 'shiftSince',
          limit: MOST_DUTIES,
        }),
        (found) =>
          found
            .flatMap(({ id, fields }) => readWorkedDuty(id, fields) ?? [])
            .toSorted((one, other) => one.since.getTime() - other.since.getTime()),
      ),
    carsInUse: () =>
      decoded(store.query({ collection: 'carsInUse', limit: MOST_OF_FIRM }), (found) =>
        found.flatMap(({ id, fields }) => readCarInUse(id, fields) ?? []),
      ),
    reach: () =>
      decoded(store.query({ collection: 'reach', limit: MOST_OF_FIRM }), (found) =>
        found.flatMap(({ id, fields }) => readReach(id, fields) ?? []),
      ),
  };
}

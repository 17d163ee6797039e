import { profilePath } from '#domain/accounts/model/account-paths.ts';
import { readAccount } from '#domain/accounts/model/read-account.ts';
import { readRiderRecord, riderName } from '#domain/rides/model/booking/rider-record.ts';
import { customerRider, type PassengerAccount } from '#domain/rides/model/customers/caller.ts';
import { readCustomer } from '#domain/rides/model/customers/customer.ts';
import { customerPath, riderPath } from '#domain/rides/model/stored/ride-paths.ts';
import type { OrderPeople } from '#domain/rides/ports/customer-repository.ts';
import { allOf } from '#domain/shared/result.ts';
import { decoded } from '../decoded.ts';
import type { DocumentReads, StoredFields } from '../document-store.ts';

/** The passenger with this profile and record of bookings. `null` if the account is not an approved passenger's now. */
export function passengerOf(
  uid: string,
  profile: StoredFields | null,
  record: unknown,
): PassengerAccount | null {
  const found = readAccount(uid, profile);
  if (found.state !== 'sound') return null;
  const { status, role, email } = found.user;
  if (status !== 'approved' || role !== 'passenger') return null;
  const { phone, trips } = readRiderRecord(record);
  return { uid, name: riderName(found.user), email, phone, trips };
}

export function createOrderPeople(store: DocumentReads): OrderPeople {
  return {
    byId: (id) => decoded(store.read(customerPath(id)), (found) => readCustomer(id, found)),
    mergedFrom(id) {
      const where = [['rides', 'array-contains', customerRider(id)]] as const;
      return decoded(store.query({ collection: 'customers', where, limit: 1 }), ([found]) =>
        found === undefined ? null : readCustomer(found.id, found.fields),
      );
    },
    passenger: (uid) =>
      decoded(allOf([store.read(profilePath(uid)), store.read(riderPath(uid))]), ([profile = null, record]) =>
        passengerOf(uid, profile, record),
      ),
  };
}

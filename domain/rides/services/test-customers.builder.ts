import type { User } from '../../accounts/model/user.ts';
import { succeed, type Result } from '../../shared/result.ts';
import { phoneKeyOf } from '../model/booking/passenger-phone.ts';
import { readRiderRecord } from '../model/booking/rider-record.ts';
import { readCustomer } from '../model/customers/customer.ts';
import { customerPath, riderPath } from '../model/stored/ride-paths.ts';
import type { CustomerRepository } from '../ports/customer-repository.ts';

/** Reads a document, under the name of its request. */
type Read = <T>(name: string, path: string, parse: (document: unknown) => T) => Promise<Result<T>>;

const ID = 'caller-1';

/** The repository of callers over documents without queries: there is one customer at most, and one passenger. */
export function testCustomers(read: Read, { uid, email, name }: User): CustomerRepository {
  return {
    byId: (id) => read('byId', customerPath(id), (stored) => readCustomer(id, stored)),
    byPhone: (key) =>
      read('byPhone', customerPath(ID), (stored) => {
        const customer = readCustomer(ID, stored);
        return customer?.phoneKey === key ? customer : null;
      }),
    byBeginning: (key) =>
      read('byBeginning', customerPath(ID), (stored) => {
        const customer = readCustomer(ID, stored);
        const customers = customer?.phoneKey.startsWith(key) ? [customer] : [];
        return { customers, more: false };
      }),
    byName: async () => succeed([]),
    passengersByName: async () => succeed([]),
    passengerByPhone: (key) =>
      read('passengerByPhone', riderPath(uid), (stored) => {
        const { phone, places } = readRiderRecord(stored);
        return phoneKeyOf(phone) === key ? { uid, email, name: name ?? email, phone, places } : null;
      }),
  };
}

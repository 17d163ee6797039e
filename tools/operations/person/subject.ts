import { phoneKeyOf } from '#domain/rides/model/booking/passenger-phone.ts';
import { isSamePerson } from '#domain/rides/model/customers/caller.ts';
import { isMap, text } from '#domain/shared/decoders.ts';
import type { Fields } from '../rest/firestore-value.ts';

/** The person whose data are exported, with all names and ids by which the database may know them. */
export interface Subject {
  /** `null` for a caller without an account. */
  readonly uid: string | null;
  /** The requested address, and those of the profile and the identity. */
  readonly emails: readonly string[];
  /** The ids of the tombstones about them: the uid, and a hash of each address. */
  readonly tombstones: readonly string[];
  /** The keys of their numbers. */
  readonly phoneKeys: ReadonlySet<string>;
  /** Their name, which distinguishes them from others with one of their numbers; empty if it is unknown. */
  readonly name: string;
  /** The ids of their records as a customer. */
  readonly customers: ReadonlySet<string>;
  /** The ids of the rides that are theirs by a customer's record, or by the details of a call. */
  readonly called: ReadonlySet<string>;
  /** The ids of rides whose passenger they are; known after the rides have been read. */
  readonly ridden: ReadonlySet<string>;
}

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.flatMap((each) => text(each) ?? []) : [];

/** Whether a customer's record, of any shape, has one of the numbers. */
export const hasNumberOf = (customer: Fields, { phoneKeys }: Pick<Subject, 'phoneKeys'>): boolean =>
  texts(customer['phoneKeys']).some((key) => phoneKeys.has(key));

/** Whether a record or details with the person's number are theirs. Another person may have the same number. */
export const hasNameOf = (fields: Fields, { name }: Pick<Subject, 'name'>): boolean =>
  name === '' || isSamePerson({ name }, text(fields['name']) ?? '');

export const isTheirCustomer = (
  id: string,
  fields: Fields,
  subject: Pick<Subject, 'customers' | 'phoneKeys' | 'name'>,
): boolean => subject.customers.has(id) || (hasNumberOf(fields, subject) && hasNameOf(fields, subject));

/** Whether the details of a ride describe a call by the person. */
export function isTheirCall(details: Fields, subject: Omit<Subject, 'called' | 'ridden'>): boolean {
  const customer = text(details['customer']);
  if (customer !== undefined) return subject.customers.has(customer);
  const key = phoneKeyOf(text(details['phone']) ?? '');
  return subject.phoneKeys.has(key) && hasNameOf(details, subject);
}

export const ridesIn = (customer: unknown): readonly string[] =>
  isMap(customer) ? texts(customer['rides']) : [];

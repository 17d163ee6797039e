import type { StoredProfile } from '#domain/accounts/model/stored-profile.ts';
import { textOf, timestampOf, wholeOf, type Fields, type FirestoreValue } from '../rest/firestore-value.ts';

function dateOf(value: FirestoreValue | undefined): Date | undefined {
  const time = timestampOf(value);
  return time === undefined ? undefined : new Date(time);
}

const READERS = {
  uid: textOf,
  email: textOf,
  role: textOf,
  name: textOf,
  nameKey: textOf,
  status: textOf,
  createdAt: textOf,
  registeredAt: dateOf,
  reviewCount: wholeOf,
  rejectionReason: textOf,
  reviewedBy: textOf,
  reviewedByName: textOf,
  reviewedAt: dateOf,
};

type Readable = { [Field in keyof typeof READERS]?: NonNullable<ReturnType<(typeof READERS)[Field]>> };

/** The profile in a document's fields. A field of a wrong type is absent and named in `malformed`. */
export function storedProfileOf(fields: Fields): StoredProfile {
  const read = Object.entries(READERS).map(([field, reader]) => [field, reader(fields[field])] as const);
  const malformed = read
    .filter(([field, value]) => value === undefined && fields[field] !== undefined)
    .map(([field]) => field);
  const profile: Readable = Object.fromEntries(read.filter(([, value]) => value !== undefined));
  return { ...profile, malformed };
}

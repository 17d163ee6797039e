import { Timestamp, type DocumentData } from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import type { StoredProfile } from '#domain/accounts/model/stored-profile.ts';

const text = z.exactOptional(z.string());
const time = z.exactOptional(
  z.pipe(
    z.instanceof(Timestamp),
    z.transform((timestamp) => timestamp.toDate()),
  ),
);

/** Every field of `users/{uid}` with its type. Others are left out. */
const ProfileDocument = z.object({
  uid: text,
  email: text,
  role: text,
  name: text,
  nameKey: text,
  status: text,
  createdAt: text,
  registeredAt: time,
  reviewCount: z.exactOptional(z.int()),
  rejectionReason: text,
  reviewedBy: text,
  reviewedByName: text,
  reviewedAt: time,
});

/** Reads `users/{uid}` of any shape: fields of a wrong type are left out and named in `malformed`. */
export function parseProfile(data: DocumentData): StoredProfile {
  const whole = ProfileDocument.safeParse(data);
  if (whole.success) return { ...whole.data, malformed: [] };
  const malformed = [...new Set(whole.error.issues.map(({ path }) => String(path[0])))];
  const sound = Object.entries(data).filter(([field]) => !malformed.includes(field));
  return { ...ProfileDocument.parse(Object.fromEntries(sound)), malformed };
}

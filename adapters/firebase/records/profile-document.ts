import { serverTimestamp, Timestamp, type DocumentData } from 'firebase/firestore/lite';
import { SERVER_TIME } from '#domain/accounts/model/server-time.ts';
import { readStoredProfile, type StoredProfile } from '#domain/accounts/model/stored-profile.ts';

/** Reads `users/{uid}` of any shape; without zod, because every sign-in loads this and each kind is one question. */
export function parseProfile(data: DocumentData): StoredProfile {
  return readStoredProfile<unknown>(data, {
    text: (value) => (typeof value === 'string' ? value : undefined),
    timestamp: (value) => (value instanceof Timestamp ? value.toDate() : undefined),
    count: (value) => (typeof value === 'number' && Number.isInteger(value) ? value : undefined),
  });
}

/** The fields of a profile as Firestore is asked to store them. */
export function writeProfile(fields: object): DocumentData {
  const values = Object.entries(fields);
  return Object.fromEntries(
    values.map(([field, value]) => [field, value === SERVER_TIME ? serverTimestamp() : value]),
  );
}

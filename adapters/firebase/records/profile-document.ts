import { serverTimestamp, Timestamp, type DocumentData } from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { SERVER_TIME } from '#domain/accounts/model/server-time.ts';
import { readStoredProfile, type StoredProfile } from '#domain/accounts/model/stored-profile.ts';

const Text = z.string();
const Time = z.instanceof(Timestamp);
const Count = z.int();

/** Reads `users/{uid}` of any shape. */
export function parseProfile(data: DocumentData): StoredProfile {
  return readStoredProfile<unknown>(data, {
    text: (value) => Text.safeParse(value).data,
    timestamp: (value) => Time.safeParse(value).data?.toDate(),
    count: (value) => Count.safeParse(value).data,
  });
}

/** The fields of a profile as Firestore is asked to store them. */
export function writeProfile(fields: object): DocumentData {
  const values = Object.entries(fields);
  return Object.fromEntries(
    values.map(([field, value]) => [field, value === SERVER_TIME ? serverTimestamp() : value]),
  );
}

import { readStoredProfile, type StoredProfile } from '#domain/accounts/model/stored-profile.ts';
import { textOf, timestampOf, wholeOf, type Fields, type FirestoreValue } from '../rest/firestore-value.ts';

/** A value as a store reads it; one of another type stays as it is, which no field of a profile may hold. */
function plainValue(value: FirestoreValue): unknown {
  if ('nullValue' in value) return null;
  const time = timestampOf(value);
  if (time !== undefined) return new Date(time);
  return textOf(value) ?? wholeOf(value) ?? value['booleanValue'] ?? value;
}

/** The profile in a document's fields, but for the former names, which no command reads. */
export function storedProfileOf(fields: Fields): StoredProfile {
  const plain = Object.entries(fields).map(([field, value]) => [field, plainValue(value)] as const);
  return readStoredProfile(Object.fromEntries(plain));
}

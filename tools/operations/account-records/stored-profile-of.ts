import { readStoredProfile, type StoredProfile } from '#domain/accounts/model/stored-profile.ts';
import { textOf, timestampOf, wholeOf, type Fields, type FirestoreValue } from '../rest/firestore-value.ts';

function dateOf(value: FirestoreValue): Date | undefined {
  const time = timestampOf(value);
  return time === undefined ? undefined : new Date(time);
}

/** The profile in a document's fields. */
export function storedProfileOf(fields: Fields): StoredProfile {
  return readStoredProfile(fields, {
    text: textOf,
    timestamp: dateOf,
    moment: (value) => ('nullValue' in value ? null : dateOf(value)),
    count: wholeOf,
    // No command reads them.
    names: () => [],
    mark: (value) => (value['booleanValue'] === true ? true : undefined),
  });
}

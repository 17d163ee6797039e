import { readStoredProfile, type StoredProfile } from '#domain/accounts/model/stored-profile.ts';
import { storedDate, type StoredFields } from './document-store.ts';

/** Reads `users/{uid}` of any shape; without zod, because every sign-in loads this and each kind is one question. */
export function parseProfile(fields: StoredFields): StoredProfile {
  return readStoredProfile(fields, {
    text: (value) => (typeof value === 'string' ? value : undefined),
    timestamp: storedDate,
    moment: (value) => (value === null ? null : storedDate(value)),
    mark: (value) => (value === true ? value : undefined),
    count: (value) => (typeof value === 'number' && Number.isInteger(value) ? value : undefined),
  });
}

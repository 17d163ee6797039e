import { readStoredProfile, type StoredProfile } from '#domain/accounts/model/stored-profile.ts';
import type { DocumentData } from './document-data.ts';

/** Reads a document of any shape: the fields of the right type, and the names of the others. */
export function readProfile(document: DocumentData): StoredProfile {
  return readStoredProfile(document, {
    text: (value) => (typeof value === 'string' ? value : undefined),
    timestamp: (value) => (value instanceof Date ? value : undefined),
    count: (value) => (typeof value === 'number' && Number.isInteger(value) ? value : undefined),
  });
}

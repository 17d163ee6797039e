import { readFields } from '../../shared/composed-decoders.ts';
import { PROFILE_FIELDS, type ProfileValues } from './profile-fields.ts';

/**
 * `users/{uid}` as read: every field that is present and valid. `malformed` names the invalid ones, so no later code
 * checks the shape of a document.
 */
export interface StoredProfile extends ProfileValues {
  readonly malformed: readonly string[];
}

/** Reads a document of any shape. Unknown fields are left out. */
export function readStoredProfile(document: Readonly<Record<string, unknown>>): StoredProfile {
  const read = readFields(PROFILE_FIELDS, document);
  const malformed = read.ok ? [] : read.malformed.filter((field) => document[field] !== undefined);
  return { ...read.values, malformed };
}

import { readFields } from '../../shared/composed-decoders.ts';
import { PROFILE_FIELDS, type ProfileValues } from './profile-fields.ts';

/**
 * `users/{uid}` as read: every field that is present and of the right kind. A field of another kind is left out and
 * named in `malformed`, so later code need not check a document's shape.
 */
export interface StoredProfile extends ProfileValues {
  readonly malformed: readonly string[];
}

/** Reads a document of any shape. Fields that no profile has are left out. */
export function readStoredProfile(document: Readonly<Record<string, unknown>>): StoredProfile {
  const read = readFields(PROFILE_FIELDS, document);
  const malformed = read.ok ? [] : read.malformed.filter((field) => document[field] !== undefined);
  return { ...read.values, malformed };
}

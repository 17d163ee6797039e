import { readFields } from '../../shared/composed-decoders.ts';
import { PROFILE_FIELDS, type ProfileValues } from './profile-fields.ts';

/** The valid fields of `users/{uid}`. `malformed` names the fields that are present but invalid. */
export interface StoredProfile extends ProfileValues {
  readonly malformed: readonly string[];
}

/** Reads a document of any shape. Unknown fields are left out. */
export function readStoredProfile(document: Readonly<Record<string, unknown>>): StoredProfile {
  const read = readFields(PROFILE_FIELDS, document);
  const malformed = read.ok ? [] : read.malformed.filter((field) => document[field] !== undefined);
  return { ...read.values, malformed };
}

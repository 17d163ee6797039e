import { PROFILE_FIELDS, type ProfileValues } from './profile-fields.ts';

/**
 * `users/{uid}` as it was read: every field that is present and of the right kind. A field of another kind is left out and
 * named in `malformed`, so later code need not check a document's shape.
 */
export interface StoredProfile extends ProfileValues {
  readonly malformed: readonly string[];
}

/** Reads a document of any shape. Fields that no profile has are left out. */
export function readStoredProfile(document: Readonly<Record<string, unknown>>): StoredProfile {
  const sound: Record<string, unknown> = {};
  const malformed: string[] = [];
  for (const [field, kind] of Object.entries(PROFILE_FIELDS)) {
    const stored = document[field];
    if (stored === undefined) continue;
    const value = kind(stored);
    if (value === undefined) malformed.push(field);
    else sound[field] = value;
  }
  return { ...sound, malformed };
}

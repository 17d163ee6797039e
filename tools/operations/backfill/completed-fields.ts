import { parseEmail, type EmailAddress } from '#domain/accounts/model/email-address.ts';
import { nameKeysOf } from '#domain/shared/people/name-keys.ts';
import { readStoredProfile } from '#domain/accounts/model/stored-profile.ts';
import { text } from '#domain/shared/kinds.ts';
import type { Fields } from '../rest/firestore-value.ts';
import { creationTimeOf } from './creation-time.ts';

/** What a profile lacks of the product's form. Other fields are never written. */
export interface Completion {
  /** The fields to set. Each is missing, or has the same value in another form. */
  readonly changed: Fields;
  /** The same, worded for the operator. */
  readonly changes: readonly string[];
  /** What is left unchanged, and why. */
  readonly notes: readonly string[];
}

/** The usable address of a profile, however it is spelt; `null` if there is none. */
export function addressOf(fields: Fields): EmailAddress | null {
  const email = parseEmail(text(fields['email']) ?? '');
  return email.ok ? email.value : null;
}

const isAbsent = (value: unknown) => value === undefined || value === null;

/** Total: every document has a completion, whatever its fields contain. */
export function completedFields(uid: string, fields: Fields): Completion {
  const stored = readStoredProfile(fields);
  const changed: Record<string, unknown> = {};
  const changes: string[] = [];
  const notes: string[] = [];
  const set = (field: string, value: unknown, how = field) => {
    changed[field] = value;
    changes.push(how);
  };

  if (isAbsent(fields['uid'])) set('uid', uid);

  const email = addressOf(fields);
  if (email !== null && email !== stored.email) set('email', email, 'email in lower case');

  const keys = stored.name === undefined ? [] : Object.entries(nameKeysOf(stored.name));
  for (const [field, key] of keys) if (fields[field] !== key) set(field, key);

  const created = creationTimeOf(fields['createdAt']);
  if (created === null) {
    notes.push('createdAt holds no time that can be read: left as it is, and so is a missing registeredAt');
  } else {
    if (stored.createdAt !== created.text) set('createdAt', created.text, 'createdAt as ISO text');
    if (isAbsent(fields['registeredAt'])) set('registeredAt', created.time, 'registeredAt from createdAt');
  }

  if (isAbsent(fields['reviewCount'])) set('reviewCount', 0);
  // Stored as null, because a query cannot find a missing field.
  if (fields['provenAt'] === undefined) set('provenAt', null, 'provenAt: not proven');
  return { changed, changes, notes };
}

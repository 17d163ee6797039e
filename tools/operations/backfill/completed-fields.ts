import { parseEmail, type EmailAddress } from '#domain/accounts/model/email-address.ts';
import { nameKeysOf } from '#domain/accounts/model/name-keys.ts';
import {
  NOTHING,
  textOf,
  textValue,
  timestampValue,
  wholeValue,
  type Fields,
} from '../rest/firestore-value.ts';
import { creationTimeOf } from './creation-time.ts';

/** What a profile lacks of the product's form. No other field is ever written. */
export interface Completion {
  /** The fields to set. Each is missing now, or has the same value in another form. */
  readonly changed: Fields;
  /** The same, worded for the operator. */
  readonly changes: readonly string[];
  /** What is left unchanged, and why. */
  readonly notes: readonly string[];
}

/** The usable address of a profile, however it is spelt; `null` if there is none. */
export function addressOf(fields: Fields): EmailAddress | null {
  const email = parseEmail(textOf(fields['email']) ?? '');
  return email.ok ? email.value : null;
}

function isAbsent(fields: Fields, field: string): boolean {
  const value = fields[field];
  return value === undefined || 'nullValue' in value;
}

/** Total: every document has a completion, whatever its fields contain. */
export function completedFields(uid: string, fields: Fields): Completion {
  const changed: Record<string, Fields[string]> = {};
  const changes: string[] = [];
  const notes: string[] = [];
  const set = (field: string, value: Fields[string], how = field) => {
    changed[field] = value;
    changes.push(how);
  };

  if (isAbsent(fields, 'uid')) set('uid', textValue(uid));

  const email = addressOf(fields);
  if (email !== null && email !== textOf(fields['email'])) {
    set('email', textValue(email), 'email in lower case');
  }

  const name = textOf(fields['name']);
  const keys = name === undefined ? [] : Object.entries(nameKeysOf(name));
  for (const [field, key] of keys) if (textOf(fields[field]) !== key) set(field, textValue(key));

  const created = creationTimeOf(fields['createdAt']);
  if (created === null) {
    notes.push('createdAt holds no time that can be read: left as it is, and so is a missing registeredAt');
  } else {
    if (textOf(fields['createdAt']) !== created.text) {
      set('createdAt', textValue(created.text), 'createdAt as ISO text');
    }
    if (isAbsent(fields, 'registeredAt')) {
      set('registeredAt', timestampValue(created.time), 'registeredAt from createdAt');
    }
  }

  if (isAbsent(fields, 'reviewCount')) set('reviewCount', wholeValue(0));
  // Not proven, and said so: a query finds no missing field.
  if (fields['provenAt'] === undefined) set('provenAt', NOTHING, 'provenAt: not proven');
  return { changed, changes, notes };
}

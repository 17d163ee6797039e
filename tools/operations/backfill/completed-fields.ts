import { parseEmail, type EmailAddress } from '#domain/accounts/model/email-address.ts';
import { nameKeyOf } from '#domain/accounts/model/name.ts';
import { textOf, textValue, timestampValue, wholeValue, type Fields } from '../rest/firestore-value.ts';
import { creationTimeOf } from './creation-time.ts';

/** What a profile lacks of the product's form. No other field is ever written. */
export interface Completion {
  /** The fields to set. Each is missing now, or has the same value in another form. */
  readonly changed: Fields;
  /** The same, worded for the operator. */
  readonly changes: readonly string[];
  /** What is left unchanged, and why. */
  readonly notes: readonly string[];
  /** `null` if the profile has no usable address. */
  readonly email: EmailAddress | null;
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
  const set = (field: string, value: Fields[string], how: string) => {
    changed[field] = value;
    changes.push(how);
  };

  if (isAbsent(fields, 'uid')) set('uid', textValue(uid), 'uid');

  const stored = textOf(fields['email']);
  const email = parseEmail(stored ?? '');
  if (email.ok && email.value !== stored) set('email', textValue(email.value), 'email in lower case');

  const name = textOf(fields['name']);
  if (name !== undefined && textOf(fields['nameKey']) !== nameKeyOf(name)) {
    set('nameKey', textValue(nameKeyOf(name)), 'nameKey');
  }

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

  if (isAbsent(fields, 'reviewCount')) set('reviewCount', wholeValue(0), 'reviewCount');
  return { changed, changes, notes, email: email.ok ? email.value : null };
}

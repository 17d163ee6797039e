import type { ProfileField, ProfileValues } from '#domain/accounts/model/profile-fields.ts';
import { SERVER_TIME } from '#domain/accounts/model/server-time.ts';
import {
  textValue,
  timestampValue,
  wholeValue,
  type Fields,
  type FirestoreValue,
} from '../rest/firestore-value.ts';

function valueOf(value: string | number | Date): FirestoreValue {
  if (typeof value === 'string') return textValue(value);
  return typeof value === 'number' ? wholeValue(value) : timestampValue(value.toISOString());
}

/** What of a profile is written: the fields with a value, and those that get the server's time. */
export function profileWriteOf(values: {
  readonly [Field in ProfileField]?: ProfileValues[Field] | typeof SERVER_TIME;
}): { readonly fields: Fields; readonly serverTimes: readonly string[] } {
  const fields: Record<string, FirestoreValue> = {};
  const serverTimes: string[] = [];
  for (const [field, value] of Object.entries(values)) {
    if (value === SERVER_TIME) serverTimes.push(field);
    else fields[field] = valueOf(value);
  }
  return { fields, serverTimes };
}

import { REMOVED, SERVER_TIME, type RecordWrite } from '#domain/shared/record-write.ts';
import { isMap } from '#domain/shared/kinds.ts';
import type { StoredDocument } from '../rest/firestore-client.ts';
import {
  NOTHING,
  mapValue,
  textValue,
  wholeValue,
  type Fields,
  type FirestoreValue,
} from '../rest/firestore-value.ts';
import type { DocumentWrite } from '../rest/firestore-write.ts';

function valueOf(value: unknown): FirestoreValue {
  if (value === null) return NOTHING;
  if (isMap(value)) return mapValue(fieldsOf(value));
  if (typeof value === 'string') return textValue(value);
  if (typeof value === 'number' && Number.isSafeInteger(value)) return wholeValue(value);
  throw new TypeError(`A command writes texts, whole numbers, null and maps of them, not ${String(value)}.`);
}

function fieldsOf(values: object): Fields {
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, valueOf(value)]));
}

/**
 * A write of the product's for the REST API, provided that the document has not changed since it was read, or that there
 * still is none. Texts, whole numbers, null and maps of them; the server's time and what is removed are at the top.
 */
export function guardedWrite(
  { kind, path, fields }: RecordWrite,
  before: StoredDocument | null,
): DocumentWrite {
  const isTime = ([, value]: [string, unknown]) => value === SERVER_TIME;
  const timed = Object.entries(fields).filter(isTime);
  const named = Object.entries(fields).filter((field) => !isTime(field));
  const held = named.filter(([, value]) => value !== REMOVED);
  return {
    kind: 'write',
    path,
    fields: fieldsOf(Object.fromEntries(held)),
    ...(kind === 'update' && { mask: named.map(([field]) => field) }),
    serverTimes: timed.map(([field]) => field),
    condition: before === null ? { exists: false } : { updateTime: before.updateTime },
  };
}

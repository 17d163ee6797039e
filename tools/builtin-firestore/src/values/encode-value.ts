import { toBase64 } from './bytes.ts';
import { formatTimestamp } from './timestamp.ts';
import { documentsRoot, type DatabaseName } from './resource-name.ts';
import type { Fields, FirestoreValue, StoredDocument } from './value.ts';

/** A value's JSON form: an object with one member (protocol 5). */
export type ValueJson = Readonly<Record<string, unknown>>;

function encodeDouble(value: number): number | string {
  if (Object.is(value, -0)) return '-0';
  return Number.isFinite(value) ? value : String(value);
}

export function encodeValue(value: FirestoreValue, within: DatabaseName): ValueJson {
  switch (value.type) {
    case 'null':
      return { nullValue: null };
    case 'boolean':
      return { booleanValue: value.value };
    case 'integer':
      return { integerValue: value.value.toString() };
    case 'double':
      return { doubleValue: encodeDouble(value.value) };
    case 'timestamp':
      return { timestampValue: formatTimestamp(value.micros) };
    case 'string':
      return { stringValue: value.value };
    case 'bytes':
      return { bytesValue: toBase64(value.value) };
    case 'reference':
      return { referenceValue: `${documentsRoot(within)}/${value.path}` };
    case 'geoPoint':
      return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } };
    case 'array':
      return { arrayValue: { values: value.values.map((item) => encodeValue(item, within)) } };
    case 'map':
      return { mapValue: { fields: encodeFields(value.fields, within) } };
  }
}

/** `Object.fromEntries` defines own members, so a field called `__proto__` survives. */
export function encodeFields(fields: Fields, within: DatabaseName): Readonly<Record<string, ValueJson>> {
  return Object.fromEntries([...fields].map(([name, value]) => [name, encodeValue(value, within)]));
}

/** A document in the form of answers. An empty one has no `fields` member (protocol 3.1). */
export function encodeDocument(document: StoredDocument, within: DatabaseName): object {
  return {
    name: `${documentsRoot(within)}/${document.path}`,
    ...(document.fields.size > 0 && { fields: encodeFields(document.fields, within) }),
    createTime: formatTimestamp(document.createTime),
    updateTime: formatTimestamp(document.updateTime),
  };
}

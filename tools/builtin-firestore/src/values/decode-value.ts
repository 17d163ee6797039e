import { collect, invalid, invalidPayload, succeed, type Outcome } from '../firestore-fault.ts';
import { decodeBytes, decodeDouble, decodeGeoPoint, decodeTimestamp } from './decode-scalar.ts';
import { checkFieldName } from './field-path.ts';
import { readEntries, readInt64, readList, readMessage, readString } from './proto-message.ts';
import { parseDocumentName, type DatabaseName } from './resource-name.ts';
import type { Fields, FirestoreValue } from './value.ts';

/** The most levels of maps and arrays in a field (protocol 6.4). */
export const MAX_DEPTH = 20;

const mapOutcome = <A, B>(outcome: Outcome<A>, change: (value: A) => B): Outcome<B> =>
  outcome.ok ? succeed(change(outcome.value)) : outcome;

/**
 * Reads a value as a JSON object with one member, as in protocol 5. An array may contain arrays, because it may be the
 * operand of a query. A stored array may not.
 */
export function decodeValue(json: unknown, within: DatabaseName, depth = 0): Outcome<FirestoreValue> {
  const entries = readEntries(json);
  if (!entries.ok) return entries;
  const [entry, ...more] = entries.value;
  if (entry === undefined || more.length > 0) return invalidPayload();
  const [name, content] = entry;
  if (content === null && name !== 'nullValue') return invalidPayload();
  return decodeContent(name, content, within, depth);
}

function decodeContent(
  name: string,
  content: unknown,
  within: DatabaseName,
  depth: number,
): Outcome<FirestoreValue> {
  switch (name) {
    case 'nullValue':
      return [null, 'NULL_VALUE', 0].includes(content as null) ? succeed({ type: 'null' }) : invalidPayload();
    case 'booleanValue':
      return typeof content === 'boolean' ? succeed({ type: 'boolean', value: content }) : invalidPayload();
    case 'integerValue':
      return mapOutcome(readInt64(content), (value) => ({ type: 'integer', value }));
    case 'doubleValue':
      return mapOutcome(decodeDouble(content), (value) => ({ type: 'double', value }));
    case 'timestampValue':
      return mapOutcome(decodeTimestamp(content), (micros) => ({ type: 'timestamp', micros }));
    case 'stringValue':
      return mapOutcome(readString(content), (value) => ({ type: 'string', value }));
    case 'bytesValue':
      return decodeBytes(content);
    case 'geoPointValue':
      return decodeGeoPoint(content);
    case 'referenceValue':
      return decodeReference(content, within);
    case 'arrayValue':
      return mapOutcome(decodeArray(content, within, depth + 1), (values) => ({ type: 'array', values }));
    case 'mapValue':
      return decodeMap(content, within, depth + 1);
    default:
      return invalidPayload();
  }
}

function decodeReference(content: unknown, within: DatabaseName): Outcome<FirestoreValue> {
  const name = readString(content);
  if (!name.ok) return name;
  return mapOutcome(parseDocumentName(name.value, within), (path) => ({ type: 'reference', path }));
}

function decodeArray(content: unknown, within: DatabaseName, depth: number): Outcome<FirestoreValue[]> {
  if (depth > MAX_DEPTH) return invalid('maximum depth of maps and arrays is 20');
  const message = readMessage(content, ['values']);
  if (!message.ok) return message;
  const items = readList(message.value.get('values'));
  if (!items.ok) return items;
  return collect(items.value, (item) => decodeValue(item, within, depth));
}

function decodeMap(content: unknown, within: DatabaseName, depth: number): Outcome<FirestoreValue> {
  if (depth > MAX_DEPTH) return invalid('maximum depth of maps and arrays is 20');
  const message = readMessage(content, ['fields']);
  if (!message.ok) return message;
  return mapOutcome(decodeFields(message.value.get('fields'), within, depth), (fields) => ({
    type: 'map',
    fields,
  }));
}

/** Reads a document's or a map's fields. A vector's reserved key is refused like any reserved name (protocol 5). */
export function decodeFields(json: unknown, within: DatabaseName, depth = 0): Outcome<Fields> {
  const entries = readEntries(json ?? {});
  if (!entries.ok) return entries;
  const fields = new Map<string, FirestoreValue>();
  for (const [name, content] of entries.value) {
    const checked = checkFieldName(name);
    if (!checked.ok) return checked;
    const whole = readString(name);
    if (!whole.ok) return whole;
    const value = decodeValue(content, within, depth);
    if (!value.ok) return value;
    fields.set(name, value.value);
  }
  return succeed(fields);
}

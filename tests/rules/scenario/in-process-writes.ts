import type { Fields, FieldTransform, FirestoreValue, Write as StoredWrite } from 'builtin-firestore/store';
import { isMap, Sentinel, type Data, type Datum, type Plain } from './datum.ts';
import type { Write } from './request.ts';

/** A value in the form in which the SDK would send it. */
export function valueOf(datum: Plain): FirestoreValue {
  if (datum === null) return { type: 'null' };
  if (typeof datum === 'boolean') return { type: 'boolean', value: datum };
  if (typeof datum === 'string') return { type: 'string', value: datum };
  if (typeof datum === 'number') {
    return Number.isSafeInteger(datum) && !Object.is(datum, -0)
      ? { type: 'integer', value: BigInt(datum) }
      : { type: 'double', value: datum };
  }
  if (datum instanceof Date) return { type: 'timestamp', micros: BigInt(datum.getTime()) * 1000n };
  if (datum instanceof Uint8Array) return { type: 'bytes', value: datum };
  if (isList(datum)) return { type: 'array', values: datum.map((item) => valueOf(plain(item))) };
  return { type: 'map', fields: fieldsOf(datum) };
}

const isList = (datum: Plain): datum is Extract<Plain, readonly unknown[]> => Array.isArray(datum);

function plain(datum: Data[string]): Plain {
  if (datum instanceof Sentinel) throw new TypeError('A list cannot contain a computed value.');
  return datum;
}

/** The fields that hold a value, without those that the server computes or removes. */
export function fieldsOf(data: Data): Fields {
  const fields = new Map<string, FirestoreValue>();
  for (const [name, datum] of Object.entries(data)) {
    if (!(datum instanceof Sentinel)) fields.set(name, valueOf(datum));
  }
  return fields;
}

/** The server's transforms in the data, also in the maps within. */
function transformsOf(data: Data, within: readonly string[] = []): readonly FieldTransform[] {
  return Object.entries(data).flatMap(([name, datum]): readonly FieldTransform[] => {
    const field = [...within, name];
    if (isMap(datum)) return transformsOf(datum, field);
    if (!(datum instanceof Sentinel) || datum.kind === 'remove') return [];
    if (datum.kind === 'serverTime') return [{ field, transform: { kind: 'requestTime' } }];
    const operand = valueOf(datum.by);
    if (operand.type !== 'integer' && operand.type !== 'double') return [];
    return [{ field, transform: { kind: 'increment', operand } }];
  });
}

/** Joins two values of one field. Two maps are merged; otherwise the second value counts. */
function merged(former: Datum, next: Datum): Datum {
  if (!isMap(former) || !isMap(next)) return next;
  const both: Record<string, Datum> = { ...former };
  for (const [name, datum] of Object.entries(next)) both[name] = merged(both[name] ?? null, datum);
  return both;
}

/** The data of an update, with maps in place of names with dots (`log.3`). */
function placed(data: Data): Data {
  const fields: Record<string, Datum> = {};
  for (const [name, datum] of Object.entries(data)) {
    const [first = '', ...within] = name.split('.');
    const next = within.length === 0 ? datum : placed({ [within.join('.')]: datum });
    fields[first] = within.length === 0 ? next : merged(fields[first] ?? null, next);
  }
  return fields;
}

/** A write in the form in which the SDK's commit would reach the store. */
export function storedWrite(write: Write): StoredWrite {
  if (write.kind === 'delete') return write;
  const { kind, path, data } = write;
  const isUpdate = kind === 'update';
  const fields = isUpdate ? placed(data) : data;
  const isTransform = (datum: Data[string]) => datum instanceof Sentinel && datum.kind !== 'remove';
  const mask = Object.keys(data)
    .filter((field) => !isTransform(data[field] ?? null))
    .map((field) => (isUpdate ? field.split('.') : [field]));
  return {
    kind: 'update',
    path,
    fields: fieldsOf(fields),
    transforms: transformsOf(fields),
    ...(kind !== 'set' && { mask }),
    ...(isUpdate && { precondition: { kind: 'exists' as const, exists: true } }),
  };
}

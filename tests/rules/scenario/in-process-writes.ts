import type { FieldTransform, Write as StoredWrite } from 'builtin-firestore/store/write.ts';
import type { Fields, FirestoreValue } from 'builtin-firestore/values/value.ts';
import { Sentinel, type Data, type Datum, type Plain } from './datum.ts';
import type { Write } from './request.ts';

/** A value as the SDK would send it. */
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
  if (datum instanceof Sentinel) throw new TypeError('A computed field cannot be a whole document.');
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

const isMap = (datum: Datum): datum is Data =>
  typeof datum === 'object' &&
  datum !== null &&
  !Array.isArray(datum) &&
  !(datum instanceof Sentinel || datum instanceof Date || datum instanceof Uint8Array);

/** Also of the maps within. */
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

/** The same in a field within a field, which an update may name. */
function inside({ field: [name = '', ...within], transform }: FieldTransform): FieldTransform {
  return { field: [...name.split('.'), ...within], transform };
}

/** A write as the SDK's commit would reach the store. */
export function storedWrite(write: Write): StoredWrite {
  if (write.kind === 'delete') return write;
  const { kind, path, data } = write;
  const isTransform = (datum: Data[string]) => datum instanceof Sentinel && datum.kind !== 'remove';
  const mask = Object.keys(data)
    .filter((field) => !isTransform(data[field] ?? null))
    .map((field) => [field]);
  return {
    kind: 'update',
    path,
    fields: fieldsOf(data),
    transforms: transformsOf(data).map((each) => (kind === 'update' ? inside(each) : each)),
    ...(kind !== 'set' && { mask }),
    ...(kind === 'update' && { precondition: { kind: 'exists' as const, exists: true } }),
  };
}

import type { Fields, FirestoreValue } from '../../values/value.ts';
import { floatOf, listOf, nullValue, recordOf } from './make-value.ts';
import type { MapValue, PathValue, RulesValue } from './rules-value.ts';

/** The path of a document or collection, given below `documents/`. */
export function documentPath(database: string, path: string): PathValue {
  return { type: 'path', segments: ['databases', database, 'documents', ...path.split('/')] };
}

/** A stored value as rules see it: references are paths (protocol 7.4). */
export function fromFirestore(value: FirestoreValue, database: string): RulesValue {
  switch (value.type) {
    case 'null':
      return nullValue;
    case 'boolean':
      return { type: 'bool', value: value.value };
    case 'integer':
      return { type: 'int', value: value.value };
    case 'double':
      return floatOf(value.value);
    case 'timestamp':
      return { type: 'timestamp', nanos: value.micros * 1000n };
    case 'string':
      return { type: 'string', value: value.value };
    case 'bytes':
    case 'geoPoint':
      return { type: 'opaque', value };
    case 'reference':
      return documentPath(database, value.path);
    case 'array':
      return listOf(value.values.map((item) => fromFirestore(item, database)));
    case 'map':
      return fromFields(value.fields, database);
  }
}

export function fromFields(fields: Fields, database: string): MapValue {
  return recordOf([...fields].map(([name, value]) => [name, fromFirestore(value, database)] as const));
}

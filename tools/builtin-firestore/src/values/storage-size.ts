import { invalid, succeed, type Outcome } from '../firestore-fault.ts';
import { utf8Length } from './bytes.ts';
import { MAX_DEPTH } from './decode-value.ts';
import type { Fields, FirestoreValue, StoredDocument } from './value.ts';

const MAX_DOCUMENT_BYTES = 1_048_576;
const MAX_VALUE_BYTES = 1_048_487;
const DOCUMENT_OVERHEAD = 32;
const NAME_OVERHEAD = 16;

interface Measure {
  readonly bytes: number;
  readonly depth: number;
  readonly largest: number;
}

const flat = (bytes: number, largest = 0): Measure => ({ bytes, depth: 0, largest });
const textSize = (text: string): number => utf8Length(text) + 1;
const nameSize = (path: string): number =>
  path.split('/').reduce((sum, segment) => sum + textSize(segment), NAME_OVERHEAD);

const combine = (parts: readonly Measure[]): Measure => ({
  bytes: parts.reduce((sum, part) => sum + part.bytes, 0),
  depth: parts.reduce((most, part) => Math.max(most, part.depth), 0),
  largest: parts.reduce((most, part) => Math.max(most, part.largest), 0),
});

function measure(value: FirestoreValue): Measure {
  switch (value.type) {
    case 'null':
    case 'boolean':
      return flat(1);
    case 'integer':
    case 'double':
    case 'timestamp':
      return flat(8);
    case 'string':
      return flat(textSize(value.value), utf8Length(value.value));
    case 'bytes':
      return flat(value.value.length, value.value.length);
    case 'reference':
      return flat(nameSize(value.path));
    case 'geoPoint':
      return flat(16);
    case 'array': {
      const inner = combine(value.values.map(measure));
      return { ...inner, depth: inner.depth + 1 };
    }
    case 'map': {
      const inner = measureFields(value.fields);
      return { ...inner, depth: inner.depth + 1 };
    }
  }
}

function measureFields(fields: Fields): Measure {
  const inner = combine([...fields.values()].map(measure));
  return { ...inner, bytes: [...fields.keys()].reduce((sum, name) => sum + textSize(name), inner.bytes) };
}

/** Refuses a document that is too large, is too deep, or has too large a text or bytes value (protocol 6.4). */
export function checkStorageLimits(document: StoredDocument): Outcome<StoredDocument> {
  const { bytes, depth, largest } = measureFields(document.fields);
  if (depth > MAX_DEPTH) return invalid('maximum depth of maps and arrays is 20');
  if (largest > MAX_VALUE_BYTES) return invalid('The value of a property is longer than 1048487 bytes.');
  return bytes + nameSize(document.path) + DOCUMENT_OVERHEAD > MAX_DOCUMENT_BYTES
    ? invalid('maximum entity size is 1048576 bytes')
    : succeed(document);
}

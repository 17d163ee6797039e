import type { FieldTransform, UpdateWrite } from 'builtin-firestore/store/write.ts';
import { toFields } from './document-values.ts';

function timeOfCommit(field: string): FieldTransform {
  return { field: [field], transform: { kind: 'requestTime' } };
}

/** Replaces a document, or creates it; `timed` fields get the time of the commit. */
export function replacing(path: string, document: object, timed: readonly string[] = []): UpdateWrite {
  return { kind: 'update', path, fields: toFields(document), transforms: timed.map(timeOfCommit) };
}

/** Changes a document that exists; a field that is `undefined` is removed, `timed` ones get the time of the commit. */
export function changing(path: string, fields: object, timed: readonly string[] = []): UpdateWrite {
  const mask = Object.keys(fields).map((field) => [field]);
  return { ...replacing(path, fields, timed), mask, precondition: { kind: 'exists', exists: true } };
}

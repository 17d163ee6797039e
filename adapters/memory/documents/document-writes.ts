import type { FieldTransform, UpdateWrite } from 'builtin-firestore/store/write.ts';
import { SERVER_TIME } from '#domain/accounts/model/server-time.ts';
import { toFields } from './document-values.ts';

function timeOfCommit([field]: [string, unknown]): FieldTransform {
  return { field: [field], transform: { kind: 'requestTime' } };
}

/** Whether the server sets the field. */
const isTimed = ([, value]: [string, unknown]) => value === SERVER_TIME;
const sentFields = (document: object) => Object.entries(document).filter((field) => !isTimed(field));

/** Replaces a document, or creates it. */
export function replacing(path: string, document: object): UpdateWrite {
  const [all, sent] = [Object.entries(document), sentFields(document)];
  const transforms = all.filter(isTimed).map(timeOfCommit);
  return { kind: 'update', path, fields: toFields(Object.fromEntries(sent)), transforms };
}

/** Changes a document that exists; a field that is `undefined` is removed. */
export function changing(path: string, document: object): UpdateWrite {
  const mask = sentFields(document).map(([field]) => [field]);
  return { ...replacing(path, document), mask, precondition: { kind: 'exists', exists: true } };
}

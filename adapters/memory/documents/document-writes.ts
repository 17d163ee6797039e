import type { UpdateWrite } from 'builtin-firestore/store/write.ts';
import { SERVER_TIME } from '#domain/accounts/model/server-time.ts';
import { toFields } from './document-values.ts';

/** Replaces a document, or creates it. A field that is `undefined` is left out; `SERVER_TIME` is the time of the commit. */
export function replacing(path: string, document: object): UpdateWrite {
  const fields = Object.entries(document);
  const timed = fields.filter(([, value]) => value === SERVER_TIME);
  const plain = fields.filter(([, value]) => value !== SERVER_TIME);
  return {
    kind: 'update',
    path,
    fields: toFields(Object.fromEntries(plain)),
    transforms: timed.map(([field]) => ({ field: [field], transform: { kind: 'requestTime' } })),
  };
}

/** Changes a document that exists; a field that is `undefined` is removed, `SERVER_TIME` is the time of the commit. */
export function changing(path: string, fields: object): UpdateWrite {
  const masked = Object.entries(fields).filter(([, value]) => value !== SERVER_TIME);
  const mask = masked.map(([field]) => [field]);
  return { ...replacing(path, fields), mask, precondition: { kind: 'exists', exists: true } };
}

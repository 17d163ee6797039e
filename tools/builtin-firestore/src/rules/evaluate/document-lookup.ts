import type { RulesDocument } from '../access-request.ts';
import type { LookupFunction } from '../functions/built-in-functions.ts';
import { boolOf, fail, recordOf } from '../values/make-value.ts';
import type { PathValue, RulesValue } from '../values/rules-value.ts';
import { documentPath, fromFields } from '../values/from-firestore.ts';
import { MAX_LOOKUPS, type Evaluation } from './evaluation.ts';

/** A document as rules see it: `{__name__, data, id}` (protocol 7.5, 7.6). */
export function documentValue({ path, fields }: RulesDocument, database: string): RulesValue {
  return recordOf([
    ['__name__', documentPath(database, path)],
    ['data', fromFields(fields, database)],
    ['id', { type: 'string', value: path.slice(path.lastIndexOf('/') + 1) }],
  ]);
}

/** The segments below `documents/`; null if the value names no document of this database. */
function segmentsOf(path: PathValue, database: string): readonly string[] | null {
  const [root, name, documents, ...segments] = path.segments;
  const isHere = root === 'databases' && name === database && documents === 'documents';
  const isDocument = segments.length >= 2 && segments.length % 2 === 0 && !segments.includes('');
  return isHere && isDocument ? segments : null;
}

/**
 * Looks up a document in the state before the commit or, for the `After` forms, after it. A missing document is an
 * error for `get`, false for `exists`. The eleventh distinct document denies the whole request (protocol 7.6).
 */
export function lookUp(name: LookupFunction, argument: RulesValue, session: Evaluation): RulesValue {
  const { database, lookup } = session.request;
  const segments = argument.type === 'path' ? segmentsOf(argument, database) : null;
  if (segments === null) return fail(`Invalid argument of ${name}: not the full path of a document.`);
  const path = segments.join('/');
  const after = name === 'getAfter' || name === 'existsAfter';
  session.lookups.add(after ? `/after/${path}` : path);
  if (session.lookups.size > MAX_LOOKUPS) {
    session.refused ??= `The request looks up more than ${MAX_LOOKUPS} documents.`;
    return fail(session.refused);
  }
  // No id contains a slash. A segment with a slash therefore names no document, not even one in a subcollection.
  const exists = !segments.some((segment) => segment.includes('/'));
  const document = exists ? lookup[after ? 'after' : 'before'](path) : null;
  if (name === 'exists' || name === 'existsAfter') return boolOf(document !== null);
  return document === null
    ? fail(`Service call error. Function: [${name}], Argument: [/${path}] does not exist.`)
    : documentValue(document, database);
}

import type { RulesDocument } from '../access-request.ts';
import type { LookupFunction } from '../functions/namespaces.ts';
import { boolOf, fail, recordOf } from '../values/make-value.ts';
import type { PathValue, RulesValue } from '../values/rules-value.ts';
import { documentPath, fromFields } from '../values/from-firestore.ts';
import { MAX_LOOKUPS } from './session.ts';
import type { Session } from './session.ts';

/** A document as rules see it: `{data, id, __name__}` (rules 7.5, 7.6). */
export function documentValue(document: RulesDocument, database: string): RulesValue {
  const name = documentPath(database, document.path);
  return recordOf([
    ['data', fromFields(document.fields, database)],
    ['id', { type: 'string', value: name.segments.at(-1) ?? '' }],
    ['__name__', name],
  ]);
}

/** The path below `documents/`; null if the value names no document of this database. */
function pathOfDocument(path: PathValue, database: string): string | null {
  const [root, name, documents, ...segments] = path.segments;
  const valid = root === 'databases' && name === database && documents === 'documents';
  return valid && segments.length >= 2 && segments.length % 2 === 0 ? segments.join('/') : null;
}

/**
 * Looks up a document in the state before the commit or, for the `After` forms, after it. A missing document is an
 * error for `get`, false for `exists`. The eleventh distinct document denies the whole request (rules 7.6).
 */
export function lookUp(name: LookupFunction, argument: RulesValue, session: Session): RulesValue {
  const { database, lookup } = session.request;
  const path = argument.type === 'path' ? pathOfDocument(argument, database) : null;
  if (path === null) return fail(`Invalid argument of ${name}: not the full path of a document.`);
  const after = name === 'getAfter' || name === 'existsAfter';
  session.lookups.add(after ? `/after/${path}` : path);
  if (session.lookups.size > MAX_LOOKUPS) {
    session.refused ??= `The request looks up more than ${MAX_LOOKUPS} documents.`;
    return fail(session.refused);
  }
  const document = after ? lookup.after(path) : lookup.before(path);
  if (name === 'exists' || name === 'existsAfter') return boolOf(document !== null);
  return document === null
    ? fail(`Service call error. Function: [${name}], Argument: [/${path}] does not exist.`)
    : documentValue(document, database);
}

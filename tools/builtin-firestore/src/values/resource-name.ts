import { invalid, succeed, type Outcome } from '../firestore-fault.ts';
import { utf8Length } from './bytes.ts';

/** One database of one project; `(default)` is the usual one. */
export interface DatabaseName {
  readonly projectId: string;
  readonly database: string;
}

const MAX_ID_BYTES = 1500;
const RESERVED = /^__.+__$/s;

export const documentsRoot = ({ projectId, database }: DatabaseName): string =>
  `projects/${projectId}/databases/${database}/documents`;

/** Document ids and collection ids: protocol 6.4. */
export function checkId(kind: 'Collection' | 'Document', id: string): Outcome<string> {
  const described = `${kind} id "${id}" is invalid because`;
  if (id === '') return invalid(`${kind} id is invalid because it is empty.`);
  if (id === '.' || id === '..') return invalid(`${described} it is "." or "..".`);
  if (id.includes('/')) return invalid(`${described} it contains "/".`);
  if (RESERVED.test(id)) return invalid(`${described} it is reserved.`);
  if (utf8Length(id) > MAX_ID_BYTES) return invalid(`${kind} id is longer than 1500 bytes.`);
  return succeed(id);
}

/** Joins checked segments to a path below `documents/`; collections and documents alternate. */
export function joinPath(segments: readonly string[]): Outcome<string> {
  for (const [index, segment] of segments.entries()) {
    const checked = checkId(index % 2 === 0 ? 'Collection' : 'Document', segment);
    if (!checked.ok) return checked;
  }
  return succeed(segments.join('/'));
}

/** The path below `documents/` of a full document name, which must lie in `within` (protocol 3.2). */
export function parseDocumentName(name: string, within: DatabaseName): Outcome<string> {
  const root = `${documentsRoot(within)}/`;
  if (!name.startsWith(root)) {
    const database = root.slice(0, -'/documents/'.length);
    return /^projects\/[^/]+\/databases\/[^/]+\/documents\/./.test(name)
      ? invalid(`Document "${name}" is not in database "${database}".`)
      : invalid(`Document name "${name}" is not of the form "${root}...".`);
  }
  const segments = name.slice(root.length).split('/');
  if (segments.length % 2 !== 0) {
    return invalid(`Document name "${name}" has an odd number of segments.`);
  }
  return joinPath(segments);
}

export const collectionOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

export const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

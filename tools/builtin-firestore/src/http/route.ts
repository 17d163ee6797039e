import { invalid, succeed, type Outcome } from '../firestore-fault.ts';
import type { DatabaseName } from '../values/resource-name.ts';

/** A request's path in parts: decoded segments, and the verb after the last colon. */
export interface RequestPath {
  readonly segments: readonly string[];
  readonly verb: string;
}

/** Splits the verb off the raw path, then decodes each segment (protocol 2.1). The query string is ignored. */
export function parsePath(url: string): Outcome<RequestPath> {
  const [raw = ''] = url.split('?');
  const colon = raw.lastIndexOf(':');
  const hasVerb = colon > raw.lastIndexOf('/');
  const path = hasVerb ? raw.slice(0, colon) : raw;
  try {
    const segments = path.split('/').slice(1).map(decodeURIComponent);
    return succeed({ segments, verb: hasVerb ? raw.slice(colon + 1) : '' });
  } catch {
    return invalid('The path is not percent-encoded UTF-8.');
  }
}

/** A path below a database's documents. */
export interface DocumentsPath {
  readonly name: DatabaseName;
  readonly below: readonly string[];
}

/** Reads `projects/{p}/databases/{db}/documents/…`; undefined if the segments are not of that form. */
export function parseDocumentsPath(segments: readonly string[]): DocumentsPath | undefined {
  const [projects, projectId, databases, database, documents, ...below] = segments;
  if (projects !== 'projects' || databases !== 'databases' || documents !== 'documents') return undefined;
  return projectId && database ? { name: { projectId, database }, below } : undefined;
}

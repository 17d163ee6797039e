import { invalid, succeed, type Outcome } from '../firestore-fault.ts';
import { utf8Length } from './bytes.ts';

/** Segments of a field path, unquoted. */
export type FieldPath = readonly string[];

/** The document's own name as a field of filters and orders. */
export const DOCUMENT_NAME = '__name__';

const MAX_PATH_BYTES = 1500;
const SIMPLE = /^[A-Za-z_][A-Za-z0-9_]*$/;
// Either a simple segment, or one in backticks with escaped backticks and backslashes (protocol 3.2).
const SEGMENT = /([A-Za-z_][A-Za-z0-9_]*)|`((?:[^`\\]|\\[`\\])+)`/y;
const RESERVED = /^__.*__$/s;

export const isDocumentName = (path: FieldPath): boolean => path.length === 1 && path[0] === DOCUMENT_NAME;

/** A name of a map entry: not empty, not `__…__`, at most 1,500 bytes (protocol 6.4). */
export function checkFieldName(name: string): Outcome<string> {
  if (name === '') return invalid('field name is empty');
  if (RESERVED.test(name)) return invalid(`field name ${name} is reserved`);
  return utf8Length(name) > MAX_PATH_BYTES ? invalid('field name is longer than 1500 bytes') : succeed(name);
}

/** Parses the wire form. `__name__` alone is allowed; other reserved names are not. */
export function parseFieldPath(text: string): Outcome<FieldPath> {
  if (utf8Length(text) > MAX_PATH_BYTES) return invalid('field path is longer than 1500 bytes');
  const segments: string[] = [];
  SEGMENT.lastIndex = 0;
  for (;;) {
    const match = SEGMENT.exec(text);
    if (!match) return invalid(`Invalid field path "${text}".`);
    segments.push(match[1] ?? (match[2] ?? '').replace(/\\([`\\])/g, '$1'));
    if (SEGMENT.lastIndex === text.length) break;
    if (text[SEGMENT.lastIndex] !== '.') return invalid(`Invalid field path "${text}".`);
    SEGMENT.lastIndex += 1;
  }
  if (isDocumentName(segments)) return succeed(segments);
  for (const segment of segments) {
    const checked = checkFieldName(segment);
    if (!checked.ok) return checked;
  }
  return succeed(segments);
}

/** The wire form: dots between segments, and backticks around those that are not plain identifiers. */
export const formatFieldPath = (path: FieldPath): string =>
  path
    .map((segment) => (SIMPLE.test(segment) ? segment : `\`${segment.replace(/[`\\]/g, '\\$&')}\``))
    .join('.');

import type { Fields, FirestoreValue } from '../../values/value.ts';
import type { AccessRequest, Decision, QueryFilter, RulesDocument } from '../access-request.ts';
import { loadRules, type ExplainingRuleset } from '../load-rules.ts';
import { showValue } from '../values/show-value.ts';

/** Plain data for tests: integers from whole numbers and bigint, doubles from fractions. */
type Plain =
  | null
  | boolean
  | number
  | bigint
  | string
  | readonly Plain[]
  | { readonly [name: string]: Plain };

export function firestoreValue(plain: Plain): FirestoreValue {
  if (plain === null) return { type: 'null' };
  if (typeof plain === 'boolean') return { type: 'boolean', value: plain };
  if (typeof plain === 'bigint') return { type: 'integer', value: plain };
  if (typeof plain === 'string') return { type: 'string', value: plain };
  if (typeof plain === 'number') {
    return Number.isInteger(plain)
      ? { type: 'integer', value: BigInt(plain) }
      : { type: 'double', value: plain };
  }
  if (isList(plain)) return { type: 'array', values: plain.map(firestoreValue) };
  return { type: 'map', fields: firestoreFields(plain) };
}

function isList(plain: object): plain is readonly Plain[] {
  return Array.isArray(plain);
}

export function firestoreFields(plain: Readonly<Record<string, Plain>>): Fields {
  return new Map(Object.entries(plain).map(([name, value]) => [name, firestoreValue(value)]));
}

export function rulesDocument(path: string, plain: Readonly<Record<string, Plain>>): RulesDocument {
  return { path, fields: firestoreFields(plain) };
}

/** 2024-02-29T12:34:56.789012Z in microseconds. */
export const noon = 1_709_210_096_789_012n;

/** By default a `get` of `items/one` by Ada. The given documents exist before and after it. */
export function accessRequest(
  over: Partial<AccessRequest> = {},
  documents: readonly RulesDocument[] = [],
): AccessRequest {
  const find = (path: string): RulesDocument | null =>
    documents.find((document) => document.path === path) ?? null;
  return {
    method: 'get',
    path: 'items/one',
    database: '(default)',
    auth: { uid: 'ada', token: firestoreFields({ admin: true }) },
    time: noon,
    resource: null,
    requestResource: null,
    lookup: { before: find, after: find },
    ...over,
  };
}

export function listRequest(
  filter: QueryFilter,
  over: Partial<AccessRequest> = {},
  documents: readonly RulesDocument[] = [],
): AccessRequest {
  const query = { allDescendants: false, filter };
  return accessRequest({ method: 'list', path: 'items', query, ...over }, documents);
}

/** Loads a whole file; throws if it does not load, which is a defect of the test. */
export function ruleset(source: string): ExplainingRuleset {
  const loaded = loadRules(source);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.issues));
  return loaded.ruleset;
}

/** A file around the statements at `/databases/{database}/documents`. */
export function inDocuments(body: string): string {
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
${body}
  }
}`;
}

/** A file whose only rule for `items/{id}` is a condition. */
export function withCondition(condition: string, methods = 'read, write'): string {
  return inDocuments(`match /items/{id} { allow ${methods}: if ${condition}; }`);
}

export function decide(condition: string, request: AccessRequest = accessRequest()): Decision {
  return ruleset(withCondition(condition)).decide(request);
}

/** The value of an expression as text; errors as `error: …`. */
export function valueText(expression: string, request: AccessRequest = accessRequest()): string {
  const { cases } = ruleset(withCondition(expression)).explain(request);
  const trace = cases[0]?.[0]?.trace;
  if (!trace) throw new Error('The condition was not evaluated.');
  return showValue(trace.value);
}

/** The descriptions of a file's issues, with their positions. */
export function issueTexts(source: string): readonly string[] {
  const loaded = loadRules(source);
  return loaded.ok
    ? []
    : loaded.issues.map(({ line, column, description }) => `${line}:${column} ${description}`);
}

import {
  type Expression,
  type FunctionDeclaration,
  printExpression,
  type RulesFile,
} from 'builtin-firestore/syntax';
import { isCondition } from './changed-node.ts';
import { bodiesOf, functionsIn, nodesBelow, nodesIn, pathsIn, nodesOf } from './declarations.ts';

/** A field with the id of a document, and the path of that document: `ride` and `rides/{id}`. */
type Pointer = readonly [field: string, path: string];

/** An expression that is used as the id of a document. */
type Id = readonly [id: Expression, collection: string];

/** For each function and parameter, such as `ridePath 0`, the collections in which the parameter is an id. */
type Takers = ReadonlyMap<string, ReadonlySet<string>>;

/** The ids in a path, and those that a call passes to a function for use in a path. */
function idsIn(node: Expression, takers: Takers): readonly Id[] {
  if (node.kind === 'call') {
    return node.args.flatMap((arg, index) =>
      [...(takers.get(`${node.name} ${index}`) ?? [])].map((collection): Id => [arg, collection]),
    );
  }
  if (node.kind !== 'path') return [];
  return node.parts.flatMap((part, index): Id[] => {
    const before = node.parts[index - 1];
    return part.kind === 'expression' && before?.kind === 'text' ? [[part.expression, before.text]] : [];
  });
}

/** The parameters that are used as ids, directly or by a function that gets them. */
function takersIn(file: RulesFile): Takers {
  const takers = new Map<string, Set<string>>();
  let isDone = false;
  const take = (parameter: string, collection: string) => {
    const known = takers.get(parameter) ?? new Set();
    if (!known.has(collection)) isDone = false;
    takers.set(parameter, known.add(collection));
  };
  while (!isDone) {
    isDone = true;
    for (const declared of functionsIn(file)) {
      for (const [id, collection] of nodesOf(declared).flatMap((node) => idsIn(node, takers))) {
        const index = id.kind === 'variable' ? declared.parameters.indexOf(id.name) : -1;
        if (index >= 0) take(`${declared.name} ${index}`, collection);
      }
    }
  }
  return takers;
}

/** The field that an expression reads: `vehicle.id` for `it.vehicle.id`, `slots.now` for `slots.get('now', null)`. */
function fieldOf(id: Expression): string | null {
  const text = printExpression(id);
  const [, map, key] = /^(?:\w+\.)*(\w+)\.get\('(\w+)', null\)$/.exec(text) ?? [];
  if (key !== undefined) return `${map}.${key}`;
  return /^(?:(?:request\.)?resource\.data|\w+)\.([\w.]+)$/.exec(text)?.[1] ?? null;
}

/** The fields that the rules use as ids of documents for which they have a match. */
function pointersIn(file: RulesFile): readonly Pointer[] {
  const takers = takersIn(file);
  const paths = pathsIn(file).filter((path) => /^\w+\/\{\w+\}$/.test(path));
  const pointers = new Map<string, Pointer>();
  for (const [id, collection] of nodesIn(file).flatMap((node) => idsIn(node, takers))) {
    const field = fieldOf(id);
    const path = paths.find((one) => one.startsWith(`${collection}/`));
    if (field !== null && path !== undefined) pointers.set(`${field} ${path}`, [field, path]);
  }
  return [...pointers.values()];
}

/** The words of the rules for people, and for the ways from one document to another. */
export interface Vocabulary {
  /** Conditions about the caller alone: `isReviewer()`, `isApproved('driver')`. */
  readonly callers: readonly string[];
  /** Fields, variables and wildcards with a person's uid: `rider`, `uid`. */
  readonly people: ReadonlySet<string>;
  /** Fields with a list of uids: `declined`. */
  readonly groups: ReadonlySet<string>;
  readonly pointers: readonly Pointer[];
  /** The collections in which people have a document under their uid: `drivers/{uid}`. */
  readonly homes: readonly string[];
}

type Functions = ReadonlyMap<string, FunctionDeclaration>;

export const CALLER = 'me()';

const isCaller = (node: Expression) => [CALLER, 'request.auth.uid'].includes(printExpression(node));

/** The last name of an expression, such as `rider` for `ride.rider` or `'rider'`; `null` if there is none. */
export function nameOf(node: Expression): string | null {
  if (isCaller(node)) return CALLER;
  if (node.kind === 'member' || node.kind === 'variable') return node.name;
  return node.kind === 'literal' && node.literal.type === 'string' ? node.literal.value : null;
}

/** Pairs of names with the same value, by a comparison or by an entry of a map. */
function pairsIn(node: Expression): readonly (readonly [string | null, string | null])[] {
  if (node.kind === 'map') return node.entries.map(({ key, value }) => [nameOf(key), nameOf(value)]);
  if (node.kind !== 'binary' || !['==', '!='].includes(node.operator)) return [];
  const hasText = [node.left, node.right].some(({ kind }) => kind === 'literal');
  return hasText ? [] : [[nameOf(node.left), nameOf(node.right)]];
}

/** All names that hold a uid: names with the same value as the caller, or as another such name. */
function peopleIn(nodes: readonly Expression[]): ReadonlySet<string> {
  const pairs = nodes.flatMap(pairsIn);
  const people = new Set([CALLER]);
  let known = 0;
  while (known < people.size) {
    known = people.size;
    for (const [one, other] of pairs) {
      if (one === null || other === null) continue;
      if (people.has(one)) people.add(other);
      if (people.has(other)) people.add(one);
    }
  }
  people.delete(CALLER);
  return people;
}

/** The name of a list in which a node searches for the caller, or to which it adds the caller. */
function groupIn(node: Expression): readonly string[] {
  const isSearched = node.kind === 'binary' && node.operator === 'in' && isCaller(node.left);
  const isLonger =
    node.kind === 'methodCall' && node.args.some((more) => printExpression(more) === `[${CALLER}]`);
  const list = isSearched ? node.right : isLonger ? node.object : null;
  return list?.kind === 'member' ? [list.name] : [];
}

/** Whether a condition, with all functions that it calls, depends only on the caller and on constants. */
function isAboutCaller(node: Expression, functions: Functions, known: readonly string[]): boolean {
  return nodesBelow(node).every((below) => {
    if (below.kind === 'variable') return known.includes(below.name);
    const declared = below.kind === 'call' ? functions.get(below.name) : undefined;
    if (declared === undefined) return !(below.kind === 'member' && below.name === 'resource');
    const own = [...ALWAYS_KNOWN, ...declared.parameters, ...declared.lets.map(({ name }) => name)];
    return bodiesOf(declared).every((body) => isAboutCaller(body, functions, own));
  });
}

const ALWAYS_KNOWN = ['request', 'database', 'timestamp', 'duration'];

/** The calls that are conditions about the caller. */
function callersIn(file: RulesFile): readonly string[] {
  const functions = new Map(functionsIn(file).map((declared) => [declared.name, declared]));
  const calls = nodesIn(file).filter(
    (node) =>
      node.kind === 'call' &&
      functions.has(node.name) &&
      isCondition(node) &&
      node.args.every(({ kind }) => kind === 'literal') &&
      isAboutCaller(node, functions, []),
  );
  return [...new Set(calls.map(printExpression))];
}

/** Reads the words from the rules, so that those of a new collection are included. */
export function vocabularyOf(file: RulesFile): Vocabulary {
  const nodes = nodesIn(file);
  const people = peopleIn(nodes);
  const homes = pathsIn(file).filter((path) => people.has(/^\w+\/\{(\w+)\}$/.exec(path)?.[1] ?? ''));
  return {
    callers: callersIn(file),
    people,
    groups: new Set(nodes.flatMap(groupIn)),
    pointers: pointersIn(file),
    homes,
  };
}

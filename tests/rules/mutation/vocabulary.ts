import {
  type Expression,
  type FunctionDeclaration,
  printExpression,
  type RulesFile,
} from 'builtin-firestore/syntax';
import { isCondition } from './changed-node.ts';
import { bodiesOf, functionsIn, nodesBelow, nodesIn, pathsIn } from './declarations.ts';
import { pointersIn, type Pointer } from './pointers.ts';

/** The words of the rules for people, and for the ways from one document to another. */
export interface Vocabulary {
  /** Conditions about nobody but the caller: `isReviewer()`, `isApproved('driver')`. */
  readonly callers: readonly string[];
  /** Fields, variables and wildcards with somebody's uid: `rider`, `uid`. */
  readonly people: ReadonlySet<string>;
  /** Fields with a list of uids: `declined`. */
  readonly groups: ReadonlySet<string>;
  readonly pointers: readonly Pointer[];
  /** Where people have a document under their uid: `drivers/{uid}`. */
  readonly homes: readonly string[];
}

type Functions = ReadonlyMap<string, FunctionDeclaration>;

export const CALLER = 'me()';

const isCaller = (node: Expression) => [CALLER, 'request.auth.uid'].includes(printExpression(node));

/** `rider` of `ride.rider`, of `request.resource.data.rider`, of `'rider': …` and of `rider` alone. */
export function nameOf(node: Expression): string | null {
  if (isCaller(node)) return CALLER;
  if (node.kind === 'member' || node.kind === 'variable') return node.name;
  return node.kind === 'literal' && node.literal.type === 'string' ? node.literal.value : null;
}

/** Two names that hold the same, by a comparison or by an entry of a map. */
function pairsIn(node: Expression): readonly (readonly [string | null, string | null])[] {
  if (node.kind === 'map') return node.entries.map(({ key, value }) => [nameOf(key), nameOf(value)]);
  if (node.kind !== 'binary' || !['==', '!='].includes(node.operator)) return [];
  const hasText = [node.left, node.right].some(({ kind }) => kind === 'literal');
  return hasText ? [] : [[nameOf(node.left), nameOf(node.right)]];
}

/** All names that hold a uid: those that hold the same as the caller, or as such a name. */
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

/** A list that is searched for the caller, or that the caller is added to. */
function groupIn(node: Expression): readonly string[] {
  const isSearched = node.kind === 'binary' && node.operator === 'in' && isCaller(node.left);
  const isLonger =
    node.kind === 'methodCall' && node.args.some((more) => printExpression(more) === `[${CALLER}]`);
  const list = isSearched ? node.right : isLonger ? node.object : null;
  return list?.kind === 'member' ? [list.name] : [];
}

/** Whether a condition, with all that it calls, speaks of nobody and nothing but the caller and what is said in it. */
function isAboutCaller(node: Expression, functions: Functions, known: readonly string[]): boolean {
  return nodesBelow(node).every((below) => {
    if (below.kind === 'variable') return known.includes(below.name);
    const declared = below.kind === 'call' ? functions.get(below.name) : undefined;
    if (declared === undefined) return !(below.kind === 'member' && below.name === 'resource');
    const own = [...ALWAYS_KNOWN, ...declared.parameters, ...declared.lets.map(({ name }) => name)];
    return bodiesOf(declared).every((body) => isAboutCaller(body, functions, own));
  });
}

const ALWAYS_KNOWN = ['request', 'database', 'timestamp', 'duration', 'math'];

/** The calls that ask who the caller is. */
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

/** Reads the words from the rules, so that a new collection brings its own. */
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

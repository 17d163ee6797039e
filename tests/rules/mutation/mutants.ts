import {
  type AllowMethod,
  type AllowStatement,
  type Expression,
  type FunctionDeclaration,
  type MatchBlock,
  type Position,
  printExpression,
  type RulesFile,
} from 'builtin-firestore/syntax';
import { parsedCondition } from '../scenario/rules-file.ts';
import { oneMore } from '../scenario/unknown.ts';
import { alternativesTo, type Words } from './alternatives.ts';
import { changesOf, type Change } from './changed-node.ts';
import { childrenOf } from './children.ts';
import { functionsIn, nodesOf, pathOf, pathsIn } from './declarations.ts';
import { vocabularyOf, type Vocabulary } from './vocabulary.ts';
import { type Nearby, nearbyOf, ridesAmong, wideningsOf } from './widenings.ts';

/** Methods in whose lists one more text would only make the rules refuse more. */
const DENYING = new Set(['hasAny', 'hasAll', 'toSet']);

/** A list of texts with one more text, such as a key, a slot or a reason. */
function longerList(node: Expression, parent: Expression | null): readonly Change[] {
  if (node.kind !== 'list' || (parent?.kind === 'methodCall' && DENYING.has(parent.name))) return [];
  const texts = node.items.flatMap((item) =>
    item.kind === 'literal' && item.literal.type === 'string' ? [item.literal.value] : [],
  );
  if (texts.length < node.items.length) return [];
  const literal = { type: 'string', value: oneMore(texts) } as const;
  return [['one more', { ...node, items: [...node.items, { at: node.at, kind: 'literal', literal }] }]];
}

/** A condition about the caller replaced by others, such as any approved person instead of a passenger. */
function otherPeople(node: Expression, { callers }: Vocabulary): readonly Change[] {
  if (node.kind !== 'call') return [];
  const text = printExpression(node);
  if (!callers.includes(text)) return [];
  return callers.filter((other) => other !== text).map((other) => ['people', parsedCondition(other)]);
}

/** Every replacement for this node that lets in other data or people, without those for its operands. */
const additionsTo = (
  node: Expression,
  parent: Expression | null,
  { words, nearby, rides }: Scope,
): readonly Change[] => [
  ...longerList(node, parent),
  ...otherPeople(node, words),
  ...wideningsOf(node, { parent, rides }, nearby),
];

/** A part of the unchanged rules: a node or, if its methods change, a whole `allow`. */
export type Changed = Expression | AllowStatement;

/** The rules with one change. `what` describes it and, with the position, identifies the mutant. */
export interface Mutant {
  readonly at: Position;
  readonly what: string;
  readonly changed: Changed;
  readonly file: RulesFile;
}

/** One part of the file with its replacement. */
interface Variant<T> {
  readonly at: Position;
  readonly what: string;
  readonly changed: Changed;
  readonly part: T;
}

/** The words of the rules, and the values that are close to them. */
interface Rules {
  readonly words: Words;
  readonly nearby: Nearby;
}

/** What the replacements of a node depend on: the names of its function, and the words of the rules. */
interface Scope extends Rules {
  readonly names: readonly string[];
  /** Those of the names that stand for a ride. */
  readonly rides: readonly string[];
}

const LONGEST_EXCERPT = 70;

function shown(node: Expression): string {
  const text = printExpression(node);
  return text.length > LONGEST_EXCERPT ? `${text.slice(0, LONGEST_EXCERPT)}...` : text;
}

function* ofExpression(
  node: Expression,
  scope: Scope,
  parent: Expression | null = null,
): Generator<Variant<Expression>> {
  for (const [kind, part] of [...changesOf(node, scope.names), ...additionsTo(node, parent, scope)]) {
    yield { at: node.at, what: `${kind}: ${shown(node)} -> ${shown(part)}`, changed: node, part };
  }
  for (const [child, rebuilt] of childrenOf(node)) yield* within(ofExpression(child, scope, node), rebuilt);
}

function* within<T, U>(variants: Iterable<Variant<T>>, rebuilt: (part: T) => U): Generator<Variant<U>> {
  for (const variant of variants) yield { ...variant, part: rebuilt(variant.part) };
}

function* ofFunction(declared: FunctionDeclaration, rules: Rules): Generator<Variant<FunctionDeclaration>> {
  const { at, lets, name, result: changed } = declared;
  const names = [...declared.parameters, ...lets.map((binding) => binding.name)];
  const scope = { ...rules, names, rides: ridesAmong(declared.parameters, nodesOf(declared)) };
  const truth: Expression = { at, kind: 'literal', literal: { type: 'bool', value: true } };
  yield { at, what: `function: ${name} -> true`, changed, part: { ...declared, result: truth } };
  for (const [index, binding] of lets.entries()) {
    yield* within(ofExpression(binding.value, scope), (value) => ({
      ...declared,
      lets: lets.with(index, { ...binding, value }),
    }));
  }
  yield* within(ofExpression(changed, scope), (result) => ({ ...declared, result }));
}

/** The wider methods of a method. */
const WIDER: Readonly<Record<AllowMethod, AllowMethod | null>> = {
  get: 'read',
  list: 'read',
  create: 'write',
  update: 'write',
  delete: 'write',
  read: null,
  write: null,
};

function* ofAllow(allow: AllowStatement, path: string, rules: Rules): Generator<Variant<AllowStatement>> {
  const { at, methods, condition } = allow;
  const open: AllowStatement = { at, methods };
  const isOpen = condition?.kind === 'literal';
  if (condition !== undefined && !isOpen) {
    yield { at, what: `allow ${methods.join()}: without a condition`, changed: condition, part: open };
  }
  for (const [index, method] of methods.entries()) {
    const wider = WIDER[method];
    if (wider !== null) {
      yield {
        at,
        what: `allow ${method} -> ${wider}`,
        changed: allow,
        part: { ...allow, methods: methods.with(index, wider) },
      };
    }
  }
  if (condition !== undefined) {
    for (const right of alternativesTo(allow, path, rules.words)) {
      const either: Expression = { at, kind: 'logical', operator: '||', left: condition, right };
      const what = `alternative: ${printExpression(right)}`;
      yield { at, what, changed: condition, part: { ...allow, condition: either } };
    }
    yield* within(ofExpression(condition, { ...rules, names: [], rides: [] }), (changed) => ({
      ...allow,
      condition: changed,
    }));
  }
}

function* inEach<T>(
  parts: readonly T[],
  variantsOf: (part: T) => Iterable<Variant<T>>,
): Generator<Variant<readonly T[]>> {
  for (const [index, part] of parts.entries()) {
    yield* within(variantsOf(part), (changed) => parts.with(index, changed));
  }
}

function* ofMatch(match: MatchBlock, outer: string, rules: Rules): Generator<Variant<MatchBlock>> {
  const path = pathOf(match, outer);
  for (const [index, allow] of match.allows.entries()) {
    const { at, methods, condition: changed = allow } = allow;
    const allows = match.allows.toSpliced(index, 1);
    yield { at, what: `allow ${methods.join()}: dropped`, changed, part: { ...match, allows } };
  }
  yield* within(
    inEach(match.allows, (allow) => ofAllow(allow, path, rules)),
    (allows) => ({ ...match, allows }),
  );
  yield* within(
    inEach(match.functions, (declared) => ofFunction(declared, rules)),
    (functions) => ({ ...match, functions }),
  );
  yield* within(
    inEach(match.matches, (inner) => ofMatch(inner, path, rules)),
    (matches) => ({ ...match, matches }),
  );
}

/** Every mutant of a rules file, in the order of the file's parts. `fieldsAt` gives the fields of documents. */
export function* mutantsOf(file: RulesFile, fieldsAt: Words['fieldsAt']): Generator<Mutant> {
  const { service } = file;
  const functions = new Map(functionsIn(file).map((declared) => [declared.name, declared]));
  const words = { ...vocabularyOf(file), functions, fieldsAt };
  const rules = { words, nearby: nearbyOf(file, pathsIn(file), fieldsAt) };
  const variants = within(
    inEach(service.matches, (match) => ofMatch(match, '', rules)),
    (matches) => ({ ...file, service: { ...service, matches } }),
  );
  for (const { part, ...change } of variants) yield { ...change, file: part };
}

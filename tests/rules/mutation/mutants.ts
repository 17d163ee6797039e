import type {
  AllowMethod,
  AllowStatement,
  Expression,
  FunctionDeclaration,
  MatchBlock,
  Position,
  RulesFile,
} from 'builtin-firestore/rules/syntax/ast.ts';
import { printExpression } from 'builtin-firestore/rules/syntax/print-expression.ts';
import { changesOf } from './changed-node.ts';
import { childrenOf } from './children.ts';

/** The rules with one change. `what` describes it and, with the position, identifies the mutant. */
export interface Mutant {
  readonly at: Position;
  readonly what: string;
  /** The node of the unchanged rules without whose evaluation nothing changes; `null` if there is no such node. */
  readonly node: Expression | null;
  readonly file: RulesFile;
}

/** One part of the file with its replacement. */
interface Variant<T> {
  readonly at: Position;
  readonly what: string;
  readonly node: Expression | null;
  readonly part: T;
}

const LONGEST_EXCERPT = 70;

function shown(node: Expression): string {
  const text = printExpression(node);
  return text.length > LONGEST_EXCERPT ? `${text.slice(0, LONGEST_EXCERPT)}...` : text;
}

function* ofExpression(node: Expression, names: readonly string[]): Generator<Variant<Expression>> {
  for (const [kind, part] of changesOf(node, names)) {
    yield { at: node.at, what: `${kind}: ${shown(node)} -> ${shown(part)}`, node, part };
  }
  for (const [child, rebuilt] of childrenOf(node)) yield* within(ofExpression(child, names), rebuilt);
}

function* within<T, U>(variants: Iterable<Variant<T>>, rebuilt: (part: T) => U): Generator<Variant<U>> {
  for (const variant of variants) yield { ...variant, part: rebuilt(variant.part) };
}

function* ofFunction(declared: FunctionDeclaration): Generator<Variant<FunctionDeclaration>> {
  const { at, lets, name, result: node } = declared;
  const names = [...declared.parameters, ...lets.map((binding) => binding.name)];
  const truth: Expression = { at, kind: 'literal', literal: { type: 'bool', value: true } };
  yield { at, what: `function: ${name} -> true`, node, part: { ...declared, result: truth } };
  for (const [index, binding] of lets.entries()) {
    yield* within(ofExpression(binding.value, names), (value) => ({
      ...declared,
      lets: lets.with(index, { ...binding, value }),
    }));
  }
  yield* within(ofExpression(node, names), (result) => ({ ...declared, result }));
}

/** What a method may be widened to. */
const WIDER: Readonly<Record<AllowMethod, AllowMethod | null>> = {
  get: 'read',
  list: 'read',
  create: 'write',
  update: 'write',
  delete: 'write',
  read: null,
  write: null,
};

function* ofAllow(allow: AllowStatement): Generator<Variant<AllowStatement>> {
  const { at, methods, condition } = allow;
  const open: AllowStatement = { at, methods };
  const isOpen = condition?.kind === 'literal';
  if (condition !== undefined && !isOpen) {
    yield { at, what: `allow ${methods.join()}: without a condition`, node: condition, part: open };
  }
  for (const [index, method] of methods.entries()) {
    const wider = WIDER[method];
    if (wider !== null) {
      yield {
        at,
        what: `allow ${method} -> ${wider}`,
        node: null,
        part: { ...allow, methods: methods.with(index, wider) },
      };
    }
  }
  if (condition !== undefined) {
    yield* within(ofExpression(condition, []), (changed) => ({ ...allow, condition: changed }));
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

function* ofMatch(match: MatchBlock): Generator<Variant<MatchBlock>> {
  for (const [index, { at, methods, condition = null }] of match.allows.entries()) {
    const allows = match.allows.toSpliced(index, 1);
    yield { at, what: `allow ${methods.join()}: dropped`, node: condition, part: { ...match, allows } };
  }
  yield* within(inEach(match.allows, ofAllow), (allows) => ({ ...match, allows }));
  yield* within(inEach(match.functions, ofFunction), (functions) => ({ ...match, functions }));
  yield* within(inEach(match.matches, ofMatch), (matches) => ({ ...match, matches }));
}

/** Every mutant of a rules file, in the order of the file's parts. */
export function* mutantsOf(file: RulesFile): Generator<Mutant> {
  const { service } = file;
  const variants = within(inEach(service.matches, ofMatch), (matches) => ({
    ...file,
    service: { ...service, matches },
  }));
  for (const { part, ...change } of variants) yield { ...change, file: part };
}

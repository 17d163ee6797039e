import {
  type Expression,
  type FunctionDeclaration,
  printExpression,
  type RulesFile,
} from 'builtin-firestore/syntax';
import { isCondition } from './changed-node.ts';
import { functionsIn, nodesIn } from './declarations.ts';
import { CALLER, nameOf, vocabularyOf } from './vocabulary.ts';

const isText = (node: Expression) => node.kind === 'literal' && node.literal.type === 'string';

/** Whether a value may be a text that is written here, begin or end with one, or have one in it. */
function hasText(node: Expression): boolean {
  switch (node.kind) {
    case 'list':
      return node.items.some(hasText);
    case 'map':
      return node.entries.some(({ key, value }) => hasText(key) || hasText(value));
    case 'conditional':
      return hasText(node.whenTrue) || hasText(node.whenFalse);
    case 'binary':
      return hasText(node.left) || hasText(node.right);
    default:
      return isText(node);
  }
}

/** The name of a value, also of a part of it or of what a method makes of it. */
function nameWithin(node: Expression): string | null {
  const isPart = node.kind === 'methodCall' || node.kind === 'index' || node.kind === 'slice';
  return nameOf(node) ?? (isPart ? nameWithin(node.object) : null);
}

type Functions = ReadonlyMap<string, FunctionDeclaration>;

/** The names of what a node compares with a text, looks up among texts, or passes on as a text. */
function namesBesideText(node: Expression, functions: Functions): readonly (string | null)[] {
  switch (node.kind) {
    case 'binary':
      return isCondition(node)
        ? [
            ...(hasText(node.right) ? [nameWithin(node.left)] : []),
            ...(hasText(node.left) ? [nameWithin(node.right)] : []),
          ]
        : [];
    case 'methodCall':
      return node.name === 'matches' ? [nameWithin(node.object)] : [];
    case 'index':
      return hasText(node.object) ? [nameWithin(node.index)] : [];
    case 'call':
      return node.args.map((arg, index) =>
        isText(arg) ? (functions.get(node.name)?.parameters[index] ?? null) : null,
      );
    default:
      return [];
  }
}

/** Every node of the rules in which a text says who somebody is. */
export function textsForPeople(file: RulesFile): readonly string[] {
  const people = new Set([CALLER, ...vocabularyOf(file).people]);
  const functions = new Map(functionsIn(file).map((declared) => [declared.name, declared]));
  return nodesIn(file)
    .filter((node) => namesBesideText(node, functions).some((name) => name !== null && people.has(name)))
    .map(printExpression);
}

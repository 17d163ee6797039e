import type { RulesIssue } from '../access-request.ts';
import { functionsByName } from '../evaluate/flat-rules.ts';
import type { FunctionDeclaration, MatchBlock, RulesFile, Expression, Position } from '../syntax/ast.ts';
import { childrenOf } from '../syntax/expression-children.ts';
import { createIssueLog } from './issue-log.ts';

/** What an expression is: the listed document (`resource` or its `data`), something inside it, or neither. */
type Shape = 'document' | 'inside' | 'other';

/** The shape of an expression, given the shapes of its variables. */
function shapeOf(node: Expression, ofVariable: (name: string) => Shape): Shape {
  switch (node.kind) {
    case 'variable':
      return ofVariable(node.name);
    case 'member':
    case 'index': {
      const object = shapeOf(node.object, ofVariable);
      const isResource = node.object.kind === 'variable' && node.object.name === 'resource';
      if (object === 'other' || !isResource || node.kind === 'index') return picked(object);
      return node.name === 'data' ? 'document' : 'other';
    }
    case 'methodCall':
      return node.name === 'get' ? picked(shapeOf(node.object, ofVariable)) : 'other';
    case 'conditional': {
      const branches = [node.whenTrue, node.whenFalse].map((branch) => shapeOf(branch, ofVariable));
      return branches.find((shape) => shape !== 'other') ?? 'other';
    }
    default:
      return 'other';
  }
}

function picked(object: Shape): Shape {
  return object === 'other' ? 'other' : 'inside';
}

/** The result of an expression that can grant the request. */
type Wanted = 'true' | 'false' | 'either';

const OPPOSITE = { true: 'false', false: 'true', either: 'either' } as const;

/** A variable: its shape, its expression, and the names that this expression can use. */
interface Variable {
  readonly shape: Shape;
  readonly value: Expression;
  readonly names: Names;
}

type Names = ReadonlyMap<string, Variable>;

/** The most expressions that are visited per condition. A condition that needs more is reported as a whole. */
const MOST_VISITS = 20_000;

const WHOLE_MAP = new Set(['size', 'keys', 'diff']);
const INNER_MAP = new Set(['keys', 'diff']);

/** The places in a condition, and in the functions that it calls, where a missing field could grant a list. */
function findAbsenceProofs(
  condition: Expression,
  functions: ReadonlyMap<string, FunctionDeclaration>,
): readonly Position[] {
  const found: Position[] = [];
  let visits = 0;

  const shapeIn = (node: Expression, names: Names): Shape =>
    shapeOf(node, (name) => names.get(name)?.shape ?? (name === 'resource' ? 'document' : 'other'));

  function provesAbsence(node: Expression, names: Names, wanted: Wanted): boolean {
    const shape = (operand: Expression): Shape => shapeIn(operand, names);
    if (node.kind === 'list') return node.items.some((item) => shape(item) === 'document');
    if (node.kind === 'map') return node.entries.some(({ value }) => shape(value) === 'document');
    if (node.kind === 'methodCall') {
      const own = shape(node.object);
      if (node.args.some((arg) => shape(arg) === 'document')) return true;
      if (own === 'other') return false;
      return node.name === 'get' || (own === 'document' ? WHOLE_MAP : INNER_MAP).has(node.name);
    }
    if (node.kind === 'is') return shape(node.operand) !== 'other' && wanted !== 'true';
    if (node.kind !== 'binary') return false;
    if (node.operator === 'in') {
      return shape(node.left) === 'document' || (shape(node.right) !== 'other' && wanted !== 'true');
    }
    const isWhole = shape(node.left) === 'document' || shape(node.right) === 'document';
    return isWhole && ![node.left, node.right].some(isNull);
  }

  function call(node: Extract<Expression, { kind: 'call' }>, names: Names, wanted: Wanted): boolean {
    const declared = functions.get(node.name);
    if (declared === undefined) return false;
    const inner = new Map<string, Variable>();
    declared.parameters.forEach((parameter, index) => {
      const value = node.args[index];
      if (value !== undefined) inner.set(parameter, { shape: shapeIn(value, names), value, names });
    });
    for (const { name, value } of declared.lets) {
      inner.set(name, { shape: shapeIn(value, inner), value, names: new Map(inner) });
    }
    visit(declared.result, inner, wanted);
    return true;
  }

  function visit(node: Expression, names: Names, wanted: Wanted): void {
    visits += 1;
    if (visits > MOST_VISITS) return;
    if (provesAbsence(node, names, wanted)) found.push(node.at);
    if (node.kind === 'variable') {
      const variable = names.get(node.name);
      if (variable !== undefined) visit(variable.value, variable.names, wanted);
    } else if (node.kind === 'logical') {
      for (const child of childrenOf(node)) visit(child, names, wanted);
    } else if (node.kind === 'unary') {
      visit(node.operand, names, OPPOSITE[wanted]);
    } else if (node.kind === 'conditional') {
      visit(node.condition, names, 'either');
      visit(node.whenTrue, names, wanted);
      visit(node.whenFalse, names, wanted);
    } else if (node.kind !== 'call' || !call(node, names, wanted)) {
      for (const child of childrenOf(node)) visit(child, names, 'either');
    }
  }

  visit(condition, new Map(), 'true');
  if (visits > MOST_VISITS) found.push(condition.at);
  return found;
}

function isNull(node: Expression): boolean {
  return node.kind === 'literal' && node.literal.type === 'null';
}

const ADVICE =
  'A list must not depend on what a document lacks: the official emulator shows its rules only the filtered fields, so that ' +
  'every other one seems to be absent. Store a field that says so, require it here and filter by it.';

type Functions = ReadonlyMap<string, FunctionDeclaration>;

/**
 * Reports parts of `list` and `read` conditions that a missing field could fulfil: `in` and `is` where false grants,
 * `keys()`, `size()`, `get()` with a default, `diff()`, and the whole document as operand, item or argument. With them
 * the official emulator lists documents that a `get` denies. The built-in one denies the list.
 */
export function checkLists(file: RulesFile): readonly RulesIssue[] {
  const log = createIssueLog();
  const outer = new Map([...functionsByName(file.functions), ...functionsByName(file.service.functions)]);

  function visit(block: MatchBlock, around: Functions): void {
    const functions = new Map([...around, ...functionsByName(block.functions)]);
    for (const { methods, condition } of block.allows) {
      if (condition === undefined || !methods.some((method) => method === 'list' || method === 'read'))
        continue;
      for (const at of findAbsenceProofs(condition, functions)) log.report(at, ADVICE);
    }
    for (const inner of block.matches) visit(inner, functions);
  }

  for (const block of file.service.matches) visit(block, outer);
  const byPlace = new Map(log.issues.map((issue) => [`${issue.line}:${issue.column}`, issue]));
  return [...byPlace.values()].sort((a, b) => a.line - b.line || a.column - b.column);
}

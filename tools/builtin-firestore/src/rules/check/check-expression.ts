import { namespaces } from '../functions/built-in-functions.ts';
import type { Expression, FunctionDeclaration } from '../syntax/ast.ts';
import { childrenOf } from '../syntax/expression-children.ts';
import { typeNames } from '../evaluate/type-test.ts';
import { compilePattern } from '../values/regular-expression.ts';
import { builtInForms, formsOf, methodForms, type CallForm } from './built-in-calls.ts';
import type { IssueLog } from './issue-log.ts';
import { declaredFunction, variableType, type StaticScope } from './static-scope.ts';
import { hasFields, knownMembers, type StaticType } from './static-type.ts';

export interface CheckContext {
  readonly scope: StaticScope;
  readonly inFunction: FunctionDeclaration | null;
  readonly log: IssueLog;
}

type Node<K extends Expression['kind']> = Extract<Expression, { kind: K }>;

/** Reports names, arities and patterns that cannot be right for any request; returns what is known of the type. */
export function checkExpression(node: Expression, context: CheckContext): StaticType {
  switch (node.kind) {
    case 'variable':
      return checkVariable(node, context);
    case 'member':
      return checkMember(node, context);
    case 'call':
      return checkCall(node, context);
    case 'methodCall':
      return checkMethodCall(node, context);
    default: {
      const [first = 'any', second = 'any', third = 'any'] = childrenOf(node).map((child) =>
        checkExpression(child, context),
      );
      if (node.kind === 'is' && !typeNames.has(node.typeName)) {
        context.log.report(node.at, `Unknown type: ${node.typeName}.`);
      }
      if (node.kind === 'slice') return first;
      return node.kind === 'conditional' ? commonType(second, third) : ownType(node);
    }
  }
}

function commonType(left: StaticType, right: StaticType): StaticType {
  return left === right ? left : 'any';
}

function ownType(node: Expression): StaticType {
  switch (node.kind) {
    case 'literal':
      return node.literal.type;
    case 'list':
    case 'map':
    case 'path':
      return node.kind;
    case 'logical':
    case 'is':
      return 'bool';
    case 'unary':
      return node.operator === '!' ? 'bool' : 'any';
    case 'binary':
      return ['<', '<=', '>', '>=', 'in', '==', '!='].includes(node.operator) ? 'bool' : 'any';
    default:
      return 'any';
  }
}

function checkVariable(node: Node<'variable'>, { scope, log }: CheckContext): StaticType {
  const type = variableType(scope, node.name);
  if (type === undefined) log.report(node.at, `Unknown variable: ${node.name}.`);
  return type ?? 'any';
}

function checkMember(node: Node<'member'>, context: CheckContext): StaticType {
  const object = checkExpression(node.object, context);
  const members = knownMembers.get(object);
  const type = members?.get(node.name);
  if ((members !== undefined && type === undefined) || !hasFields(object)) {
    context.log.report(node.at, `Property ${node.name} does not exist on ${object}.`);
  }
  return type ?? 'any';
}

function checkForms(
  node: Node<'call'> | Node<'methodCall'>,
  name: string,
  forms: readonly CallForm[],
  log: IssueLog,
): StaticType {
  if (forms.length === 0) log.report(node.at, `Function not found error: Name: [${name}].`);
  const fitting = forms.filter((form) => form.parameterCount === node.args.length);
  if (fitting.length === 0 && forms.length > 0) {
    log.report(node.at, `Wrong number of arguments of ${name}: ${node.args.length}.`);
  }
  return (
    fitting
      .map((form) => form.result)
      .reduce<StaticType | null>((a, b) => (a === null ? b : commonType(a, b)), null) ?? 'any'
  );
}

function checkCall(node: Node<'call'>, context: CheckContext): StaticType {
  const { scope, log, inFunction } = context;
  for (const arg of node.args) checkExpression(arg, context);
  const declared = declaredFunction(scope, node.name);
  if (declared === undefined) return checkForms(node, node.name, builtInForms(node.name), log);
  log.noteCall(inFunction, declared);
  return checkForms(node, node.name, [{ parameterCount: declared.parameters.length, result: 'any' }], log);
}

/** `replace` with a broken pattern loads in the official emulator, and fails when it is evaluated. */
const patternMethods = ['matches', 'split'];

function checkMethodCall(node: Node<'methodCall'>, context: CheckContext): StaticType {
  const { scope, log } = context;
  for (const arg of node.args) checkExpression(arg, context);
  const namespace = node.object.kind === 'variable' ? node.object.name : null;
  const functions = namespace === null ? undefined : namespaces.get(namespace);
  if (namespace !== null && functions !== undefined && variableType(scope, namespace) === undefined) {
    return checkForms(node, `${namespace}.${node.name}`, formsOf(functions.get(node.name)), log);
  }
  const receiver = checkExpression(node.object, context);
  const [pattern] = node.args;
  if (
    patternMethods.includes(node.name) &&
    pattern?.kind === 'literal' &&
    pattern.literal.type === 'string'
  ) {
    const compiled = compilePattern(pattern.literal.value);
    if (!compiled.ok) log.report(pattern.at, compiled.description);
  }
  const name = receiver === 'any' ? node.name : `${receiver}.${node.name}`;
  return checkForms(node, name, methodForms(receiver, node.name), log);
}

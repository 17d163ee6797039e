import type { Expression, FunctionDeclaration } from '../syntax/ast.ts';
import { builtInForms } from './built-in-calls.ts';
import { checkExpression } from './check-expression.ts';
import type { CheckContext } from './check-expression.ts';
import { isTooDeep } from './expression-depth.ts';
import { checkName } from './check-name.ts';
import type { IssueLog } from './issue-log.ts';
import type { StaticScope } from './static-scope.ts';
import type { StaticType } from './static-type.ts';

const MAX_PARAMETERS = 7;
const MAX_VARIABLES = 10;

/** Checks an expression of any depth. */
export function checkTopExpression(node: Expression, context: CheckContext): StaticType {
  if (!isTooDeep(node)) return checkExpression(node, context);
  context.log.report(node.at, 'The expression is too complex to evaluate safely.');
  return 'any';
}

/** Checks the functions declared in one block, which may call each other (rules 7.1). */
export function checkFunctions(
  functions: readonly FunctionDeclaration[],
  scope: StaticScope,
  log: IssueLog,
): void {
  const names = new Set<string>();
  for (const declaration of functions) {
    const { at, name } = declaration;
    if (names.has(name)) log.report(at, `The function ${name} is declared twice.`);
    if (builtInForms(name).length > 0) log.report(at, `The function ${name} exists already.`);
    names.add(name);
    checkFunction(declaration, scope, log);
  }
}

function checkFunction(declaration: FunctionDeclaration, scope: StaticScope, log: IssueLog): void {
  const { at, parameters, lets } = declaration;
  if (parameters.length > MAX_PARAMETERS) {
    log.report(at, `A function has at most ${MAX_PARAMETERS} parameters.`);
  }
  if (lets.length > MAX_VARIABLES) log.report(at, `A function has at most ${MAX_VARIABLES} variables.`);
  const variables = new Map<string, StaticType>();
  for (const parameter of parameters) {
    checkName(parameter, at, log);
    if (variables.has(parameter)) log.report(at, `The parameter ${parameter} is declared twice.`);
    variables.set(parameter, 'any');
  }
  const inner: StaticScope = { variables, functions: new Map(), parent: scope };
  const context: CheckContext = { scope: inner, inFunction: declaration, log };
  for (const binding of lets) {
    checkName(binding.name, binding.at, log);
    const type = checkTopExpression(binding.value, context);
    if (variables.has(binding.name))
      log.report(binding.at, `The variable ${binding.name} is declared twice.`);
    variables.set(binding.name, type);
  }
  checkTopExpression(declaration.result, context);
}

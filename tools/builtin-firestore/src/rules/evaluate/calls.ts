import { lookupFunctions, namespaces, plainFunctions } from '../functions/built-in-functions.ts';
import type { Expression } from '../syntax/ast.ts';
import { fail } from '../values/make-value.ts';
import type { RulesValue } from '../values/rules-value.ts';
import { callOverload } from '../values/signature.ts';
import { lookUp } from './document-lookup.ts';
import { evaluateAll, evaluateEach, type EvaluatorContext } from './evaluator-context.ts';
import { functionIn, variableIn, type BoundFunction, type Scope } from './scope.ts';

type Call = Extract<Expression, { kind: 'call' }>;
type MethodCall = Extract<Expression, { kind: 'methodCall' }>;

/** Calls the file's function, otherwise the built-in one. The built-in one fails if an argument fails. */
export function evaluateCall(node: Call, scope: Scope, context: EvaluatorContext): RulesValue {
  const declared = functionIn(scope, node.name);
  if (declared !== undefined) {
    return callDeclared(declared, evaluateEach(node.args, scope, context), context);
  }
  const evaluated = evaluateAll(node.args, scope, context);
  return evaluated.ok ? callBuiltIn(node.name, evaluated.values, context) : evaluated.error;
}

/**
 * Evaluates each argument and `let` once, even an unused one. A failure becomes the variable's value, so it matters
 * only where the variable is used.
 */
function callDeclared(
  { declaration, scope }: BoundFunction,
  args: readonly RulesValue[],
  context: EvaluatorContext,
): RulesValue {
  if (args.length !== declaration.parameters.length) return fail(`Wrong arguments of ${declaration.name}.`);
  const variables = new Map<string, RulesValue>();
  declaration.parameters.forEach((parameter, index) => {
    const value = args[index];
    if (value !== undefined) variables.set(parameter, value);
  });
  const inner: Scope = { variables, functions: new Map(), parent: scope };
  for (const binding of declaration.lets) {
    context.count(1);
    variables.set(binding.name, context.evaluate(binding.value, inner));
  }
  return context.evaluate(declaration.result, inner);
}

function callBuiltIn(name: string, args: readonly RulesValue[], context: EvaluatorContext): RulesValue {
  const [argument] = args;
  const lookup = lookupFunctions.find((known) => known === name);
  if (lookup !== undefined && argument !== undefined) return lookUp(lookup, argument, context.session);
  const overloads = plainFunctions.get(name);
  return overloads === undefined
    ? fail(`Function not found error: Name: [${name}].`)
    : callOverload(name, overloads, null, args);
}

/** Calls a function of a namespace, such as `duration.abs(x)`; null if there is no such namespace or function. */
export function evaluateNamespaceCall(
  node: MethodCall,
  scope: Scope,
  context: EvaluatorContext,
): RulesValue | null {
  const { object, name } = node;
  if (object.kind !== 'variable' || variableIn(scope, object.name) !== undefined) return null;
  const overloads = namespaces.get(object.name)?.get(name);
  if (overloads === undefined) return null;
  const evaluated = evaluateAll(node.args, scope, context);
  return evaluated.ok
    ? callOverload(`${object.name}.${name}`, overloads, null, evaluated.values)
    : evaluated.error;
}

import type { Expression, MapEntry, PathPart } from '../syntax/ast.ts';
import { fail, listOf, mapOf } from '../values/make-value.ts';
import type { RulesValue } from '../values/rules-value.ts';
import { textOf } from '../values/text-of.ts';
import { evaluateAll } from './evaluator-context.ts';
import type { EvaluatorContext } from './evaluator-context.ts';
import type { Scope } from './scope.ts';

/** A value that a query leaves open must not hide in a list or map (rules 7.8: any other operation is an error). */
function isOpen(value: RulesValue): boolean {
  return value.type === 'constraint' || (value.type === 'map' && value.partial === true);
}

const undecided = fail('The query does not tell this value.');

export function evaluateList(
  items: readonly Expression[],
  scope: Scope,
  context: EvaluatorContext,
): RulesValue {
  const evaluated = evaluateAll(items, scope, context);
  if (!evaluated.ok) return evaluated.error;
  return evaluated.values.some(isOpen) ? undecided : listOf(evaluated.values);
}

export function evaluateMap(
  entries: readonly MapEntry[],
  scope: Scope,
  context: EvaluatorContext,
): RulesValue {
  const evaluated = entries.map(
    ({ key, value }) => [context.evaluate(key, scope), context.evaluate(value, scope)] as const,
  );
  const fields = new Map<string, RulesValue>();
  for (const [key, value] of evaluated) {
    if (key.type === 'error') return key;
    if (key.type !== 'string') return fail(`A map key is not a string but ${key.type}.`);
    if (value.type === 'error') return value;
    if (isOpen(value)) return undecided;
    fields.set(key.value, value);
  }
  return mapOf(fields);
}

/**
 * `$(x)` takes a scalar, whose text becomes one segment even if it is empty or contains slashes, or a path, whose segments it
 * inserts. Text segments count.
 */
export function evaluatePath(
  parts: readonly PathPart[],
  scope: Scope,
  context: EvaluatorContext,
): RulesValue {
  const values = parts.map((part): RulesValue => {
    if (part.kind === 'expression') return context.evaluate(part.expression, scope);
    context.count(1);
    return { type: 'string', value: part.text };
  });
  const segments: string[] = [];
  for (const value of values) {
    if (value.type === 'error') return value;
    const text = textOf(value);
    if (text === null || (value.type === 'path' && value.template)) {
      return fail(`A path segment is not a text but ${value.type}.`);
    }
    segments.push(...(value.type === 'path' ? value.segments : [text]));
  }
  return { type: 'path', segments };
}

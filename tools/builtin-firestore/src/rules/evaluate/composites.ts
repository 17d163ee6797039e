import type { Expression, MapEntry } from '../syntax/ast.ts';
import { fail, listOf, mapOf, nullValue } from '../values/make-value.ts';
import type { ErrorValue, RulesValue } from '../values/rules-value.ts';
import { textOf } from '../values/text-of.ts';
import { evaluateEach, type EvaluatorContext } from './evaluator-context.ts';
import type { Scope } from './scope.ts';

/** Whether a query leaves the value open. A list or map with such a value is an error (protocol 7.8). */
function isOpen(value: RulesValue): boolean {
  return value.type === 'constraint' || (value.type === 'map' && value.partial === true);
}

const undecided = fail('What is not known as a whole cannot be an item or an entry.');

function isError(value: RulesValue): boolean {
  return value.type === 'error';
}

export function evaluateList(
  items: readonly Expression[],
  scope: Scope,
  context: EvaluatorContext,
): RulesValue {
  const values = evaluateEach(items, scope, context);
  if (values.slice(0, -1).some(isError)) context.session.strays += 1;
  const error = values.find(isError);
  return error ?? (values.some(isOpen) ? undecided : listOf(values));
}

export function evaluateMap(
  entries: readonly MapEntry[],
  scope: Scope,
  context: EvaluatorContext,
): RulesValue {
  const values = evaluateEach(
    entries.flatMap(({ key, value }) => [key, value]),
    scope,
    context,
  );
  const fields = new Map<string, RulesValue>();
  for (const index of entries.keys()) {
    const [key = nullValue, value = nullValue] = values.slice(2 * index, 2 * index + 2);
    if (key.type === 'error') return key;
    if (key.type !== 'string') return fail(`A map key is not a string but ${key.type}.`);
    if (value.type === 'error') return value;
    if (isOpen(value)) return undecided;
    fields.set(key.value, value);
  }
  return mapOf(fields);
}

function segmentsOf(value: RulesValue): readonly string[] | ErrorValue {
  if (value.type === 'error') return value;
  if (value.type === 'path') return value.segments;
  const text = textOf(value);
  return text === null ? fail(`A path segment is not a text but ${value.type}.`) : [text];
}

/**
 * `$(x)` takes a scalar or a path. The text of a scalar becomes one segment, even if it is empty or contains slashes.
 * Of a path, all segments are inserted. Each text segment counts as an expression (protocol 7.6).
 */
export function evaluatePath(
  { at, parts }: Extract<Expression, { kind: 'path' }>,
  scope: Scope,
  context: EvaluatorContext,
): RulesValue {
  const nodes = parts.map((part): Expression => {
    if (part.kind === 'expression') return part.expression;
    return { kind: 'literal', at, literal: { type: 'string', value: part.text } };
  });
  const segments: string[] = [];
  let error: ErrorValue | null = null;
  for (const value of evaluateEach(nodes, scope, context)) {
    if (error !== null) context.session.strays += 1;
    const found = segmentsOf(value);
    if ('type' in found) error ??= found;
    else segments.push(...found);
  }
  return error ?? { type: 'path', segments };
}

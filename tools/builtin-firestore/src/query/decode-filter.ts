import { collect, fail, invalid, invalidPayload, succeed } from '../firestore-fault.ts';
import type { Outcome } from '../firestore-fault.ts';
import type { FieldComparison, QueryFilter } from '../rules/access-request.ts';
import { VALUE_OPERATORS } from '../rules/query/comparison-operators.ts';
import type { ComparisonOperator } from '../rules/query/comparison-operators.ts';
import { decodeValue } from '../values/decode-value.ts';
import { isDocumentName, parseFieldPath } from '../values/field-path.ts';
import type { FieldPath } from '../values/field-path.ts';
import { readList, readMessage, readString } from '../values/proto-message.ts';
import type { DatabaseName } from '../values/resource-name.ts';

// The stack has room for so many levels. No query with the permitted number of disjunctions has more.
const MAX_NESTING = 100;

/** Reads a field reference, `{"fieldPath": …}`. */
export function decodeFieldReference(json: unknown): Outcome<FieldPath> {
  const message = readMessage(json, ['fieldPath']);
  if (!message.ok) return message;
  const text = readString(message.value.get('fieldPath'));
  return text.ok ? parseFieldPath(text.value) : text;
}

function decodeComparison(
  json: unknown,
  members: readonly string[],
  operators: readonly ComparisonOperator[],
  within: DatabaseName,
): Outcome<QueryFilter> {
  const message = readMessage(json, members);
  if (!message.ok) return message;
  const field = decodeFieldReference(message.value.get('field'));
  if (!field.ok) return field;
  const name = readString(message.value.get('op'));
  if (!name.ok) return name;
  const op = operators.find((known) => known === name.value);
  if (op === undefined) return unsupported(name.value);
  if (!message.value.has('value')) {
    return members.includes('value') ? invalidPayload() : succeed([{ field: field.value, op }]);
  }
  const value = decodeValue(message.value.get('value'), within);
  if (!value.ok) return value;
  return checkOperand({ field: field.value, op, value: value.value });
}

const unsupported = (op: string) => fail('UNIMPLEMENTED', `The operator '${op}' is not supported.`);

/** IN needs a list, and a document name is compared only with references. */
function checkOperand(comparison: FieldComparison): Outcome<QueryFilter> {
  const { field, op, value } = comparison;
  if (op === 'IN' && value?.type !== 'array') return invalid("'IN' requires an ArrayValue.");
  if (isDocumentName(field)) {
    if (op === 'ARRAY_CONTAINS') return invalid('__name__ is no array.');
    const operands = value?.type === 'array' ? value.values : [value];
    const isKey = operands.every((operand) => operand?.type === 'reference');
    if (!isKey) return invalid('__key__ filter value must be a Key');
  }
  return succeed([comparison]);
}

function decodeComposite(json: unknown, within: DatabaseName, depth: number): Outcome<QueryFilter> {
  const message = readMessage(json, ['op', 'filters']);
  if (!message.ok) return message;
  const op = readString(message.value.get('op'));
  if (!op.ok) return op;
  if (op.value !== 'AND') return unsupported(op.value);
  const list = readList(message.value.get('filters'));
  if (!list.ok) return list;
  if (list.value.length === 0) return invalid('A composite filter needs at least one filter.');
  const filters = collect(list.value, (item) => decodeFilter(item, within, depth + 1));
  return filters.ok ? succeed(filters.value.flat()) : filters;
}

/** Reads a filter: a field, unary or composite one (protocol 3.3). */
export function decodeFilter(json: unknown, within: DatabaseName, depth = 0): Outcome<QueryFilter> {
  if (depth > MAX_NESTING) return invalid('The filter is nested too deeply.');
  const message = readMessage(json, ['fieldFilter', 'unaryFilter', 'compositeFilter']);
  if (!message.ok) return message;
  const [entry, ...more] = message.value;
  if (entry === undefined || more.length > 0) return invalidPayload();
  const [kind, content] = entry;
  if (kind === 'compositeFilter') return decodeComposite(content, within, depth);
  if (kind === 'unaryFilter') return decodeComparison(content, ['field', 'op'], ['IS_NULL'], within);
  return decodeComparison(content, ['field', 'op', 'value'], [...VALUE_OPERATORS, 'IN'], within);
}

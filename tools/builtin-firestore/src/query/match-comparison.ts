import type { FieldComparison } from '../rules/access-request.ts';
import { compareValues, isNaNValue, typeRank, valuesEqual } from '../values/compare-values.ts';
import { getField } from '../values/field-access.ts';
import { isDocumentName, type FieldPath } from '../values/field-path.ts';
import type { FirestoreValue, StoredDocument } from '../values/value.ts';

/** A document's field, or its own name as a reference. */
export function fieldOf(document: StoredDocument, field: FieldPath): FirestoreValue | undefined {
  return isDocumentName(field)
    ? { type: 'reference', path: document.path }
    : getField(document.fields, field);
}

const isNull = (value: FirestoreValue): boolean => value.type === 'null';

/** Null and NaN match nothing as operands of a comparison: they have operators of their own (protocol 6.2). */
const comparable = (operand: FirestoreValue): boolean => !isNull(operand) && !isNaNValue(operand);

const inBracket = (value: FirestoreValue, operand: FirestoreValue): boolean =>
  comparable(operand) && !isNaNValue(value) && typeRank(value) === typeRank(operand);

const contains = (value: FirestoreValue, operand: FirestoreValue): boolean =>
  value.type === 'array' && comparable(operand) && value.values.some((item) => valuesEqual(item, operand));

function matchOperand(op: FieldComparison['op'], value: FirestoreValue, operand: FirestoreValue): boolean {
  switch (op) {
    case 'EQUAL':
      return comparable(operand) && valuesEqual(value, operand);
    case 'LESS_THAN':
      return inBracket(value, operand) && compareValues(value, operand) < 0;
    case 'LESS_THAN_OR_EQUAL':
      return inBracket(value, operand) && compareValues(value, operand) <= 0;
    case 'GREATER_THAN':
      return inBracket(value, operand) && compareValues(value, operand) > 0;
    case 'GREATER_THAN_OR_EQUAL':
      return inBracket(value, operand) && compareValues(value, operand) >= 0;
    case 'ARRAY_CONTAINS':
      return contains(value, operand);
    case 'IS_NULL':
      return isNull(value);
    case 'IN':
      return operand.type === 'array' && operand.values.some((item) => matchOperand('EQUAL', value, item));
  }
}

const ABSENT: FirestoreValue = { type: 'null' };

/** Whether a document satisfies one comparison; never if it lacks the field (protocol 6.2). */
export function matchComparison(document: StoredDocument, comparison: FieldComparison): boolean {
  const value = fieldOf(document, comparison.field);
  return value !== undefined && matchOperand(comparison.op, value, comparison.value ?? ABSENT);
}

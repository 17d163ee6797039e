import { compareValues, valuesEqual } from '../values/compare-values.ts';
import type { FirestoreValue } from '../values/value.ts';
import type { NumberValue, Transform } from './write.ts';

const MAX_INT = 2n ** 63n - 1n;
const MIN_INT = -(2n ** 63n);

/** The field's new value, and the value that `transformResults` shows. */
export interface Transformed {
  readonly value: FirestoreValue;
  readonly result: FirestoreValue;
}

function saturate(sum: bigint): bigint {
  if (sum > MAX_INT) return MAX_INT;
  return sum < MIN_INT ? MIN_INT : sum;
}

function add(left: NumberValue, right: NumberValue): NumberValue {
  return left.type === 'integer' && right.type === 'integer'
    ? { type: 'integer', value: saturate(left.value + right.value) }
    : { type: 'double', value: Number(left.value) + Number(right.value) };
}

const isNaNNumber = (number: NumberValue): boolean => Number.isNaN(number.value);

/** The greater value for `sign` 1, otherwise the smaller; of equal ones the stored one. With a NaN it is NaN. */
function extreme(stored: NumberValue, operand: NumberValue, sign: 1 | -1): NumberValue {
  if (isNaNNumber(stored) || isNaNNumber(operand)) return { type: 'double', value: Number.NaN };
  return compareValues(operand, stored) * sign > 0 ? operand : stored;
}

function compute(
  kind: 'increment' | 'minimum' | 'maximum',
  stored: NumberValue,
  operand: NumberValue,
): NumberValue {
  if (kind === 'increment') return add(stored, operand);
  return extreme(stored, operand, kind === 'maximum' ? 1 : -1);
}

function union(stored: readonly FirestoreValue[], elements: readonly FirestoreValue[]): FirestoreValue[] {
  const values = [...stored];
  for (const element of elements) {
    if (!values.some((value) => valuesEqual(value, element))) values.push(element);
  }
  return values;
}

const remove = (stored: readonly FirestoreValue[], elements: readonly FirestoreValue[]): FirestoreValue[] =>
  stored.filter((value) => !elements.some((element) => valuesEqual(value, element)));

/** Applies one transform to the field as it is after the update of the same write (protocol 3.2). */
export function applyTransform(
  stored: FirestoreValue | undefined,
  transform: Transform,
  requestTime: bigint,
): Transformed {
  if (transform.kind === 'requestTime') {
    const value: FirestoreValue = { type: 'timestamp', micros: requestTime };
    return { value, result: value };
  }
  if ('elements' in transform) {
    const change = transform.kind === 'arrayUnion' ? union : remove;
    const values = change(stored?.type === 'array' ? stored.values : [], transform.elements);
    return { value: { type: 'array', values }, result: { type: 'null' } };
  }
  const isNumber = stored?.type === 'integer' || stored?.type === 'double';
  const value = isNumber ? compute(transform.kind, stored, transform.operand) : transform.operand;
  return { value, result: value };
}

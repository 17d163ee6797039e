import { identicalValues } from '../../values/identical-values.ts';
import type { FloatValue, IntValue, MapValue, RulesValue } from './rules-value.ts';

/**
 * How numbers inside lists and maps are compared (protocol 7.4). `==`, `in` and the methods of lists compare by type: 1
 * and 1.0 differ, as do nested 0.0 and -0.0. Sets and map diffs compare by value: these are equal, and NaN equals
 * itself.
 */
export type NumbersInside = 'by type' | 'by value';

/** `==` of two values. Different types are unequal, except an int and a float of the same value. */
export function equalValues(left: RulesValue, right: RulesValue, inside: NumbersInside = 'by type'): boolean {
  const numeric = sameNumber(left, right);
  return numeric ?? sameContent(left, right, inside);
}

function isNumber(value: RulesValue): value is IntValue | FloatValue {
  return value.type === 'int' || value.type === 'float';
}

function sameNumber(left: RulesValue, right: RulesValue): boolean | null {
  if (!isNumber(left) || !isNumber(right)) return null;
  // oxlint-disable-next-line eqeqeq -- a bigint and a number compare exactly with ==, and never with ===
  return left.value == right.value;
}

/** Whether two values inside lists, sets or maps are equal. `nested` is `false` if `in` searches a list for one. */
function sameInside(left: RulesValue, right: RulesValue, inside: NumbersInside, nested: boolean): boolean {
  if (inside === 'by type') {
    const differ = nested && left.type === 'float' && right.type === 'float' && isSignDifferent(left, right);
    return left.type === right.type && !differ && equalValues(left, right, inside);
  }
  return (isNaNValue(left) && isNaNValue(right)) || equalValues(left, right, inside);
}

function isSignDifferent(left: FloatValue, right: FloatValue): boolean {
  return Object.is(left.value, -0) !== Object.is(right.value, -0);
}

function isNaNValue(value: RulesValue): boolean {
  return value.type === 'float' && Number.isNaN(value.value);
}

function sameContent(left: RulesValue, right: RulesValue, inside: NumbersInside): boolean {
  switch (left.type) {
    case 'null':
      return right.type === 'null';
    case 'bool':
      return right.type === 'bool' && left.value === right.value;
    case 'string':
      return right.type === 'string' && left.value === right.value;
    case 'timestamp':
      return right.type === 'timestamp' && left.nanos === right.nanos;
    case 'duration':
      return right.type === 'duration' && left.nanos === right.nanos;
    case 'path':
      return right.type === 'path' && sameTexts(left.segments, right.segments);
    case 'opaque':
      return right.type === 'opaque' && identicalValues(left.value, right.value);
    case 'list':
      return right.type === 'list' && sameItems(left.items, right.items, inside);
    case 'map':
      return right.type === 'map' && sameFields(left, right, inside);
    case 'set':
      return right.type === 'set' && sameMembers(left.items, right.items);
    default:
      return false;
  }
}

function sameTexts(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((text, index) => text === right[index]);
}

function sameItems(
  left: readonly RulesValue[],
  right: readonly RulesValue[],
  inside: NumbersInside,
): boolean {
  if (left.length !== right.length) return false;
  return left.every((item, index) => {
    const other = right[index];
    return other !== undefined && sameInside(item, other, inside, true);
  });
}

function sameFields(left: MapValue, right: MapValue, inside: NumbersInside): boolean {
  if (left.fields.size !== right.fields.size) return false;
  for (const [name, value] of left.fields) {
    const other = right.fields.get(name);
    if (other === undefined || !sameInside(value, other, inside, true)) return false;
  }
  return true;
}

function sameMembers(left: readonly RulesValue[], right: readonly RulesValue[]): boolean {
  return left.length === right.length && left.every((item) => contains(right, item, 'by value'));
}

/** Whether a list ('by type') or a set ('by value') of these items has the value (protocol 7.4). */
export function contains(items: readonly RulesValue[], value: RulesValue, inside: NumbersInside): boolean {
  return items.some((item) => sameInside(item, value, inside, false));
}

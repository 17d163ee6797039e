import { compareBytes } from '../../values/bytes.ts';
import type { MapValue, RulesValue } from './rules-value.ts';

/**
 * Whether numbers inside lists and maps are compared by value or also by type: `==`, `in` and the methods of lists
 * distinguish 1 and 1.0 there, sets and map diffs do not (rules 7.4).
 */
export type NumbersInside = 'by type' | 'by value';

/** `==` of two values. Different types are unequal, except an int and a float of the same value. */
export function equalValues(left: RulesValue, right: RulesValue, inside: NumbersInside = 'by type'): boolean {
  const numeric = sameNumber(left, right);
  return numeric ?? sameContent(left, right, inside);
}

function sameNumber(left: RulesValue, right: RulesValue): boolean | null {
  if (left.type !== 'int' && left.type !== 'float') return null;
  if (right.type !== 'int' && right.type !== 'float') return null;
  // oxlint-disable-next-line eqeqeq -- a bigint and a number compare exactly with ==, and never with ===
  return left.value == right.value;
}

/** Whether two values inside a list, map or set are equal. */
export function sameInside(left: RulesValue, right: RulesValue, inside: NumbersInside): boolean {
  if (inside === 'by type' && left.type !== right.type) return false;
  return equalValues(left, right, inside);
}

function sameContent(left: RulesValue, right: RulesValue, inside: NumbersInside): boolean {
  switch (left.type) {
    case 'null':
      return right.type === 'null';
    case 'bool':
      return right.type === 'bool' && left.value === right.value;
    case 'string':
      return right.type === 'string' && left.value === right.value;
    case 'bytes':
      return right.type === 'bytes' && compareBytes(left.value, right.value) === 0;
    case 'timestamp':
      return right.type === 'timestamp' && left.nanos === right.nanos;
    case 'duration':
      return right.type === 'duration' && left.nanos === right.nanos;
    case 'latlng':
      return (
        right.type === 'latlng' && left.latitude === right.latitude && left.longitude === right.longitude
      );
    case 'path':
      return right.type === 'path' && sameTexts(left.segments, right.segments);
    case 'list':
      return right.type === 'list' && sameItems(left.items, right.items, inside);
    case 'map':
      return right.type === 'map' && sameFields(left, right, inside);
    case 'set':
      return right.type === 'set' && sameMembers(left.items, right.items);
    case 'mapDiff':
      return (
        right.type === 'mapDiff' &&
        sameFields(left.before, right.before, 'by value') &&
        sameFields(left.after, right.after, 'by value')
      );
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
    return other !== undefined && sameInside(item, other, inside);
  });
}

function sameFields(left: MapValue, right: MapValue, inside: NumbersInside): boolean {
  if (left.fields.size !== right.fields.size) return false;
  for (const [name, value] of left.fields) {
    const other = right.fields.get(name);
    if (other === undefined || !sameInside(value, other, inside)) return false;
  }
  return true;
}

function sameMembers(left: readonly RulesValue[], right: readonly RulesValue[]): boolean {
  return left.length === right.length && left.every((item) => contains(right, item, 'by value'));
}

/** Whether a list ('by type') or a set ('by value') of these items has the value (rules 7.4). */
export function contains(items: readonly RulesValue[], value: RulesValue, inside: NumbersInside): boolean {
  return items.some((item) => sameInside(item, value, inside));
}

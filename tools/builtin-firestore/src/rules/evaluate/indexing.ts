import { fieldOf } from '../members/map-members.ts';
import { fail, listOf } from '../values/make-value.ts';
import type { RulesValue } from '../values/rules-value.ts';

function stringOrEnd(value: string | undefined): RulesValue {
  return value === undefined ? fail('Index out of range.') : { type: 'string', value };
}

function numberOf(index: RulesValue): number | null {
  return index.type === 'int' ? Number(index.value) : null;
}

/** `a[i]` of a string, list, path or map; out of range is an error (rules 7.3). */
export function indexInto(object: RulesValue, index: RulesValue): RulesValue {
  if (object.type === 'null') return fail('Null value error.');
  if (object.type === 'map' && index.type === 'string') return fieldOf(object, index.value);
  if (index.type === 'int') {
    const at = Number(index.value);
    if (object.type === 'string') return stringOrEnd(object.value[at]);
    if (object.type === 'path' && !object.template) return stringOrEnd(object.segments[at]);
    if (object.type === 'list') return object.items[at] ?? fail('Index out of range.');
  }
  return fail(`Unsupported operation error. Received: ${object.type}[${index.type}].`);
}

/**
 * `a[i:j]` of a string or list; null stands for its end. Start and last item must lie within it, so that `a[1:1]` is empty
 * but `a[0:0]` is an error, as in the official emulator; of what is empty there is only `a[null:null]`.
 */
export function sliceOf(object: RulesValue, from: RulesValue, to: RulesValue): RulesValue {
  if (object.type === 'null') return fail('Null value error.');
  const length = lengthOf(object);
  const start = from.type === 'null' ? 0 : numberOf(from);
  const end = to.type === 'null' ? length : numberOf(to);
  if (length === null || start === null || end === null) {
    return fail(`Unsupported operation error. Received: ${object.type}[${from.type}:${to.type}].`);
  }
  const isAll = from.type === 'null' && to.type === 'null';
  if (!isAll && (start < 0 || start >= length || end < 1 || end > length || start > end))
    return fail('Slice out of range.');
  if (object.type === 'string') return { type: 'string', value: object.value.slice(start, end) };
  return object.type === 'list' ? listOf(object.items.slice(start, end)) : fail('Slice out of range.');
}

function lengthOf(object: RulesValue): number | null {
  if (object.type === 'string') return object.value.length;
  return object.type === 'list' ? object.items.length : null;
}

import { boolOf, countOf } from '../values/make-value.ts';
import type { NumbersInside } from '../values/equality.ts';
import type { ListValue, RulesValue, SetValue } from '../values/rules-value.ts';
import { signature, type MemberTable } from '../values/signature.ts';
import { createValueIndex } from '../values/value-index.ts';

type Collection = ListValue | SetValue;

/** The items without duplicates; numbers are compared by value (protocol 7.4). */
export function distinct(items: readonly RulesValue[]): readonly RulesValue[] {
  const index = createValueIndex('by value');
  return items.filter((item) => index.add(item));
}

/** The items that are, or are not, among others. */
export function among(
  items: readonly RulesValue[],
  others: readonly RulesValue[],
  wanted: boolean,
  inside: NumbersInside,
): readonly RulesValue[] {
  const index = createValueIndex(inside, others);
  return items.filter((item) => index.has(item) === wanted);
}

/** Whether `own` has all items of `other`, any of them, or no others (protocol 7.4). */
export const comparisons = {
  hasAll: (own: Collection, other: Collection, inside: NumbersInside) =>
    boolOf(among(other.items, own.items, false, inside).length === 0),
  hasAny: (own: Collection, other: Collection, inside: NumbersInside) =>
    boolOf(among(other.items, own.items, true, inside).length > 0),
  hasOnly: (own: Collection, other: Collection, inside: NumbersInside) =>
    boolOf(among(own.items, other.items, false, inside).length === 0),
};

/** The shared members of lists and sets. */
export const collectionMembers: MemberTable<Collection> = new Map([
  ['size', [signature([], 'int', (own: Collection) => countOf(own.items.length))]],
]);

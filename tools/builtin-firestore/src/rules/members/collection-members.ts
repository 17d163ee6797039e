import { boolOf, countOf } from '../values/make-value.ts';
import type { ListValue, RulesValue, SetValue } from '../values/rules-value.ts';
import { signature } from '../values/signature.ts';
import type { MemberTable } from '../values/signature.ts';
import { createValueIndex } from '../values/value-index.ts';

type Collection = ListValue | SetValue;

/** The items without duplicates; numbers are compared by value (rules 7.4). */
export function distinct(items: readonly RulesValue[]): readonly RulesValue[] {
  const index = createValueIndex();
  return items.filter((item) => index.add(item));
}

/** The items that are, or are not, among others. */
export function among(
  items: readonly RulesValue[],
  others: readonly RulesValue[],
  wanted: boolean,
): readonly RulesValue[] {
  const index = createValueIndex(others);
  return items.filter((item) => index.has(item) === wanted);
}

/** What lists and sets share; the argument is a list or a set (rules 7.4). */
export const collectionMembers: MemberTable<Collection> = new Map([
  ['size', [signature([], 'int', (own: Collection) => countOf(own.items.length))]],
  [
    'hasAll',
    [
      signature(['collection'], 'bool', (own: Collection, other) =>
        boolOf(among(other.items, own.items, false).length === 0),
      ),
    ],
  ],
  [
    'hasAny',
    [
      signature(['collection'], 'bool', (own: Collection, other) =>
        boolOf(among(other.items, own.items, true).length > 0),
      ),
    ],
  ],
  [
    'hasOnly',
    [
      signature(['collection'], 'bool', (own: Collection, other) =>
        boolOf(among(own.items, other.items, false).length === 0),
      ),
    ],
  ],
]);

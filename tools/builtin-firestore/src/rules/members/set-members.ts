import type { RulesValue, SetValue } from '../values/rules-value.ts';
import { signature, type MemberTable, type Overloads } from '../values/signature.ts';
import { among, collectionMembers, comparisons, distinct } from './collection-members.ts';

function setOf(items: readonly RulesValue[]): SetValue {
  return { type: 'set', items };
}

function comparing(compare: (typeof comparisons)['hasAll']): Overloads<SetValue> {
  return [signature(['collection'], 'bool', (own: SetValue, other) => compare(own, other, 'by value'))];
}

/** Rules 7.4, row "set": `hasAll` and its like take a set or a list. */
export const setMembers: MemberTable<SetValue> = new Map([
  ...collectionMembers,
  ['hasAll', comparing(comparisons.hasAll)],
  ['hasAny', comparing(comparisons.hasAny)],
  ['hasOnly', comparing(comparisons.hasOnly)],
  [
    'difference',
    [
      signature(['set'], 'set', (own: SetValue, other) =>
        setOf(among(own.items, other.items, false, 'by value')),
      ),
    ],
  ],
  [
    'intersection',
    [
      signature(['set'], 'set', (own: SetValue, other) =>
        setOf(among(own.items, other.items, true, 'by value')),
      ),
    ],
  ],
  [
    'union',
    [signature(['set'], 'set', (own: SetValue, other) => setOf(distinct([...own.items, ...other.items])))],
  ],
]);

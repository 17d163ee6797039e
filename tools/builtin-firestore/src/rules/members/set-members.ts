import type { SetValue } from '../values/rules-value.ts';
import { signature, type MemberTable, type Overloads } from '../values/signature.ts';
import { among, collectionMembers, comparisons } from './collection-members.ts';

function comparing(compare: (typeof comparisons)['hasAll']): Overloads<SetValue> {
  return [signature(['collection'], 'bool', (own: SetValue, other) => compare(own, other, 'by value'))];
}

/** The methods of sets (protocol 7.4). `hasAll`, `hasAny` and `hasOnly` take a set or a list. */
export const setMembers: MemberTable<SetValue> = new Map([
  ...collectionMembers,
  ['hasAll', comparing(comparisons.hasAll)],
  ['hasAny', comparing(comparisons.hasAny)],
  ['hasOnly', comparing(comparisons.hasOnly)],
  [
    'difference',
    [
      signature(['set'], 'set', (own: SetValue, other) => ({
        type: 'set',
        items: among(own.items, other.items, false, 'by value'),
      })),
    ],
  ],
]);

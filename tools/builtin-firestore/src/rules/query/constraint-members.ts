import { boolOf } from '../values/make-value.ts';
import type { ConstraintValue } from '../values/rules-value.ts';
import { signature, type MemberTable } from '../values/signature.ts';
import { namesItem } from './compare-constraint.ts';

/** The only method of a constraint: whether an array-contains filter names one of the list (rules 7.8). */
export const constraintMembers: MemberTable<ConstraintValue> = new Map([
  [
    'hasAny',
    [
      signature(['list'], 'bool', (own: ConstraintValue, list) =>
        boolOf(own.members.some((member) => list.items.some((item) => namesItem(member, item)))),
      ),
    ],
  ],
]);

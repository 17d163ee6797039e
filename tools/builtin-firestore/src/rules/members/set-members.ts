import type { RulesValue, SetValue } from '../values/rules-value.ts';
import { signature } from '../values/signature.ts';
import type { MemberTable } from '../values/signature.ts';
import { among, collectionMembers, distinct } from './collection-members.ts';

function setOf(items: readonly RulesValue[]): SetValue {
  return { type: 'set', items };
}

/** Rules 7.4, row "set". */
export const setMembers: MemberTable<SetValue> = new Map([
  ...collectionMembers,
  [
    'difference',
    [signature(['set'], 'set', (own: SetValue, other) => setOf(among(own.items, other.items, false)))],
  ],
  [
    'intersection',
    [signature(['set'], 'set', (own: SetValue, other) => setOf(among(own.items, other.items, true)))],
  ],
  [
    'union',
    [signature(['set'], 'set', (own: SetValue, other) => setOf(distinct([...own.items, ...other.items])))],
  ],
]);

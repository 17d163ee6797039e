import { contains } from '../values/equality.ts';
import type { MapDiffValue, SetValue } from '../values/rules-value.ts';
import { signature, type MemberTable } from '../values/signature.ts';

type Change = 'added' | 'removed' | 'changed' | 'unchanged';

function changeOf({ before, after }: MapDiffValue, key: string): Change {
  const old = before.fields.get(key);
  const current = after.fields.get(key);
  if (old === undefined) return 'added';
  if (current === undefined) return 'removed';
  return contains([old], current, 'by value') ? 'unchanged' : 'changed';
}

function keysWith(...changes: readonly Change[]): (diff: MapDiffValue) => SetValue {
  return (diff) => ({
    type: 'set',
    items: [...new Set([...diff.after.fields.keys(), ...diff.before.fields.keys()])]
      .filter((key) => changes.includes(changeOf(diff, key)))
      .map((value) => ({ type: 'string', value })),
  });
}

/** The methods of `new.diff(old)` (protocol 7.4). Numbers are compared by value at any depth. */
export const mapDiffMembers: MemberTable<MapDiffValue> = new Map([
  ['addedKeys', [signature([], 'set', keysWith('added'))]],
  ['removedKeys', [signature([], 'set', keysWith('removed'))]],
  ['changedKeys', [signature([], 'set', keysWith('changed'))]],
  ['affectedKeys', [signature([], 'set', keysWith('added', 'removed', 'changed'))]],
]);

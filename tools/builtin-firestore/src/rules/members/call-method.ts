import { fail } from '../values/make-value.ts';
import type { RulesValue } from '../values/rules-value.ts';
import { callOverload, type MemberTable } from '../values/signature.ts';
import { listMembers } from './list-members.ts';
import { mapDiffMembers } from './map-diff-members.ts';
import { mapMembers } from './map-members.ts';
import { setMembers } from './set-members.ts';
import { stringMembers } from './string-members.ts';
import { timestampMembers } from './timestamp-members.ts';

function callOn<R extends RulesValue>(
  table: MemberTable<R>,
  receiver: R,
  name: string,
  args: readonly RulesValue[],
): RulesValue {
  const overloads = table.get(name);
  if (overloads === undefined) return fail(`Function not found error: Name: [${name}] on ${receiver.type}.`);
  return callOverload(`${receiver.type}.${name}`, overloads, receiver, args);
}

/** Calls a method of a value; an unknown method and unfit arguments are errors (protocol 7.3). */
export function callMethod(receiver: RulesValue, name: string, args: readonly RulesValue[]): RulesValue {
  switch (receiver.type) {
    case 'string':
      return callOn(stringMembers, receiver, name, args);
    case 'list':
      return callOn(listMembers, receiver, name, args);
    case 'map':
      return callOn(mapMembers, receiver, name, args);
    case 'mapDiff':
      return callOn(mapDiffMembers, receiver, name, args);
    case 'set':
      return callOn(setMembers, receiver, name, args);
    case 'timestamp':
      return callOn(timestampMembers, receiver, name, args);
    case 'null':
      return fail('Null value error.');
    case 'error':
      return receiver;
    default:
      return fail(`Function not found error: Name: [${name}] on ${receiver.type}.`);
  }
}

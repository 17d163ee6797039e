import type { RulesType } from '../values/rules-value.ts';
import { listMembers } from './list-members.ts';
import { mapDiffMembers } from './map-diff-members.ts';
import { mapMembers } from './map-members.ts';
import { setMembers } from './set-members.ts';
import { stringMembers } from './string-members.ts';
import { timestampMembers } from './timestamp-members.ts';

/** How a method may be called; `result` is `any` where it depends on the receiver. */
interface MethodForm {
  readonly parameters: readonly string[];
  readonly result: RulesType | 'any';
}

type MethodForms = ReadonlyMap<string, readonly MethodForm[]>;

const tableOfType: ReadonlyMap<string, MethodForms> = new Map<RulesType, MethodForms>([
  ['string', stringMembers],
  ['list', listMembers],
  ['map', mapMembers],
  ['mapDiff', mapDiffMembers],
  ['set', setMembers],
  ['timestamp', timestampMembers],
]);

/** The methods of one type; undefined for types without methods. */
export function membersOfType(type: string): MethodForms | undefined {
  return tableOfType.get(type);
}

/** The methods of every type (protocol 7.4). */
export const memberTables: readonly MethodForms[] = [...tableOfType.values()];

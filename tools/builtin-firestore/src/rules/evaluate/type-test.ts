import { boolOf, fail } from '../values/make-value.ts';
import type { RulesValue } from '../values/rules-value.ts';

/** The names that may follow `is` (protocol 7.4). */
export const typeNames: ReadonlySet<string> = new Set([
  'bool',
  'int',
  'float',
  'number',
  'string',
  'list',
  'map',
  'timestamp',
]);

export function isOfType(value: RulesValue, typeName: string): RulesValue {
  if (value.type === 'constraint') return fail('The query does not tell the type of this field.');
  if (typeName === 'number') return boolOf(value.type === 'int' || value.type === 'float');
  return boolOf(value.type === typeName);
}

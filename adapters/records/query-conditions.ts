import type { QueryCondition } from './document-store.ts';

/** The last character of Unicode. Appended to a prefix, it sorts after every text with that prefix. */
const BEHIND_ALL = '\u{10FFFF}';

export function beginsWith(field: string, text: string): readonly QueryCondition[] {
  return [
    [field, '>=', text],
    [field, '<', text + BEHIND_ALL],
  ];
}

/** The condition on a field, if there is a value to compare it with. */
export function ifGiven(
  field: string,
  is: '==' | '>=' | '<',
  value: string | Date | null,
): readonly QueryCondition[] {
  return value === null ? [] : [[field, is, value]];
}

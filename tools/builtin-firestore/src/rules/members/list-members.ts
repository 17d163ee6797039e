import { equalValues } from '../values/equality.ts';
import { fail, listOf, stringOf } from '../values/make-value.ts';
import type { ListValue, RulesValue, StringValue } from '../values/rules-value.ts';
import { signature } from '../values/signature.ts';
import type { MemberTable } from '../values/signature.ts';
import { collectionMembers, distinct } from './collection-members.ts';

function isText(value: RulesValue): value is StringValue {
  return value.type === 'string';
}

function join(list: ListValue, separator: string): RulesValue {
  const texts = list.items.filter(isText);
  if (texts.length < list.items.length) return fail('Only a list of strings can be joined.');
  const length = texts.reduce((sum, text) => sum + text.value.length + separator.length, 0);
  if (length > 2 ** 22) return fail('The string is too long.');
  return stringOf(texts.map((text) => text.value).join(separator));
}

/** Rules 7.4, row "list". */
export const listMembers: MemberTable<ListValue> = new Map([
  ...collectionMembers,
  [
    'concat',
    [signature(['list'], 'list', (own: ListValue, other) => listOf([...own.items, ...other.items]))],
  ],
  [
    'removeAll',
    [
      signature(['list'], 'list', (own: ListValue, other) =>
        listOf(own.items.filter((item) => !other.items.some((removed) => equalValues(item, removed)))),
      ),
    ],
  ],
  ['join', [signature(['string'], 'string', (own: ListValue, separator) => join(own, separator.value))]],
  ['toSet', [signature([], 'set', (own: ListValue) => ({ type: 'set', items: distinct(own.items) }))]],
]);

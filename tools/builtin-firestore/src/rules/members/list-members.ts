import { fail, listOf, stringOf } from '../values/make-value.ts';
import type { ListValue, RulesValue, StringValue } from '../values/rules-value.ts';
import { signature } from '../values/signature.ts';
import type { MemberTable, Overloads } from '../values/signature.ts';
import { among, collectionMembers, comparisons, distinct } from './collection-members.ts';

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

function comparing(compare: (typeof comparisons)['hasAll']): Overloads<ListValue> {
  return [signature(['list'], 'bool', (own: ListValue, other) => compare(own, other, 'by type'))];
}

/** Rules 7.4, row "list": `hasAll` and its like take a list only. */
export const listMembers: MemberTable<ListValue> = new Map([
  ...collectionMembers,
  ['hasAll', comparing(comparisons.hasAll)],
  ['hasAny', comparing(comparisons.hasAny)],
  ['hasOnly', comparing(comparisons.hasOnly)],
  [
    'concat',
    [signature(['list'], 'list', (own: ListValue, other) => listOf([...own.items, ...other.items]))],
  ],
  [
    'removeAll',
    [
      signature(['list'], 'list', (own: ListValue, other) =>
        listOf(among(own.items, other.items, false, 'by type')),
      ),
    ],
  ],
  ['join', [signature(['string'], 'string', (own: ListValue, separator) => join(own, separator.value))]],
  ['toSet', [signature([], 'set', (own: ListValue) => ({ type: 'set', items: distinct(own.items) }))]],
]);

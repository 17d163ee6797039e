import { fail, listOf, stringOf } from '../values/make-value.ts';
import type { ListValue, RulesValue } from '../values/rules-value.ts';
import { signature, type MemberTable, type Overloads } from '../values/signature.ts';
import { textOf } from '../values/text-of.ts';
import { collectionMembers, comparisons, distinct } from './collection-members.ts';

function join(list: ListValue, separator: string): RulesValue {
  const texts: string[] = [];
  let length = 0;
  for (const item of list.items) {
    const text = textOf(item);
    if (text === null) return fail(`There is no text of a ${item.type}.`);
    texts.push(text);
    length += text.length + separator.length;
  }
  return length > 2 ** 22 ? fail('The string is too long.') : stringOf(texts.join(separator));
}

function comparing(compare: (typeof comparisons)['hasAll']): Overloads<ListValue> {
  return [signature(['list'], 'bool', (own: ListValue, other) => compare(own, other, 'by type'))];
}

/** The methods of lists (protocol 7.4). `hasAll`, `hasAny` and `hasOnly` take a list only. */
export const listMembers: MemberTable<ListValue> = new Map([
  ...collectionMembers,
  ['hasAll', comparing(comparisons.hasAll)],
  ['hasAny', comparing(comparisons.hasAny)],
  ['hasOnly', comparing(comparisons.hasOnly)],
  [
    'concat',
    [signature(['list'], 'list', (own: ListValue, other) => listOf([...own.items, ...other.items]))],
  ],
  ['join', [signature(['string'], 'string', (own: ListValue, separator) => join(own, separator.value))]],
  ['toSet', [signature([], 'set', (own: ListValue) => ({ type: 'set', items: distinct(own.items) }))]],
]);

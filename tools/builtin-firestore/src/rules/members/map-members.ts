import { compareUtf8 } from '../../values/utf8-order.ts';
import { countOf, fail, listOf } from '../values/make-value.ts';
import type { MapValue, RulesValue } from '../values/rules-value.ts';
import { signature, type MemberTable } from '../values/signature.ts';

const unknownField = fail('The query does not tell this field of the document.');
const unknownFields = fail('The query does not tell all fields of the document.');

/** Operations that need every field fail on a document that is only partly known (rules 7.8). */
function whole(map: MapValue, compute: () => RulesValue): RulesValue {
  return map.partial === true ? unknownFields : compute();
}

/** One field; an error if it does not exist or the query does not determine it. */
export function fieldOf(map: MapValue, name: string): RulesValue {
  const value = map.fields.get(name);
  if (value !== undefined) return value;
  if (map.partial === true)
    return fail(`Property ${name} is undefined on object: the query has no filter on it.`);
  return fail(`Property ${name} is undefined on object.`);
}

function getPath(map: MapValue, keys: readonly RulesValue[], otherwise: RulesValue): RulesValue {
  let current: RulesValue = map;
  for (const key of keys) {
    if (current.type === 'constraint') return unknownField;
    if (current.type !== 'map' || key.type !== 'string') return otherwise;
    const next: RulesValue | undefined = current.fields.get(key.value);
    if (next === undefined) return current.partial === true ? unknownField : otherwise;
    current = next;
  }
  return current;
}

/** Rules 7.4, row "map": keys and values are lists, of which only the former is sorted. */
export const mapMembers: MemberTable<MapValue> = new Map([
  [
    'keys',
    [
      signature([], 'list', (own: MapValue) =>
        whole(own, () => {
          const names = [...own.fields.keys()].toSorted(compareUtf8);
          return listOf(names.map((value) => ({ type: 'string', value })));
        }),
      ),
    ],
  ],
  ['values', [signature([], 'list', (own: MapValue) => whole(own, () => listOf([...own.fields.values()])))]],
  ['size', [signature([], 'int', (own: MapValue) => whole(own, () => countOf(own.fields.size)))]],
  [
    'get',
    [
      signature(['string', 'any'], 'any', (own: MapValue, key, otherwise) => getPath(own, [key], otherwise)),
      signature(['list', 'any'], 'any', (own: MapValue, keys, otherwise) =>
        getPath(own, keys.items, otherwise),
      ),
    ],
  ],
  [
    'diff',
    [
      signature(['map'], 'mapDiff', (own: MapValue, other) =>
        whole(own, () => whole(other, () => ({ type: 'mapDiff', before: other, after: own }))),
      ),
    ],
  ],
]);

import { compareUtf8 } from '../../values/utf8-order.ts';
import { countOf, fail, listOf } from '../values/make-value.ts';
import type { MapValue, RulesValue } from '../values/rules-value.ts';
import { signature, type MemberTable } from '../values/signature.ts';

const unknownField = fail('The query does not tell this field of the document.');
const unknownFields = fail('The query does not tell all fields of the document.');

/** For operations that need all fields. They fail if the document is only partly known (protocol 7.8). */
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

/** The methods of maps (protocol 7.4). */
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
  ['size', [signature([], 'int', (own: MapValue) => whole(own, () => countOf(own.fields.size)))]],
  [
    'get',
    [
      signature(
        ['string', 'any'],
        'any',
        (own: MapValue, key, otherwise) =>
          own.fields.get(key.value) ?? (own.partial === true ? unknownField : otherwise),
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

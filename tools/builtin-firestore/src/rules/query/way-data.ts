import type { FieldComparison } from '../access-request.ts';
import { fromFirestore } from '../values/from-firestore.ts';
import { nullValue, recordOf } from '../values/make-value.ts';
import type { ConstraintMember, RulesValue } from '../values/rules-value.ts';
import type { Way } from './normal-form.ts';

interface FieldNode {
  readonly comparisons: FieldComparison[];
  readonly children: Map<string, FieldNode>;
}

/**
 * `resource.data` of one way: a partial map of the fields that the way names. If a field has only one comparison, `==`
 * or IS_NULL, it has that value. Any other field in the map has a constraint (protocol 7.8).
 */
export function wayData(way: Way, database: string): RulesValue {
  const root: FieldNode = { comparisons: [], children: new Map() };
  for (const comparison of way) {
    if (comparison.field[0] !== '__name__') nodeAt(root, comparison.field).comparisons.push(comparison);
  }
  return mapOfChildren(root, database);
}

function nodeAt(root: FieldNode, field: readonly string[]): FieldNode {
  let node = root;
  for (const name of field) {
    const child: FieldNode = node.children.get(name) ?? { comparisons: [], children: new Map() };
    node.children.set(name, child);
    node = child;
  }
  return node;
}

function mapOfChildren(node: FieldNode, database: string): RulesValue {
  const fields = [...node.children].map(([name, child]) => [name, valueOf(child, database)] as const);
  return recordOf(fields, true);
}

function valueOf(node: FieldNode, database: string): RulesValue {
  const [first, ...rest] = node.comparisons;
  if (first === undefined) return mapOfChildren(node, database);
  const known = rest.length === 0 ? fixedValue(first, database) : null;
  if (known !== null) return known;
  return {
    type: 'constraint',
    members: node.comparisons.flatMap((comparison) => membersOf(comparison, database)),
  };
}

function fixedValue({ op, value }: FieldComparison, database: string): RulesValue | null {
  if (op === 'IS_NULL') return nullValue;
  return op === 'EQUAL' && value !== undefined ? fromFirestore(value, database) : null;
}

const comparators = {
  EQUAL: 'EQ',
  LESS_THAN: 'LT',
  LESS_THAN_OR_EQUAL: 'LTE',
  GREATER_THAN: 'GT',
  GREATER_THAN_OR_EQUAL: 'GTE',
  ARRAY_CONTAINS: 'LIST_CONTAINS',
} as const;

function isComparator(op: string): op is keyof typeof comparators {
  return op in comparators;
}

function membersOf({ op, value }: FieldComparison, database: string): readonly ConstraintMember[] {
  if (op === 'IS_NULL') return [{ comparator: 'EQ', value: nullValue }];
  if (value === undefined || !isComparator(op)) return [];
  return [{ comparator: comparators[op], value: fromFirestore(value, database) }];
}

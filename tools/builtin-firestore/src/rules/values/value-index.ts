import { contains, type NumbersInside } from './equality.ts';
import type { RulesValue } from './rules-value.ts';

/** Finds equal values without comparing all pairs. */
export interface ValueIndex {
  has(value: RulesValue): boolean;
  /** Adds a value; returns whether it is new. */
  add(value: RulesValue): boolean;
}

export function createValueIndex(inside: NumbersInside, items: readonly RulesValue[] = []): ValueIndex {
  const buckets = new Map<string, RulesValue[]>();

  function has(value: RulesValue): boolean {
    return contains(buckets.get(bucketOf(value)) ?? [], value, inside);
  }

  function add(value: RulesValue): boolean {
    if (has(value)) return false;
    const bucket = bucketOf(value);
    const known = buckets.get(bucket);
    if (known === undefined) buckets.set(bucket, [value]);
    else known.push(value);
    return true;
  }

  for (const item of items) add(item);
  return { has, add };
}

/** The name of a value's bucket. Equal values share it, and few other values have it. */
function bucketOf(value: RulesValue): string {
  switch (value.type) {
    case 'string':
      return `string ${value.value}`;
    case 'int':
    case 'float':
      return `number ${Number(value.value)}`;
    case 'list':
      return `list ${value.items.length}`;
    case 'timestamp':
      return `timestamp ${value.nanos}`;
    case 'path':
      return `path ${value.segments.join('/')}`;
    default:
      return value.type;
  }
}

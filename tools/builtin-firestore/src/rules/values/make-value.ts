import type {
  BoolValue,
  DurationValue,
  ErrorValue,
  FloatValue,
  IntValue,
  ListValue,
  MapValue,
  NullValue,
  RulesValue,
  StringValue,
  TimestampValue,
} from './rules-value.ts';

/** The largest weight of a value. A heavier literal, sum or join is an error; no document is heavier. */
const MAX_WEIGHT = 2 ** 21;

export const nullValue: NullValue = { type: 'null' };

export function fail(message: string): ErrorValue {
  return { type: 'error', message };
}

export function boolOf(value: boolean): BoolValue {
  return { type: 'bool', value };
}

/** An error if the value does not fit 64 bits. */
export function intOf(value: bigint): IntValue | ErrorValue {
  return BigInt.asIntN(64, value) === value ? { type: 'int', value } : fail('Integer overflow.');
}

/** Makes an int from a number that is known to be a safe integer, such as a size. */
export function countOf(value: number): IntValue {
  return { type: 'int', value: BigInt(value) };
}

export function floatOf(value: number): FloatValue {
  return { type: 'float', value };
}

export function stringOf(value: string): StringValue | ErrorValue {
  return value.length <= MAX_WEIGHT ? { type: 'string', value } : fail('The string is too long.');
}

export function listOf(items: readonly RulesValue[]): ListValue | ErrorValue {
  const weight = weightOfAll(items);
  return weight <= MAX_WEIGHT ? { type: 'list', items, weight } : fail('The list is too large.');
}

export function mapOf(fields: ReadonlyMap<string, RulesValue>): MapValue | ErrorValue {
  const weight = weightOfAll([...fields.values()]);
  return weight <= MAX_WEIGHT ? { type: 'map', fields, weight } : fail('The map is too large.');
}

/** A map of any size, which the evaluator makes from a request or a document. */
export function recordOf(fields: Iterable<readonly [string, RulesValue]>, partial = false): MapValue {
  const map = new Map(fields);
  return { type: 'map', fields: map, weight: weightOfAll([...map.values()]), ...(partial && { partial }) };
}

const NANOS_PER_SECOND = 1_000_000_000n;
const EARLIEST_NANOS = -62_135_596_800n * NANOS_PER_SECOND;
const LATEST_NANOS = 253_402_300_800n * NANOS_PER_SECOND - 1n;
const LONGEST_NANOS = 315_576_000_000n * NANOS_PER_SECOND;

/** An error outside the years 1 to 9999. */
export function timestampOf(nanos: bigint): TimestampValue | ErrorValue {
  if (nanos < EARLIEST_NANOS || nanos > LATEST_NANOS) return fail('The timestamp is out of range.');
  return { type: 'timestamp', nanos };
}

/** An error beyond 10,000 years. */
export function durationOf(nanos: bigint): DurationValue | ErrorValue {
  if (nanos < -LONGEST_NANOS || nanos > LONGEST_NANOS) return fail('The duration is out of range.');
  return { type: 'duration', nanos };
}

function weightOfAll(items: readonly RulesValue[]): number {
  let weight = 1;
  for (const item of items) weight += weightOf(item);
  return weight;
}

function weightOf(value: RulesValue): number {
  switch (value.type) {
    case 'string':
      return value.value.length + 1;
    case 'list':
    case 'map':
      return value.weight;
    case 'set':
      return weightOfAll(value.items);
    case 'mapDiff':
      return value.before.weight + value.after.weight;
    default:
      return 1;
  }
}

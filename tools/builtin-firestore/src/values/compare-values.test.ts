import { describe, expect, test } from 'vitest';
import { compareValues, valuesEqual } from './compare-values.ts';
import { identicalValues } from './identical-values.ts';
import {
  array,
  boolean,
  bytes,
  double,
  geoPoint,
  integer,
  map,
  nothing,
  reference,
  text,
  timestamp,
} from './sample-values.ts';
import type { FirestoreValue } from './value.ts';

/** Protocol 6.1, each value before the next. */
const ASCENDING: readonly FirestoreValue[] = [
  nothing,
  boolean(false),
  boolean(true),
  double(Number.NaN),
  double(Number.NEGATIVE_INFINITY),
  integer(-(2n ** 63n)),
  integer(-1),
  integer(0),
  double(0.5),
  integer(1),
  double(2 ** 53),
  integer(2n ** 53n + 1n),
  double(Number.POSITIVE_INFINITY),
  timestamp(-5n),
  timestamp(5n),
  text(''),
  text('a'),
  text('a!'),
  text('é'),
  text('\u{ffff}'),
  text('😀'),
  bytes(),
  bytes(1, 2),
  bytes(2),
  reference('a/b'),
  reference('a/b/c/d'),
  reference('a/b!'),
  reference('a!/b'),
  geoPoint(-1, 5),
  geoPoint(0, -5),
  geoPoint(0, 5),
  array(),
  array(integer(1)),
  array(integer(1), nothing),
  array(integer(2)),
  map({}),
  map({ a: integer(1) }),
  map({ a: integer(1), b: nothing }),
  map({ a: integer(2) }),
  map({ b: nothing }),
];

describe('order and equality of values', () => {
  test('6.1: all types sort in the documented order, whichever way they are compared', () => {
    for (const [index, left] of ASCENDING.entries()) {
      for (const [other, right] of ASCENDING.entries()) {
        expect(Math.sign(compareValues(left, right)), `${index} and ${other}`).toBe(Math.sign(index - other));
      }
    }
  });

  test('6.1: numbers are equal by value, whatever their type', () => {
    expect(valuesEqual(integer(1), double(1))).toBe(true);
    expect(valuesEqual(double(-0), integer(0))).toBe(true);
    expect(valuesEqual(double(Number.NaN), double(Number.NaN))).toBe(true);
    expect(valuesEqual(array(map({ a: integer(1) })), array(map({ a: double(1) })))).toBe(true);
    expect(valuesEqual(integer(2n ** 53n + 1n), double(2 ** 53))).toBe(false);
  });

  test('6.1: the order in which a map was written does not matter', () => {
    expect(valuesEqual(map({ a: nothing, b: nothing }), map({ b: nothing, a: nothing }))).toBe(true);
  });

  test('3.2: identical values have the same type and sign', () => {
    for (const value of ASCENDING) expect(identicalValues(value, value)).toBe(true);
    expect(identicalValues(integer(1), double(1))).toBe(false);
    expect(identicalValues(double(0), double(-0))).toBe(false);
    expect(identicalValues(map({ a: integer(1) }), map({ a: double(1) }))).toBe(false);
    expect(identicalValues(map({ a: nothing, b: nothing }), map({ b: nothing, a: nothing }))).toBe(true);
  });
});

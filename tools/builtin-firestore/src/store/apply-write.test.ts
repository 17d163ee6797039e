import { describe, expect, test } from 'vitest';
import { array, double, integer, nothing, text } from '../values/sample-values.ts';
import type { FirestoreValue, StoredDocument } from '../values/value.ts';
import { applyTransform } from './apply-transform.ts';
import { applyWrite } from './apply-write.ts';
import { createCommitClock, requestTime } from './commit-clock.ts';
import type { Transform, UpdateWrite } from './write.ts';

const NaNValue = double(Number.NaN);
const MAX = 2n ** 63n - 1n;

const increment = (operand: ReturnType<typeof integer | typeof double>): Transform => ({
  kind: 'increment',
  operand,
});
const minimum = (operand: ReturnType<typeof integer | typeof double>): Transform => ({
  kind: 'minimum',
  operand,
});
const maximum = (operand: ReturnType<typeof integer | typeof double>): Transform => ({
  kind: 'maximum',
  operand,
});
const union = (...elements: FirestoreValue[]): Transform => ({ kind: 'arrayUnion', elements });
const remove = (...elements: FirestoreValue[]): Transform => ({ kind: 'arrayRemove', elements });

describe('transforms', () => {
  test.each<[string, FirestoreValue | undefined, Transform, FirestoreValue]>([
    ['increment of nothing is the operand', undefined, increment(integer(2)), integer(2)],
    ['increment of a text is the operand', text('x'), increment(integer(2)), integer(2)],
    ['ints add to an int', integer(1), increment(integer(2)), integer(3)],
    ['ints saturate above', integer(MAX), increment(integer(1)), integer(MAX)],
    ['ints saturate below', integer(-MAX), increment(integer(-MAX)), integer(-MAX - 1n)],
    ['int and double add to a double', integer(1), increment(double(2)), double(3)],
    ['minimum takes the smaller', integer(3), minimum(double(2)), double(2)],
    ['equal values keep the stored type', integer(3), maximum(double(3)), integer(3)],
    ['maximum takes the larger', integer(3), maximum(integer(4)), integer(4)],
    ['NaN stored gives NaN', NaNValue, maximum(integer(4)), NaNValue],
    ['NaN as operand gives NaN', integer(4), minimum(NaNValue), NaNValue],
    [
      'union adds what is missing, by value',
      array(integer(1)),
      union(double(1), text('a'), text('a')),
      array(integer(1), text('a')),
    ],
    ['union of no array starts empty', text('x'), union(nothing), array(nothing)],
    [
      'remove takes all equal ones',
      array(integer(1), double(1), NaNValue),
      remove(integer(1), NaNValue),
      array(),
    ],
    ['remove from no array leaves an empty one', integer(1), remove(integer(1)), array()],
  ])('3.2: %s', (_, stored, transform, expected) => {
    expect(applyTransform(stored, transform, 0n).value).toEqual(expected);
  });

  test('3.2: array transforms return null, and the other transforms the new value', () => {
    expect(applyTransform(undefined, union(integer(1)), 0n).result).toEqual(nothing);
    expect(applyTransform(integer(1), increment(integer(1)), 0n).result).toEqual(integer(2));
    expect(applyTransform(undefined, { kind: 'requestTime' }, 5n).result).toEqual({
      type: 'timestamp',
      micros: 5n,
    });
  });
});

describe('writes', () => {
  const before: StoredDocument = {
    path: 'c/a',
    fields: new Map([['n', integer(1)]]),
    createTime: 1n,
    updateTime: 2n,
  };
  const update = (parts: Partial<UpdateWrite>): UpdateWrite => ({
    kind: 'update',
    path: 'c/a',
    fields: new Map(),
    transforms: [],
    ...parts,
  });

  test('3.2: a write that changes nothing keeps the update time', () => {
    expect(applyWrite(update({ fields: before.fields }), before, 9n).after).toBe(before);
    const zero = [{ field: ['n'], transform: increment(integer(0)) }];
    expect(applyWrite(update({ mask: [], transforms: zero }), before, 9n).after).toBe(before);
  });

  test('3.2: the same number of another type is a change', () => {
    const fields = new Map([['n', double(1)]]);
    expect(applyWrite(update({ fields }), before, 9n).after).toMatchObject({
      createTime: 1n,
      updateTime: 9n,
    });
  });

  test('3.2: an absent field in the mask is deleted, and a field outside the mask is ignored', () => {
    const fields = new Map([['z', integer(5)]]);
    expect(applyWrite(update({ fields, mask: [['n']] }), before, 9n).after?.fields).toEqual(new Map());
  });

  test('3.2: a document created by a write has equal create and update times', () => {
    expect(applyWrite(update({ mask: [] }), null, 9n).after).toMatchObject({
      createTime: 9n,
      updateTime: 9n,
    });
  });
});

describe('the clock', () => {
  test('3.2: commit times grow even while the wall clock stands still or goes back', () => {
    const walls = [5, 5, 4, 6];
    const clock = createCommitClock(() => walls.shift() ?? 0);
    expect([clock.next(), clock.next(), clock.next(), clock.next()]).toEqual([5000n, 5001n, 5002n, 6000n]);
    expect(clock.now()).toBe(6000n);
  });

  test('3.2: the time of a request is the commit time in whole milliseconds', () => {
    expect(requestTime(5_001_999n)).toBe(5_001_000n);
  });
});

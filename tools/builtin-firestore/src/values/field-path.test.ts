import { describe, expect, test } from 'vitest';
import { deleteField, getField, selectFields, setField } from './field-access.ts';
import { formatFieldPath, parseFieldPath } from './field-path.ts';
import { integer, map } from './sample-values.ts';
import type { Fields } from './value.ts';

describe('field paths', () => {
  test.each([
    ['a', ['a']],
    ['a.b_1.C', ['a', 'b_1', 'C']],
    ['`a.b`', ['a.b']],
    ['`a``b`'.replace('``', '\\`'), ['a`b']],
    ['`\\\\`.x', ['\\', 'x']],
    ['`1`.`é 😀`', ['1', 'é 😀']],
    ['__name__', ['__name__']],
  ])('3.2: %s has the segments %j', (wire, segments) => {
    const parsed = parseFieldPath(wire);
    expect(parsed).toEqual({ ok: true, value: segments });
    expect(formatFieldPath(segments)).toBe(wire);
  });

  test.each([
    [''],
    ['.a'],
    ['a.'],
    ['a..b'],
    ['1a'],
    ['a b'],
    ['`a'],
    ['``'],
    ['a.`b`c'],
    ['__x__'],
    ['a.__name__'],
  ])('3.2: "%s" is no field path', (wire) => {
    expect(parseFieldPath(wire).ok).toBe(false);
  });

  test('6.4: a path longer than 1,500 bytes is refused', () => {
    expect(parseFieldPath('a'.repeat(1500)).ok).toBe(true);
    expect(parseFieldPath('a'.repeat(1501)).ok).toBe(false);
  });
});

describe('access by path', () => {
  const inner = map({ b: integer(1), c: integer(2) });
  const fields: Fields = new Map([
    ['a', inner],
    ['n', integer(3)],
  ]);

  test('3.2: setting creates maps on the way and leaves the original alone', () => {
    expect(getField(setField(fields, ['n', 'x', 'y'], integer(9)), ['n', 'x', 'y'])).toEqual(integer(9));
    expect(getField(fields, ['n'])).toEqual(integer(3));
  });

  test('3.2: deleting a field below no map changes nothing', () => {
    expect(deleteField(fields, ['n', 'x'])).toBe(fields);
    expect(deleteField(fields, ['z', 'x'])).toBe(fields);
    expect(getField(deleteField(fields, ['a', 'b']), ['a'])).toEqual(map({ c: integer(2) }));
  });

  test('3.1: a mask keeps the named fields', () => {
    expect(selectFields(fields, [['a', 'b'], ['z']])).toEqual(new Map([['a', map({ b: integer(1) })]]));
  });
});

import { describe, expect, it } from 'vitest';
import { count, flag, listOf, mapOf, oneOf, orNull, readFields } from './composed-decoders.ts';
import { text, time, type Decoder } from './decoders.ts';

const NOW = new Date('2026-03-01T10:00:00.000Z');

const COLOURS = oneOf(['red', 'blue']);
const DECODERS: readonly (readonly [string, Decoder<unknown>, unknown, readonly unknown[]])[] = [
  ['a text', text, '', [1, null, undefined, {}]],
  ['a flag', flag, false, [0, 'false', null]],
  ['a time', time, NOW, [NOW.toISOString(), NOW.getTime(), null]],
  ['a count', count, 0, [-1, 0.5, '0', Number.NaN, Number.POSITIVE_INFINITY, null]],
  ['one of some texts', COLOURS, 'blue', ['green', '', null, 0]],
  ['something or null', orNull(text), 'a', [1, {}]],
  ['a list', listOf(count), [1, 2], [[1, 'b'], { 0: 1 }, 'ab', null]],
  ['a list of lists', listOf(listOf(orNull(count))), [[1, null], []], [[1], [['b']]]],
  ['a map', mapOf({ a: text }), { a: 'b' }, [{}, { a: 1 }, [], 'a', null]],
];

describe('a stored value', () => {
  it.each(DECODERS)(
    '%s is read unchanged, and a value of another type is read as undefined',
    (_, decoder, sound, others) => {
      expect(decoder(sound)).toEqual(sound);
      for (const other of others) expect(decoder(other)).toBeUndefined();
    },
  );

  it('an absent value is null if it is nullable', () => {
    expect(orNull(text)(undefined)).toBeNull();
    expect(orNull(text)(null)).toBeNull();
  });
});

describe('a stored document', () => {
  const FIELDS = { name: text, age: orNull(count) } as const;

  it('a sound document is read with all fields of its table and no other field', () => {
    expect(readFields(FIELDS, { name: 'Robin', other: 1 })).toEqual({
      ok: true,
      values: { name: 'Robin', age: null },
    });
  });

  it('a damaged document is read with the names of its malformed fields', () => {
    const malformed = ['name', 'age'];
    expect(readFields(FIELDS, { age: 'old' })).toEqual({ ok: false, values: {}, malformed });
    expect(readFields(FIELDS, 'Robin')).toMatchObject({ ok: false, malformed: ['name'] });
  });
});

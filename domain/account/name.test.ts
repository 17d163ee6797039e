import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isVisibleName, nameKeyOf, parseName } from './name.ts';

describe('a name', () => {
  it('is trimmed', () => {
    expect(parseName('  Robin  Rider ')).toEqual({ ok: true, value: 'Robin  Rider' });
  });

  it.each([
    ['nothing', ''],
    ['spaces', ' \t '],
    ['a space without width', '\u200b'],
    ['a combining mark alone', '\u0301'],
  ])('of %s is asked for', (_, typed) => {
    expect(parseName(typed)).toEqual({ ok: false, error: { code: 'name-required' } });
  });

  it('of one character stands, in any script', () => {
    for (const name of ['X', '李', 'Ж', 'ع', '7', '-', '😀']) expect(isVisibleName(name)).toBe(true);
  });

  it('of 100 characters stands, one of 101 does not', () => {
    expect(parseName('x'.repeat(100)).ok).toBe(true);
    expect(parseName('x'.repeat(101))).toEqual({ ok: false, error: { code: 'name-too-long' } });
    expect(parseName(`  ${'x'.repeat(100)}  `).ok).toBe(true);
  });

  it('is searched by its ASCII letters in lower case, and the rest as written', () => {
    expect(nameKeyOf('ÄRGER Ilker İstanbul')).toBe('Ärger ilker İstanbul');
  });

  it('keeps its length as a key, and the key is its own key', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(nameKeyOf(name)).toHaveLength(name.length);
        expect(nameKeyOf(nameKeyOf(name))).toBe(nameKeyOf(name));
      }),
    );
  });
});

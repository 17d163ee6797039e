import { describe, expect, it } from 'vitest';
import { isVisibleName, parseName } from './name.ts';

describe('a name', () => {
  it('a name is trimmed, and every gap inside becomes one plain space', () => {
    expect(parseName('  Robin  Rider ')).toEqual({ ok: true, value: 'Robin Rider' });
    expect(parseName('Robin\u3000\u00a0Rider')).toEqual({ ok: true, value: 'Robin Rider' });
  });

  it.each([
    ['nothing', ''],
    ['spaces', ' \t '],
    ['a space without width', '\u200b'],
    ['a combining mark alone', '\u0301'],
    ['a blank letter alone', '\u3164'],
    ['a blank note alone', '\u{1d159}'],
    ['a private character alone', '\ue000'],
    ['half a character', '\ud83d'],
  ])('a name of %s counts as missing', (_, typed) => {
    expect(parseName(typed)).toEqual({ ok: false, error: { code: 'name-required' } });
  });

  it.each([
    ['a line break', 'Robin\nRider'],
    ['a null', 'Robin\u0000'],
    ['an escape', '\u001b[31mRobin'],
    ['a control of the second set', 'Robin\u0085Rider'],
    ['a soft hyphen', 'Ro\u00adbin'],
    ['a right-to-left override', 'Robin\u202egnp.exe'],
    ['an embedding and its end', '\u202bRobin\u202c Rider'],
    ['an isolate and its end', '\u2066Robin\u2069'],
    ['a mark of direction', 'Robin\u200f'],
    ['an Arabic mark of direction', 'Robin\u061c'],
    ['a space without width', 'Ro\u200bbin'],
    ['a byte order mark', 'Ro\ufeffbin'],
    ['a word joiner', 'Ro\u2060bin'],
    ['a line separator', 'Robin\u2028Rider'],
    ['a blank letter', 'Robin \u3164'],
    ['a blank pattern', 'Robin\u2800Rider'],
    ['a tag', 'Robin\u{e0041}'],
    ['a joiner between Latin letters', 'Ro\u200dbin'],
    ['a non-joiner between words', 'Robin \u200cRider'],
    ['a joiner at its start', '\u200dRobin'],
    ['two joiners in a row', 'می\u200c\u200cنا'],
    ['a variant of a Latin letter', 'Robin\ufe0f'],
    ['a rare variant of a Latin letter', 'Robin\u{e0101}'],
    ['a musical control', 'Robin\u{1d173}'],
    ['a blank note', 'Robin \u{1d159}'],
    ['a variant of a digit', 'Robin 1\ufe0f'],
    ['an unassigned special', 'Robin\ufff0'],
  ])('a name with %s is refused', (_, typed) => {
    expect(parseName(typed)).toEqual({ ok: false, error: { code: 'name-unusable' } });
  });

  it.each([
    ['Persian, with a non-joiner', 'علی\u200cرضا'],
    ['Hindi, with a joiner', 'क्\u200dष'],
    ['Malayalam, with one at its end', 'മോഹന്\u200d'],
    ['Sinhala', 'ශ්\u200dරී'],
    ['Mongolian, with its vowel separator', 'ᠰᠠᠷ\u180eᠠ'],
    ['Japanese, with a variant of a character', '葛\u{e0100}城'],
    ['an emoji with a variant', '\u2764\ufe0f'],
    ['a family of emoji', '👩\u200d👩\u200d👧'],
    ['an emoji with a tone and a trade', '🧑🏽\u200d🚀'],
    ['the flag of a rainbow', '🏳️\u200d🌈'],
    ['keycaps', '1️⃣ #️⃣'],
    ['accents of their own', 'Zoe\u0301'],
  ])('a name in %s is accepted', (_, typed) => {
    expect(parseName(typed)).toEqual({ ok: true, value: typed });
  });

  it('a name of one character is accepted in any script', () => {
    for (const name of ['X', '李', 'Ж', 'ع', '7', '-', '😀']) expect(isVisibleName(name)).toBe(true);
  });

  it('a name may have 100 characters, not 101', () => {
    expect(parseName('x'.repeat(100)).ok).toBe(true);
    expect(parseName('x'.repeat(101))).toEqual({ ok: false, error: { code: 'name-too-long' } });
    expect(parseName(`  ${'x'.repeat(100)}  `).ok).toBe(true);
  });
});

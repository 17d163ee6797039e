import { describe, expect, it } from 'vitest';
import { phoneKeyOf } from '../booking/passenger-phone.ts';
import { MOST_FINDS } from '../basics/ride-limits.ts';
import { findsOf, soughtIn } from './customer-search.ts';

/** Whether a customer of this name and these numbers is found by a text. */
function isFound(typed: string, name: string, ...phones: readonly string[]): boolean {
  const finds = findsOf(name, phones.map(phoneKeyOf));
  const sought = soughtIn(typed);
  return sought !== null && sought.ask.some((entry) => finds.includes(entry)) && sought.isMeant(finds);
}

describe('a customer of a title and accents', () => {
  const HANS = ['Herr Dr. Hans Müller', '030 55501422', '+49 (0)171 9988776'] as const;

  it.each([
    ['any word of the name', ['Hans', 'Müller', 'Herr', 'Dr.', 'mül', 'h']],
    ['the words in any order', ['Müller Hans', 'müller, hans', 'hans herr', 'Dr. Hans']],
    ['folded accents and umlauts', ['Muller', 'Mueller', 'MÜLLER', 'muell', 'Mu\u0308ller']],
    ['a title that the name has or lacks', ['Frau Müller', 'Prof. Hans', 'Mr. Muller']],
    ['the beginning of a number', ['030 555', '030/55501', '+49 30 5550', '0171 99', '171 99']],
    ['the last digits of a number', ['1422', '501422', '8776', '98 87 76']],
    ['words and digits together', ['Müller 1422', '8776 hans', 'hans 030 555']],
  ])('is found by %s', (_, texts) => {
    expect(texts.filter((typed) => !isFound(typed, ...HANS))).toEqual([]);
  });

  it('is not found by the middle of a word, another word beside, digits of the middle, or three last ones', () => {
    const texts = ['uller', 'Hans Meier', '5550', '5501', '422', 'Müller 1423', 'Frau Meier', ''];
    expect(texts.filter((typed) => isFound(typed, ...HANS))).toEqual([]);
  });
});

it.each([
  ['Łukasz Ångström', 'lukasz angstrom'],
  ['Zoë O’Neil', 'oneil zoe'],
  ['Jean-Luc D’Arcy', 'luc darcy'],
  ['Straßer', 'strasser'],
  ['Ward 3', 'ward 3'],
  ['Frau', 'frau'],
  ['Пётр Иванов', 'иванов'],
])('a customer called %s is found by “%s”', (name, typed) => {
  expect(isFound(typed, name, '112')).toBe(true);
});

it('last digits with zeros at their beginning are found as typed', () => {
  expect(isFound('0042', 'A', '+1 555 0042')).toBe(true);
  expect(isFound('0042', 'A', '+1 555 1042')).toBe(false);
});

it('no name and no four numbers have more entries than are stored', () => {
  const numbers = ['1', '2', '3', '4'].map((digit) => digit.repeat(24));
  expect(findsOf('ﷺ'.repeat(100), numbers).length).toBeLessThanOrEqual(MOST_FINDS);
  expect(findsOf('x'.repeat(100), numbers)).toContain('x'.repeat(100));
});

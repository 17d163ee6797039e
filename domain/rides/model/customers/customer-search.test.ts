import { describe, expect, it } from 'vitest';
import { phoneKeyOf } from '../booking/passenger-phone.ts';
import { MOST_FINDS } from '../basics/ride-limits.ts';
import { findsOf, isTooShortForNumbers, soughtIn } from './customer-search.ts';

/** Whether a customer of this name and these numbers is found by a text. */
function isFound(typed: string, name: string, ...phones: readonly string[]): boolean {
  const finds = findsOf(name, phones.map(phoneKeyOf));
  const sought = soughtIn(typed);
  return sought !== null && sought.ask.some((entry) => finds.includes(entry)) && sought.isMeant(finds);
}

describe('a customer with a title and accents', () => {
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

  it('is not found by the middle of a word, a word of another name, digits of the middle, or the last three digits', () => {
    const texts = ['uller', 'Hans Meier', '5550', '5501', '422', 'Müller 1423', 'Frau Meier', ''];
    expect(texts.filter((typed) => isFound(typed, ...HANS))).toEqual([]);
  });
});

it.each([
  ['Łukasz Ångström', 'lukasz angstrom'],
  ['Zoë O’Neil', 'oneil zoe'],
  ['Zoë O’Neil', 'o neil'],
  ["Mary O'Neil", 'neil mary'],
  ['Jean-Luc D’Arcy', 'luc darcy'],
  ['Jean-Luc D’Arcy', 'jeanluc arcy'],
  ['Anna-Lena Meier', 'annalena'],
  ['Lea Müller\u2010Lüdenscheidt', 'muellerluedenscheidt'],
  ['Straßer', 'strasser'],
  ['Ward 3', 'ward 3'],
  ['Frau', 'frau'],
  ['Пётр Иванов', 'иванов'],
])('a customer called %s is found by “%s”', (name, typed) => {
  expect(isFound(typed, name, '112')).toBe(true);
});

it.each(['030 1234 ext. 5', '030 1234 x5', '030 1234 Durchwahl 5', '+49 30 1234 ext 5', '1234', '030 123'])(
  'a customer with an extension is found by “%s”',
  (typed) => {
    expect(isFound(typed, 'A', '030 1234 ext. 5')).toBe(true);
    expect(isFound(typed, 'A', '030 9999 ext. 7')).toBe(false);
  },
);

it('an internal extension is found as written, and by its digits', () => {
  for (const typed of ['ext. 0142', 'x0142', 'Durchwahl 0142', '0142'])
    expect(isFound(typed, 'Ward 3', 'ext. 0142')).toBe(true);
  expect(isFound('ext. 0143', 'Ward 3', 'ext. 0142')).toBe(false);
});

it.each(['48221234567', '+48 22 1234567', '0048221234567', '22 1234567', '022 1234'])(
  'a number of another country is found by “%s”, even as telephone systems write it',
  (typed) => {
    expect(isFound(typed, 'A', '+48 22 123 45 67')).toBe(true);
  },
);

it('last digits with zeros at their beginning are found as typed', () => {
  expect(isFound('0042', 'A', '+1 555 0042')).toBe(true);
  expect(isFound('0042', 'A', '+1 555 1042')).toBe(false);
});

it('the longest name and four numbers have no more entries than are stored', () => {
  const numbers = ['1', '2', '3', '4'].map((digit) => digit.repeat(24));
  expect(findsOf('ﷺ'.repeat(100), numbers).length).toBeLessThanOrEqual(MOST_FINDS);
  expect(findsOf('x'.repeat(100), numbers)).toContain('x'.repeat(100));
});

it('a text with one to three digits is too short to search the ends of numbers', () => {
  expect(['030', '422', 'Ward 3', '1'].map(isTooShortForNumbers)).toEqual([true, true, true, true]);
  expect(['0422', '030 1', 'Ward', ''].map(isTooShortForNumbers)).toEqual([false, false, false, false]);
});

import { describe, expect, it } from 'vitest';
import { callHref, phoneIn, readPhone } from './phone.ts';
import { errorOf } from './value-of.builder.ts';

describe('the label of a number is not stored', () => {
  it.each([
    'Tel.: 030 12345',
    'Tel.030 12345',
    'tel030 12345',
    'Tel.-Nr.: 030 12345',
    'Telefonnr.: 030 12345',
    'Telefonnummer 030 12345',
    'Rufnummer: 030 12345',
    'Nr. 030 12345',
    'Phone number: 030 12345',
    'phone no. 030 12345',
    'Ph: 030 12345',
    'T: 030 12345',
    'M. 030 12345',
    'Mob. 030 12345',
    'mobile 030 12345',
    'Handy-Nr.: 030 12345',
    'Cell phone: 030 12345',
    'Natel 030 12345',
    'Festnetz: 030 12345',
    'Tel. privat: 030 12345',
    'Büro 030 12345',
    'Home: 030 12345',
    '030 12345 (mobil)',
    '030 12345 (privat)',
  ])('%s is 030 12345', (typed) => {
    expect(phoneIn(typed)).toBe('030 12345');
  });

  it.each([
    ['Fax: 030 12345', 'Fax:'],
    ['Müller 030 12345', 'Müller'],
    ['T 030 12345', 'T'],
    ['Tel./Fax 030 12345', 'Tel'],
    ['030 12345 privat', 'privat'],
    ['030 12345 (Tochter)', 'Tochter'],
    ['privat', 'privat'],
    ['Mobil', 'Mobil'],
  ])('%s is refused because of %s', (typed, what) => {
    expect(errorOf(readPhone(typed))).toEqual({ kind: 'sign', what });
  });
});

describe('the address of a number in a telephone system or a page', () => {
  it.each([
    ['sip:+49301234567@example.com', '+49301234567'],
    ['sip:+49301234567@example.com;user=phone', '+49301234567'],
    ['sips:0301234567@pbx', '0301234567'],
    ['<sip:0301234567@192.0.2.1:5060>', '0301234567'],
    ['"Anna Müller" <sip:0301234567@pbx>;tag=x', '0301234567'],
    ['+49301234567@pbx.local', '+49301234567'],
    ['sip:%2B49301234567@pbx', '+49301234567'],
    ['tel://+49301234567', '+49301234567'],
    ['callto://+49301234567', '+49301234567'],
    ['telprompt:0301234567', '0301234567'],
    ['smsto:0301234567', '0301234567'],
  ])('%s is %s', (typed, phone) => {
    expect(phoneIn(typed)).toBe(phone);
  });

  it.each([
    ['sip:anna@example.com', 'sip:anna@example'],
    ['anna@example.com', 'anna@example'],
    ['https://wa.me/49301234567', 'https:'],
    ['*31#0301234567', '*'],
    ['#31#0301234567', '#'],
  ])('%s is no number, because of %s', (typed, what) => {
    expect(errorOf(readPhone(typed))).toEqual({ kind: 'sign', what });
  });

  it('sip:12@pbx, the address of an extension, is too short', () => {
    expect(errorOf(readPhone('sip:12@pbx'))).toEqual({ kind: 'too-short', digits: 2 });
  });
});

describe('a number with signs that no keypad has', () => {
  it.each(
    [
      '\uFEFF',
      '\u200B',
      '\u200C',
      '\u200D',
      '\u200E',
      '\u200F',
      '\u202A',
      '\u2066',
      '\u180E',
      '\u00AD',
      '\uFE0F',
    ].map((hidden) => [hidden.codePointAt(0)?.toString(16), hidden] as const),
  )('loses U+%s before it, in it and after it', (_, hidden) => {
    expect(phoneIn(`${hidden}030 12${hidden}345${hidden}`)).toBe('030 12345');
  });

  it('loses the keycaps around its digits', () => {
    expect(phoneIn('0\uFE0F\u20E33\uFE0F\u20E30\uFE0F\u20E3 12345')).toBe('030 12345');
  });

  it.each(['03ー1234ー5678', '０３ー１２３４ー５６７８', '03ｰ1234ｰ5678'])('%s has dashes', (typed) => {
    expect(phoneIn(typed)).toBe('03-1234-5678');
  });

  it.each([
    ['301234567.0', '301234567'],
    ['+49301234567.0', '+49301234567'],
    ['1715551234.0', '1715551234'],
    ['030 12345.0', '030 12345.0'],
    ['01.58858.0', '01.58858.0'],
  ])('may end like a spreadsheet’s number: %s is %s', (typed, phone) => {
    expect(phoneIn(typed)).toBe(phone);
  });
});

describe("a country's code without its plus, or with a prefix of its own country, is dialled as meant", () => {
  it.each([
    ['49 (0)30 123456', 'tel:+4930123456'],
    ['49(0)30/123456', 'tel:+4930123456'],
    ['43 ( 0 ) 1 58858', 'tel:+43158858'],
    ['44 (0)20 7946 0958', 'tel:+442079460958'],
    ['41 (0) 44 668 18 00', 'tel:+41446681800'],
    ['39 (0)6 69821', 'tel:+390669821'],
    ['+36 (06) 1 234 5678', 'tel:+3612345678'],
    ['+36 06 1 234 5678', 'tel:+3612345678'],
    ['0036 06-1-234-5678', 'tel:003612345678'],
    ['+7 (8) 495 123-45-67', 'tel:+74951234567'],
    ['+370 (8) 5 123 4567', 'tel:+37051234567'],
  ])('%s has the link %s', (typed, href) => {
    expect(callHref(phoneIn(typed) ?? '')).toBe(href);
  });

  it.each([
    ['030 (0) 12345', 'tel:030012345'],
    ['49 030 123456', 'tel:49030123456'],
    ['+36 61 234 5678', 'tel:+36612345678'],
    ['+7 812 123 45 67', 'tel:+78121234567'],
    ['(0)30 123456', 'tel:030123456'],
  ])('%s, of another form, keeps its digits in the link %s', (typed, href) => {
    expect(callHref(phoneIn(typed) ?? '')).toBe(href);
  });
});

describe('an extension is recognised by whole words, in brackets too', () => {
  it.each([
    '030 1234 (ext. 5)',
    '030 1234 (DW 5)',
    '030 1234 (Durchwahl 5)',
    '030 1234 DW-5',
    '030 1234 Durchw. 5',
    '030 1234 Nebenst. 5',
    '030 1234 Nebenstelle: 5',
    '030 1234 Kl. 5',
    '030 1234 Klappe 5',
    '030 1234 ext # 5',
    '030 1234 ext.#5',
    '030 1234 extension no. 5',
    '030 1234 Durchwahl Nr. 5',
  ])('%s', (typed) => {
    expect(phoneIn(typed)).toBe('030 1234 ext. 5');
  });

  it.each([
    ['030 1234 box 5', 'box'],
    ['030 1234 next 5', 'next'],
    ['030 1234 Zimmer 5', 'Zimmer'],
    ['030 1234 option 5', 'option'],
    ['030 1234 Dienst 5', 'Dienst'],
  ])('%s has no extension, and the whole word %s is reported', (typed, what) => {
    expect(errorOf(readPhone(typed))).toEqual({ kind: 'sign', what });
  });
});

describe('a text that may be two numbers', () => {
  it.each([
    '030 123456 bzw. 0171 555123',
    '030 123456 \\ 0171 555123',
    '030 123456 · 0171 555123',
    '030 123456 + 0171 555123',
    'Tel. 030 123456 Mobil 0171 555123',
    'T: 030 123456 M: 0171 555123',
    '030 123456 privat, 0171 555123 mobil',
    '030 123456 tagsüber, sonst 0171 555123',
  ])('is two numbers, reported as typed: %s', (typed) => {
    expect(errorOf(readPhone(typed))).toEqual({ kind: 'several', one: '030 123456', other: '0171 555123' });
  });

  it('is two numbers if each has a slash', () => {
    expect(errorOf(readPhone('0171/1234567 030/1234567'))).toEqual({
      kind: 'several',
      one: '0171/1234567',
      other: '030/1234567',
    });
  });

  it.each([
    ['030, 1234567', ','],
    ['030;1234567', ';'],
    ['(030) | 1234567', '|'],
    ['0171,555,123', ','],
  ])('is one number with a wrong sign after the area code: %s has %s', (typed, what) => {
    expect(errorOf(readPhone(typed))).toEqual({ kind: 'sign', what });
  });

  it.each(['030\n12345', '(030)\r\n12345', '+49\n30 12345'])('is one number on two lines: %j', (typed) => {
    expect(phoneIn(typed)).toBe(typed.replace(/[\r\n]+/, ' '));
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callHref, partOfPhone, phoneIn, readPhone, textHref } from './phone.ts';
import { errorOf, valueOf } from './value-of.builder.ts';

describe('a telephone number is stored as typed, in ASCII', () => {
  it.each([
    [' +49 (30) 1234-567 ', '+49 (30) 1234-567'],
    ['0171/555/1234', '0171/555/1234'],
    ['033203/12345', '033203/12345'],
    ['030 - 12345 - 0', '030 - 12345 - 0'],
    ['01.23.45.67.89', '01.23.45.67.89'],
    ['555.123.4567', '555.123.4567'],
    ['01·23·45·67·89', '01.23.45.67.89'],
    ['01/23/45/67/89', '01/23/45/67/89'],
    ['+49 171 555 0 666', '+49 171 555 0 666'],
    ['030 12345.', '030 12345'],
    [`030${'-'.repeat(40)}12345`, '030----12345'],
    ['  ', ''],
  ])('%j is %j', (typed, phone) => {
    expect(phoneIn(typed)).toBe(phone);
  });

  it.each(['\u00A0', '\u202F', '\u2009', '\u3000', '\t', '\u200B '])('also with the space %j', (space) => {
    expect(phoneIn(`030${space}12345`)).toBe('030 12345');
  });

  it.each(['\u2010', '\u2011', '\u2013', '\u2014', '\u2212', '\uFF0D'])('also with the dash %j', (dash) => {
    expect(phoneIn(`030${dash}12345`)).toBe('030-12345');
  });

  it.each(['０３０ １２３４５', '٠٣٠ ١٢٣٤٥', '۰۳۰ ۱۲۳۴۵', '०३० १२३४५', '০৩০ ১২৩৪৫', '𝟎𝟑𝟎 𝟏𝟐𝟑𝟒𝟓'])(
    'also with the digits of %s',
    (typed) => {
      expect(phoneIn(typed)).toBe('030 12345');
    },
  );

  it.each([
    ['＋４９ （３０） １２３／４５', '+49 (30) 123/45'],
    ['(+49) 30 12345', '+49 30 12345'],
    ['(0049)30 12345', '0049 30 12345'],
    ['[030] 12345', '(030) 12345'],
    ['+0049 30 12345', '+49 30 12345'],
    ['Tel.: 030 12345', '030 12345'],
    ['Mobil 0171 55512', '0171 55512'],
  ])('%s is %s', (typed, phone) => {
    expect(phoneIn(typed)).toBe(phone);
  });
});

describe('a link to a number is that number', () => {
  it.each([
    ['tel:+49301234', '+49301234'],
    ['TEL:030-1234', '030-1234'],
    ['tel:%2B49%2030%201234', '+49 30 1234'],
    ['tel:+49-30-1234;isub=12', '+49-30-1234'],
    ['tel:+49301234;ext=5', '+49301234 ext. 5'],
    ['tel:301234;phone-context=+49', '+49 301234'],
    ['tel:03-331-6005;phone-context=+64', '+64 (0)3-331-6005'],
    ['tel:863-1234;phone-context=+1-914-555', '863-1234'],
    ['tel:863-1234;phone-context=example.com', '863-1234'],
    ['callto:030-12345', '030-12345'],
  ])('%s is %s', (typed, phone) => {
    expect(phoneIn(typed)).toBe(phone);
  });
});

describe('an extension', () => {
  it.each([
    '030 1234 ext. 5',
    '030 1234 Ext 5',
    '030 1234 extension 5',
    '030 1234 x5',
    '030 1234x5',
    '030 1234 Durchwahl 5',
    '030 1234 DW: 5',
    '030 1234, App. 5',
    '030 1234 / Apparat 5',
    '030 1234 Nst. 5',
    '030 1234 #5',
    '030 1234,5',
    '030 1234,,5',
    '030 1234\next. 5',
  ])('%j is written in one way, dialled after a pause, and not texted', (typed) => {
    const phone = phoneIn(typed);
    expect(phone).toBe('030 1234 ext. 5');
    expect(callHref(phone ?? '')).toBe('tel:0301234,5');
    expect(textHref(phone ?? '')).toBeNull();
  });

  it.each(['x0142', '#0142', 'ext. 0142', 'Durchwahl 0142'])('%s is an internal extension', (typed) => {
    expect(phoneIn(typed)).toBe('ext. 0142');
    expect(callHref('ext. 0142')).toBe('tel:0142');
  });
});

describe('two numbers in one text are no number', () => {
  it.each([
    ['030 12345 / 0171 555123', '030 12345', '0171 555123'],
    ['030/12345 / 0171/555123', '030/12345', '0171/555123'],
    ['030 12345, 0171 555123', '030 12345', '0171 555123'],
    ['030 12345;0171 555123', '030 12345', '0171 555123'],
    ['030 12345\r\n0171 555123', '030 12345', '0171 555123'],
    ['030 12345 oder 0171 555123', '030 12345', '0171 555123'],
    ['030 12345 & 0171 555123', '030 12345', '0171 555123'],
    ['030 12345 | 0171 555123', '030 12345', '0171 555123'],
    ['030 12345 - 0171 555123', '030 12345', '0171 555123'],
    ['030 12345 (0171 555123)', '030 12345', '0171 555123'],
    ['030 12345 0171 555123', '030 12345', '0171 555123'],
    ['030 12345 +49 171 555123', '030 12345', '+49 171 555123'],
    ['030 12345+49171555123', '030 12345', '+49171555123'],
    ['+49 171 5551234/+49 171 5551235', '+49 171 5551234', '+49 171 5551235'],
    ['5550142, 5550143', '5550142', '5550143'],
    ['5550142 5550143', '5550142', '5550143'],
    ['5550142/0143', '5550142', '0143'],
    ['5550142 / 43', '5550142', '43'],
    ['+49 (30) 1234-567/8', '+49 (30) 1234-567', '8'],
  ])('%j is %j and %j', (typed, one, other) => {
    expect(errorOf(readPhone(typed))).toEqual({ kind: 'several', one, other });
  });
});

describe('a text that is no number has the wrong part in its error', () => {
  it.each([
    ['555-CARS', 'CARS'],
    ['O30 12345', 'O'],
    ['030 12345 privat', 'privat'],
    ['📞 030 12345', '📞'],
    ['*31#0171555', '*'],
    ['+030 1234', '+0'],
    ['++49 30 12345', '+'],
    ['030 12345 bis 12350', 'bis'],
  ])('in %j it is %j', (typed, what) => {
    expect(errorOf(readPhone(typed))).toEqual({ kind: 'sign', what });
  });

  it.each([
    ['0142', 'too-short', 4],
    ['123', 'too-short', 3],
    ['+', 'too-short', 0],
    ['()', 'too-short', 0],
    ['00000', 'too-short', 5],
    ['+49 12', 'too-short', 4],
    ['+49 012', 'too-short', 5],
    ['1234567890123456', 'too-long', 16],
    ['+49 30 12345678901234', 'too-long', 18],
    ['0049 30 123456789012', 'too-long', 16],
  ])('%j is %s with %d digits', (typed, kind, digits) => {
    expect(errorOf(readPhone(typed))).toEqual({ kind, digits });
  });

  it.each(['12345', '123456789012345', '+123456789012345', '0049 30 12345678901'])(
    '%j has neither too few digits nor too many',
    (typed) => {
      expect(valueOf(readPhone(typed))).toBe(typed);
    },
  );
});

describe('a number is dialled as meant', () => {
  it.each([
    ['+49 (0)30 1234567', 'tel:+49301234567'],
    ['+49(0)301234567', 'tel:+49301234567'],
    ['+49 ( 0 ) 30 1234567', 'tel:+49301234567'],
    ['+49 030 1234567', 'tel:+49301234567'],
    ['0049 (0)30 1234567', 'tel:0049301234567'],
    ['+44 (0)20 7946 0000', 'tel:+442079460000'],
    ['+43 (0)1 12345', 'tel:+43112345'],
    ['+33 (0)1 23 45 67 89', 'tel:+33123456789'],
    ['+62 (0)21 12345', 'tel:+622112345'],
    ['+47 (0)22 33 44 55', 'tel:+4722334455'],
    ['+1 (555) 555-0142', 'tel:+15555550142'],
  ])('%s has the link %s, without the national zero', (phone, href) => {
    expect(callHref(phone)).toBe(href);
    expect(textHref(phone)).toBe(href.replace('tel:', 'sms:'));
  });

  it.each([
    ['(030) 1234-567', 'tel:0301234567'],
    ['(0)30 1234567', 'tel:0301234567'],
    ['030/1234567', 'tel:0301234567'],
    ['+39 (0)6 69821', 'tel:+390669821'],
    ['+39 06 69821', 'tel:+390669821'],
    ['+378 (0)549 882222', 'tel:+3780549882222'],
    ['+225 (0)7 01 23 45 67', 'tel:+2250701234567'],
    ['+242 06 123 4567', 'tel:+242061234567'],
    ['+241 (0)1 44 12 34', 'tel:+24101441234'],
    ['+229 01 90 01 12 34', 'tel:+2290190011234'],
    ['+47 02800', 'tel:+4702800'],
    ['+800 0123 4567', 'tel:+80001234567'],
  ])('%s has the link %s, with its zero', (phone, href) => {
    expect(callHref(phone)).toBe(href);
  });
});

describe('a search for a part of a number', () => {
  it.each([
    ['0142', '0142'],
    ['+1 5', '+1 5'],
    ['030–1', '030-1'],
    ['030 1234 x5', '030 1234 ext. 5'],
    ['Lindenweg 12', null],
    ['Weg', null],
  ])('%j is read as %j', (typed, part) => {
    expect(partOfPhone(typed)).toBe(part);
  });
});

it('a stored number is read unchanged', () => {
  const written = fc.stringMatching(/^[+]?[0-9]{2,4}[ ()/.-]{0,2}[0-9 ()/.-]{2,14}(?: x[0-9]{1,3})?$/);
  fc.assert(
    fc.property(written, (typed) => {
      const phone = phoneIn(typed);
      fc.pre(phone !== null);
      expect(phoneIn(phone)).toBe(phone);
    }),
  );
});

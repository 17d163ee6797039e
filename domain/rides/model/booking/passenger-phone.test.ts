import { describe, expect, it } from 'vitest';
import { errorOf, valueOf } from '../../../shared/value-of.builder.ts';
import {
  fullerPhone,
  isWithPlus,
  keyWithPlus,
  phoneKeyOf,
  parsePhone,
  parseRequiredPhone,
} from './passenger-phone.ts';

describe('the key of a telephone number', () => {
  it.each(['030 1234567', '+49 30 1234567', '0049-30-1234567', '+49 (0)30 / 123 45 67', '(030) 1234-567'])(
    '%j is the number 301234567',
    (phone) => {
      expect(phoneKeyOf(phone)).toBe('301234567');
    },
  );

  it.each([
    ['+1 555 0142', '5550142'],
    ['555-0142', '5550142'],
    ['+7 912 345', '912345'],
    ['+420 601 234', '601234'],
    ['030 1234 ext. 5', '301234x5'],
    ['+49 (0)30 1234 ext. 05', '301234x05'],
    ['ext. 0142', 'x0142'],
    ['+49', ''],
    ['000', ''],
    ['', ''],
  ])('the key of %j is %j', (phone, key) => {
    expect(phoneKeyOf(phone)).toBe(key);
  });

  it('two numbers that differ in one digit have two keys', () => {
    expect(phoneKeyOf('030 1234567')).not.toBe(phoneKeyOf('030 1234568'));
  });
});

describe('the more complete of two ways to write a number', () => {
  it.each([
    ['5550142', '+1 555 0142', '+1 555 0142'],
    ['30 1234567', '030 / 1234567', '030 / 1234567'],
    ['030 1234567', '0049 30 1234567', '0049 30 1234567'],
    ['+1 (555) 0142', '+1 555 0142', '+1 (555) 0142'],
    ['+44 5550142', '+1 555 0142', '+44 5550142'],
    ['030 1234567', '30 1234567', '030 1234567'],
    ['5550142', '555-0142', '5550142'],
    ['5550142', null, '5550142'],
    ['5550143', '+1 555 0142', '5550143'],
  ])('of the typed %j and the known %j it is %j', (typed, known, whole) => {
    expect(fullerPhone(typed, known)).toBe(whole);
  });
});

describe('a number without its plus', () => {
  it.each([
    ['15550142', '5550142'],
    ['4930123456', '30123456'],
    ['43 1 5880 0', '158800'],
    ['011 49 30 123456', '30123456'],
    ['0114930123456', '30123456'],
    ['011-1-415-555-0142', '4155550142'],
    ['0113 496 0000', null],
    ['5550142', null],
    ['0110304930', null],
    ['0304930123456', null],
    ['+15550142', null],
    ['0015550142', null],
    ['3305550142', null],
  ])('the key of %s with its missing plus is %s', (phone, key) => {
    expect(keyWithPlus(phone)).toBe(key);
  });

  it.each([
    ['15550142', '+1 555 0142', true],
    ['4930123456', '030 123456', true],
    ['4930123456', '0049 (0)30 123456', true],
    ['011 49 30 123456', '+49 (0)30 123456', true],
    ['0114930123456', '030 123456', true],
    ['011 49 30 123456', '+43 30 123456', false],
    ['4930123456', '+43 30 123456', false],
    ['15550142', '+1 555 0143', false],
    ['+4915550142', '+1 555 0142', false],
  ])('%s means the known number %s: %s', (phone, known, isMeant) => {
    expect(isWithPlus(phone, known)).toBe(isMeant);
    expect(fullerPhone(phone, known)).toBe(isMeant ? known : phone);
  });
});

describe('a telephone number', () => {
  it.each(['+49 (30) 1234-567', '12345', '555.123.4567', '030 1234 ext. 5'])(
    '%j is a telephone number',
    (typed) => {
      expect(valueOf(parsePhone(typed))).toBe(typed);
      expect(valueOf(parseRequiredPhone(` ${typed} `))).toBe(typed);
    },
  );

  it.each([
    ['555-CARS', { kind: 'sign', what: 'CARS' }],
    ['0142', { kind: 'too-short', digits: 4 }],
    ['030 12345, 030 12346', { kind: 'several', one: '030 12345', other: '030 12346' }],
  ])('%j is no telephone number, and the error says why', (typed, flaw) => {
    expect(errorOf(parsePhone(typed))).toEqual({ code: 'phone-unusable', flaw });
    expect(errorOf(parseRequiredPhone(typed))).toEqual({ code: 'phone-unusable', flaw });
  });

  it('a number is optional for a passenger and required for a driver', () => {
    expect(valueOf(parsePhone('  '))).toBe('');
    expect(errorOf(parseRequiredPhone('  '))).toEqual({ code: 'phone-required' });
  });
});

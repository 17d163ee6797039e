import { describe, expect, it } from 'vitest';
import { errorOf, valueOf } from '../../../shared/value-of.builder.ts';
import { fullerPhone, phoneKeyOf, parsePhone, parseRequiredPhone } from './passenger-phone.ts';

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
    ['112', '112'],
    ['+49', ''],
    ['000', ''],
    ['', ''],
  ])('the key of %j is %j', (phone, key) => {
    expect(phoneKeyOf(phone)).toBe(key);
  });

  it('two numbers have two keys', () => {
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
  ])('of %j and %j it is %j', (typed, known, whole) => {
    expect(fullerPhone(typed, known)).toBe(whole);
  });
});

describe('a telephone number', () => {
  it.each(['+49 (30) 1234-567/8', '112', '0'.repeat(24), `+${'0'.repeat(24)}`])(
    '%j is a telephone number',
    (typed) => {
      expect(valueOf(parsePhone(typed))).toBe(typed);
      expect(valueOf(parseRequiredPhone(` ${typed} `))).toBe(typed);
    },
  );

  it.each(['none', '555-CARS', '0'.repeat(25), '++49 30', '12', '+', '()', '📞', '٠١٢٣'])(
    '%j is no telephone number',
    (typed) => {
      expect(errorOf(parsePhone(typed))).toEqual({ code: 'phone-unusable' });
      expect(errorOf(parseRequiredPhone(typed))).toEqual({ code: 'phone-unusable' });
    },
  );

  it('a passenger may go without, a driver may not', () => {
    expect(valueOf(parsePhone('  '))).toBe('');
    expect(errorOf(parseRequiredPhone('  '))).toEqual({ code: 'phone-required' });
  });
});

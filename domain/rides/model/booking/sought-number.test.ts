import { describe, expect, it } from 'vitest';
import { phoneKeyOf } from './passenger-phone.ts';
import { isMeantBy, soughtNumber } from './sought-number.ts';

const finds = (typed: string, phone: string) => {
  const sought = soughtNumber(typed);
  return sought !== null && isMeantBy(sought, phoneKeyOf(phone));
};

describe('a typed part of a number', () => {
  it.each([
    ['0142', '+1 555 0142', 'the last digits'],
    ['55 0142', '+1 555 0142', 'more of the last digits'],
    ['0142', 'ext. 0142', 'the last digits of an extension alone'],
    ['0142', '+1 555 0142 ext. 7', 'the last digits before an extension'],
    ['0301', '+49 30 1234', 'the first digits'],
    ['+49 (0)30 1', '030/1234', 'the first digits with a country'],
    ['4930123456', '030 123456', 'the whole number without its plus'],
    ['٠١٤٢', '+1 555 0142', 'the last digits in another script'],
    ['ext. 01', 'ext. 0142', 'the beginning of an extension'],
  ])('%s finds %s: %s', (typed, phone) => expect(finds(typed, phone)).toBe(true));

  it.each([
    ['0142', '+1 555 01429', 'digits in the middle'],
    ['142', '+1 555 0142', 'three digits'],
    ['ext. 0142', '+1 555 0142', 'an extension'],
    ['0000', '+1 555 0142', 'zeros'],
    ['Ward 0142', '+1 555 0142', 'a word'],
    ['', '+1 555 0142', 'nothing'],
  ])('%s does not find %s: %s', (typed, phone) => expect(finds(typed, phone)).toBe(false));
});

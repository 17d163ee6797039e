import { describe, expect, it } from 'vitest';
import { phoneKeyOf } from './phone-key.ts';

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

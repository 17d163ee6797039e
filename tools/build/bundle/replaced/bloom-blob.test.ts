import { expect, test } from 'vitest';
import { Integer } from './bloom-blob.ts';

const compare = (a: string, b: string) => Integer.fromString(a).compare(Integer.fromString(b));

test('numeric ids compare by their number, not letter by letter', () => {
  expect(compare('7', '12')).toBeLessThan(0);
  expect(compare('12', '7')).toBeGreaterThan(0);
  expect(compare('12', '012')).toBe(0);
  expect(compare('-3', '2')).toBeLessThan(0);
});

test('64-bit ids differ down to the last bit', () => {
  expect(compare('9223372036854775806', '9223372036854775807')).toBeLessThan(0);
});

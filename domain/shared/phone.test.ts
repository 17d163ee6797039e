import { expect, it } from 'vitest';
import { phoneIn } from './phone.ts';

it.each([
  [' +49 (30) 1234-567/8 ', '+49 (30) 1234-567/8'],
  ['112', '112'],
  ['  ', ''],
  ['12', null],
  ['555-CARS', null],
  ['0'.repeat(26), null],
])('the telephone number in %j is %j', (typed, phone) => {
  expect(phoneIn(typed)).toBe(phone);
});

import { expect, test } from 'vitest';
import { groupedIban, readIban } from './iban.ts';

test.each([
  ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['de89370400440532013000', 'DE89370400440532013000'],
  ['CH93 0076 2011 6238 5295 7', 'CH9300762011623852957'],
  ['GB82 WEST 1234 5698 7654 32', 'GB82WEST12345698765432'],
  ['NO93 8601 1117 947', 'NO9386011117947'],
  ['MT84MALT011000012345MTLCAST001S', 'MT84MALT011000012345MTLCAST001S'],
])('%s is an IBAN', (typed, iban) => {
  expect(readIban(typed)).toBe(iban);
});

test.each([
  '',
  'DE89 3704 0044 0532 0130 01',
  'DE98370400440532013000',
  'DE8937040044053201300',
  'DE893704004405320130000',
  'US64SVBKUS6S3300958879',
  'DE89 3704 0044 0532 0130 0O',
  'DE89370400440532013000\u202E;',
  '1234',
])('%j is no IBAN', (typed) => {
  expect(readIban(typed)).toBeUndefined();
});

test('an IBAN with any two neighbouring digits swapped is refused', () => {
  const iban = 'DE89370400440532013000';
  const swapped = Array.from({ length: iban.length - 5 }, (_, at) => at + 4)
    .filter((at) => iban[at] !== iban[at + 1])
    .map((at) => `${iban.slice(0, at)}${iban[at + 1]}${iban[at]}${iban.slice(at + 2)}`);
  expect(swapped.filter((each) => readIban(each) !== undefined)).toEqual([]);
});

test('an IBAN is shown in groups of four', () => {
  expect(groupedIban('NO9386011117947')).toBe('NO93 8601 1117 947');
  expect(groupedIban('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
});

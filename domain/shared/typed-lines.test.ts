import { expect, it } from 'vitest';
import { typedLines } from './typed-lines.ts';

it.each([
  [' Called.\r\nAsk again. \n', 'Called.\nAsk again.'],
  ['One\n\n\n\nTwo', 'One\n\nTwo'],
  ['Dear\u202ecustomer\u0000', 'Dearcustomer'],
  ['a\tb\u2028c', 'a b c'],
  ['\ufeff\n \n', ''],
  ['👩\u200d🦽 ❤\ufe0f\nשלום', '👩\u200d🦽 ❤\ufe0f\nשלום'],
])('%j is %j', (typed, text) => {
  expect(typedLines(typed)).toBe(text);
});

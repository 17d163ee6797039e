import { describe, expect, it } from 'vitest';
import { typedText, typedLines } from './typed-text.ts';

describe('a typed text', () => {
  it('a text of several lines becomes one trimmed line', () => {
    expect(typedText(' Back door,\r\nring twice.\u2028Third floor. ')).toBe(
      'Back door, ring twice. Third floor.',
    );
  });

  it.each([
    ['changes the direction', '\u202Etxt.exe', 'txt.exe'],
    ['has no width', '5\u200B Mill\u2060 Road', '5 Mill Road'],
    ['is a blank letter', '\u3164Town\u2800 Hall\u115F', 'Town Hall'],
    ['is half of another', 'Pier\uD83D 3', 'Pier 3'],
  ])('a character that %s is dropped', (_, typed, text) => {
    expect(typedText(typed)).toBe(text);
  });

  it.each(['👩‍🦽 ❤️', 'می‌خواهم', 'क्‍ष', 'محمد', 'Łódź'])('%s stays as it was typed', (typed) => {
    expect(typedText(typed)).toBe(typed);
  });
});

it.each([
  [' Called.\r\nAsk again. \n', 'Called.\nAsk again.'],
  ['One\n\n\n\nTwo', 'One\n\nTwo'],
  ['Dear\u202ecustomer\u0000', 'Dearcustomer'],
  ['a\tb\u2028c', 'a b c'],
  ['\ufeff\n \n', ''],
  ['👩\u200d🦽 ❤\ufe0f\nשלום', '👩\u200d🦽 ❤\ufe0f\nשלום'],
])('typed lines %j are read as %j', (typed, text) => {
  expect(typedLines(typed)).toBe(text);
});

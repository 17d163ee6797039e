import { describe, expect, test } from 'vitest';
import { isComposing, pressedKey } from './pressed-key.ts';

const none = { shiftKey: false };

describe('the key that a shortcut means', () => {
  test.each([
    ['QWERTY', 'n', 'KeyN', 'n'],
    ['QWERTY with Caps Lock', 'N', 'KeyN', 'n'],
    ['Russian', 'т', 'KeyN', 'n'],
    ['Russian with Caps Lock', 'Т', 'KeyN', 'n'],
    ['Ukrainian', 'і', 'KeyS', 's'],
    ['Greek', 'ν', 'KeyN', 'n'],
    ['Hebrew', 'מ', 'KeyN', 'n'],
    ['Arabic', 'ى', 'KeyN', 'n'],
    ['Korean', 'ㅜ', 'KeyN', 'n'],
    ['AZERTY', 'a', 'KeyQ', 'a'],
    ['AZERTY', 'q', 'KeyA', 'q'],
    ['QWERTZ', 'z', 'KeyY', 'z'],
    ['Dvorak', 'n', 'KeyL', 'n'],
    ['Dvorak', 'j', 'KeyC', 'j'],
    ['Dvorak', '.', 'KeyE', '.'],
    ['QWERTZ', 'ö', 'Semicolon', 'ö'],
    ['Turkish', 'ı', 'KeyI', 'ı'],
    ['bépo', 'é', 'KeyW', 'é'],
    ['QWERTY', '/', 'Slash', '/'],
    ['Russian', '.', 'Slash', '/'],
    ['Hebrew', '.', 'Slash', '/'],
    ['Hebrew', '/', 'KeyQ', '/'],
    ['Arabic', 'ظ', 'Slash', '/'],
    ['QWERTZ', '-', 'Slash', '-'],
    ['QWERTY', '.', 'Period', '.'],
    ['any', 'Enter', 'Enter', 'Enter'],
    ['any', 'ArrowDown', 'ArrowDown', 'ArrowDown'],
    ['any', 'Dead', 'Quote', 'Dead'],
    ['any', 'Unidentified', '', 'Unidentified'],
  ])('on a keyboard of the kind %s, the character %s at %s means the key %s', (_, key, code, meant) => {
    expect(pressedKey({ key, code, ...none })).toBe(meant);
  });

  test.each([
    ['N', 'KeyN', 'N'],
    // Caps Lock and Shift.
    ['n', 'KeyN', 'N'],
    ['Т', 'KeyN', 'N'],
    ['?', 'Slash', '?'],
    [',', 'Slash', '?'],
    ['?', 'Digit7', '?'],
  ])('with Shift, the character %s at %s means the key %s', (key, code, meant) => {
    expect(pressedKey({ key, code, shiftKey: true })).toBe(meant);
  });
});

describe('a key of an input method', () => {
  test('is recognised during a composition, and when it ends the composition in Safari', () => {
    expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true);
    expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true);
    expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false);
  });
});

import { expect, test } from 'vitest';
import { initialsOf } from './app-header.tsx';

test.each([
  ['Robin Rider', 'RR'],
  ['Ana María de la Cruz', 'AC'],
  ['Madonna', 'M'],
  ['robin@example.com', 'R'],
  ['e\u0301lodie o\u0308zil', 'E\u0301O\u0308'],
  ['王 小明', '王小'],
  ['😀 Smile', '😀S'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

import { expect, test } from 'vitest';
import { throwingExports } from './leave-out-plugin.ts';

test('what is left out keeps its exports, each of which tells why it is not there', () => {
  const source = 'export function a() {}\nexport const b = 1;\nfunction x() {}\nexport { x as c, y };\n';
  expect(throwingExports(source, 'No need.')).toBe(
    ['a', 'b', 'c', 'y']
      .map((name) => `export function ${name}() { throw new Error("No need."); }`)
      .join('\n'),
  );
});

test('a module for its effects only becomes an empty one', () => {
  expect(throwingExports('globalThis.x = 1;', 'No need.')).toBe('');
});

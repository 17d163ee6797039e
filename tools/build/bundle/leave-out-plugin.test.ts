import { expect, test } from 'vitest';
import { throwingExports } from './leave-out-plugin.ts';

test('what is left out keeps its exports, which all tell why it is not there', () => {
  const source = 'export function a() {}\nexport const b = 1;\nfunction x() {}\nexport { x as c, y };\n';
  expect(throwingExports(source, 'No need.')).toBe(
    'export { thrown as a, thrown as b, thrown as c, thrown as y } from "\\u0000left-out:No need.";',
  );
});

test('a module for its effects only becomes an empty one', () => {
  expect(throwingExports('globalThis.x = 1;', 'No need.')).toBe('');
});

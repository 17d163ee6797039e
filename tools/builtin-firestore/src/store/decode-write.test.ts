import { expect, test } from 'vitest';
import { decodeWrite } from './decode-write.ts';

const HERE = { projectId: 'p', database: '(default)' };
const name = 'projects/p/databases/(default)/documents/c/a';

test('3.2: a field and a field within it cannot both be transformed', () => {
  const accepts = (...paths: readonly string[]): boolean => {
    const updateTransforms = paths.map((fieldPath) => ({ fieldPath, increment: { integerValue: '1' } }));
    return decodeWrite({ update: { name }, updateTransforms }, HERE).ok;
  };
  expect(accepts('a.b', 'a')).toBe(false);
  expect(accepts('a', 'a.b.c')).toBe(false);
  expect(accepts('a', 'a')).toBe(true);
  expect(accepts('a.b', 'a.c', 'ab')).toBe(true);
});

test('an updateTime with nanoseconds is refused, and one with zeros for them is not', () => {
  const accepts = (fraction: string): boolean =>
    decodeWrite({ delete: name, currentDocument: { updateTime: `2026-01-02T03:04:05.${fraction}Z` } }, HERE)
      .ok;
  expect(accepts('678901001')).toBe(false);
  expect(accepts('678901000')).toBe(true);
});

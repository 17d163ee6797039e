import { expect, test } from 'vitest';
import { recordId } from './record-id.ts';

test('an id of a record has the form that the rules require, and is unique', () => {
  const ids = Array.from({ length: 1000 }, recordId);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
  expect(new Set(ids).size).toBe(ids.length);
});

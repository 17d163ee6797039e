import { expect, test } from 'vitest';
import { readSpecification } from './spec-rows.ts';

test('every statement of the specification has a test, and every id in a title is a statement’s', () => {
  const { rows, faults } = readSpecification('.');
  expect(rows).toHaveLength(139);
  expect(faults).toEqual([]);
});

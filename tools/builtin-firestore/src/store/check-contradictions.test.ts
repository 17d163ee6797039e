import { expect, test } from 'vitest';
import { checkContradictions } from './check-contradictions.ts';
import type { Precondition, Write } from './write.ts';

const is = (exists: boolean): Precondition => ({ kind: 'exists', exists });
const at = (micros: bigint): Precondition => ({ kind: 'updateTime', micros });
const set = (precondition?: Precondition, path = 'c/a'): Write => ({
  kind: 'update',
  path,
  fields: new Map(),
  transforms: [],
  ...(precondition && { precondition }),
});
const remove = (precondition?: Precondition): Write => ({
  kind: 'delete',
  path: 'c/a',
  ...(precondition && { precondition }),
});

/** Asked of the official emulator (1.19.9), the documents being there at the time 1. */
test.each<[string, boolean, readonly Write[]]>([
  ['a stored document that has to be there', true, [set(), set(is(true))]],
  ['a stored document that has to be missing', false, [set(), set(is(false))]],
  ['a stored document that has to be missing to be deleted', false, [set(), remove(is(false))]],
  ['another document that has to be missing', true, [set(), set(is(false), 'c/b')]],
  ['a deleted document that has to be missing', true, [remove(), set(is(false))]],
  ['a deleted document that has to be there', false, [remove(), set(is(true))]],
  ['the same time twice', true, [set(at(1n)), set(at(1n))]],
  ['a time that only the first write demands', true, [set(at(1n)), set(), remove()]],
  ['a time that only the second write demands', false, [set(), set(at(1n))]],
  ['another time', false, [set(at(1n)), set(at(2n))]],
  ['the same time to delete twice', true, [remove(at(1n)), remove(at(1n))]],
  ['the time of what was deleted', false, [remove(at(1n)), set(at(1n))]],
])('3.2: writes to one document: %s: accepted is %s', (_, accepted, writes) => {
  expect(checkContradictions(writes).ok).toBe(accepted);
});

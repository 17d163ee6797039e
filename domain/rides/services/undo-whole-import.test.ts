import { expect, test } from 'vitest';
import { fail, succeed } from '../../shared/result.ts';
import { LINES_PER_BATCH } from '../model/basics/ride-limits.ts';
import type { ImportRun } from '../model/import/import-run.ts';
import { undoWholeImport } from './undo-whole-import.ts';

const AT = new Date('2026-03-01T10:00:00.000Z');
/** An import of three parts. */
const RUN: ImportRun = {
  id: 'run-1',
  kind: 'cars',
  by: 'u-ada',
  name: 'Ada Admin',
  at: AT,
  lines: 2 * LINES_PER_BATCH + 1,
  undone: null,
  deleteAt: AT,
};
const left = (line: number) => ({ line, title: `Line ${line}`, why: 'changed' as const });

test('the last part is undone first, and the left lines are in the order of the file', async () => {
  const parts: number[] = [];
  const undone = await undoWholeImport(RUN, async (_, part) => {
    parts.push(part);
    return succeed({ removed: 1, restored: part, left: [left(part)] });
  });
  expect(parts).toEqual([2, 1, 0]);
  expect(undone).toEqual({
    run: 'run-1',
    removed: 3,
    restored: 3,
    left: [left(0), left(1), left(2)],
    error: null,
  });
});

test('a failure stops the undo, which returns what it has undone before', async () => {
  const parts: number[] = [];
  const undone = await undoWholeImport(RUN, async (_, part) => {
    parts.push(part);
    return part === 1 ? fail({ code: 'network' }) : succeed({ removed: 1, restored: 0, left: [] });
  });
  expect(parts).toEqual([2, 1]);
  expect(undone).toEqual({ run: 'run-1', removed: 1, restored: 0, left: [], error: { code: 'network' } });
});

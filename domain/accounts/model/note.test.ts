import { expect, test } from 'vitest';
import { LONGEST_NOTE } from './account-limits.ts';
import { parseNote } from './note.ts';

test('a note is kept as typed, with its lines, without space around it', () => {
  expect(parseNote(' Called.\nAsk again. \n')).toEqual({ ok: true, value: 'Called.\nAsk again.' });
});

test(`a note has 1 to ${LONGEST_NOTE} characters`, () => {
  expect(parseNote(' \n')).toEqual({ ok: false, error: { code: 'note-required' } });
  expect(parseNote('x'.repeat(LONGEST_NOTE))).toMatchObject({ ok: true });
  expect(parseNote('x'.repeat(LONGEST_NOTE + 1))).toEqual({
    ok: false,
    error: { code: 'note-too-long', length: LONGEST_NOTE + 1 },
  });
});

import { expect, test } from 'vitest';
import { LONGEST_ACCOUNT_NOTE } from './account-limits.ts';
import { parseAccountNote } from './note.ts';

test('a note keeps its lines, and loses the space around it', () => {
  expect(parseAccountNote(' Called.\nAsk again. \n')).toEqual({ ok: true, value: 'Called.\nAsk again.' });
});

test(`a note has 1 to ${LONGEST_ACCOUNT_NOTE} characters`, () => {
  expect(parseAccountNote(' \n')).toEqual({ ok: false, error: { code: 'note-required' } });
  expect(parseAccountNote('x'.repeat(LONGEST_ACCOUNT_NOTE))).toMatchObject({ ok: true });
  expect(parseAccountNote('x'.repeat(LONGEST_ACCOUNT_NOTE + 1))).toEqual({
    ok: false,
    error: { code: 'note-too-long', length: LONGEST_ACCOUNT_NOTE + 1 },
  });
});

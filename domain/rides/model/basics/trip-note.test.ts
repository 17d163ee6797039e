import { expect, it } from 'vitest';
import { errorOf, valueOf } from '../../../shared/value-of.builder.ts';
import { parseCorrection, parseTripNote } from './trip-note.ts';

it('a note has 0 to 300 characters', () => {
  expect(valueOf(parseTripNote(' '))).toBe('');
  expect(valueOf(parseTripNote('x'.repeat(300)))).toHaveLength(300);
  expect(errorOf(parseTripNote('x'.repeat(301)))).toEqual({ code: 'note-too-long' });
});

it('the note of a correction has 3 to 300 characters', () => {
  expect(errorOf(parseCorrection(' no '))).toEqual({ code: 'note-too-short' });
  expect(valueOf(parseCorrection(' yes '))).toBe('yes');
  expect(errorOf(parseCorrection('x'.repeat(301)))).toEqual({ code: 'note-too-long' });
});

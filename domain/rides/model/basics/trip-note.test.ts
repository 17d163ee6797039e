import { expect, it } from 'vitest';
import { errorOf, valueOf } from '../../../shared/value-of.builder.ts';
import { parseCorrection, parseTripNote } from './trip-note.ts';

it('a note may be empty and has at most three hundred characters', () => {
  expect(valueOf(parseTripNote(' '))).toBe('');
  expect(valueOf(parseTripNote('x'.repeat(300)))).toHaveLength(300);
  expect(errorOf(parseTripNote('x'.repeat(301)))).toEqual({ code: 'note-too-long' });
});

it('a correction says why in three to three hundred characters', () => {
  expect(errorOf(parseCorrection(' no '))).toEqual({ code: 'note-too-short' });
  expect(valueOf(parseCorrection(' yes '))).toBe('yes');
  expect(errorOf(parseCorrection('x'.repeat(301)))).toEqual({ code: 'note-too-long' });
});

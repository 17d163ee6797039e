import { fail, succeed, type Result } from '../../../shared/result.ts';
import { typedText } from '../../../shared/typed-text.ts';
import type { RideInputError } from './input-error.ts';
import { LONGEST_TRIP_NOTE, SHORTEST_CORRECTION } from './ride-limits.ts';

/** Parses a note as typed; it may be empty. Fails with `note-too-long`. */
export function parseTripNote(typed: string): Result<string, RideInputError> {
  const note = typedText(typed);
  return note.length <= LONGEST_TRIP_NOTE ? succeed(note) : fail({ code: 'note-too-long' });
}

/** Parses the note of a correction, which is required. Fails with `note-too-short` or `note-too-long`. */
export function parseCorrection(typed: string): Result<string, RideInputError> {
  const note = parseTripNote(typed);
  return note.ok && note.value.length < SHORTEST_CORRECTION ? fail({ code: 'note-too-short' }) : note;
}

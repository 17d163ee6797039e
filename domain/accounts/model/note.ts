import { documentOf } from '../../shared/composed-decoders.ts';
import { text, time, type Fields, type ValuesOf } from '../../shared/decoders.ts';
import { SERVER_TIME, type Batch } from '../../shared/record-write.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import { typedLines } from '../../shared/typed-text.ts';
import { LONGEST_ACCOUNT_NOTE } from './account-limits.ts';
import { notePath } from './account-paths.ts';
import type { NoteError } from './errors/account-error.ts';

const NOTE_FIELDS = {
  /** The uid of the administrator. */
  by: text,
  text,
  /** The server's time. */
  at: time,
} as const satisfies Fields;

/** An administrator's note on a user, `users/{uid}/notes/{id}`. No one can change it; that user cannot read it. */
export interface Note extends ValuesOf<typeof NOTE_FIELDS> {
  readonly id: string;
}

export const readNote = documentOf(NOTE_FIELDS);

/** Parses a typed note, question or answer of any number of lines. Fails with `note-required` or `note-too-long`. */
export function parseAccountNote(typed: string): Result<string, NoteError> {
  const note = typedLines(typed);
  if (note === '') return fail({ code: 'note-required' });
  return note.length > LONGEST_ACCOUNT_NOTE
    ? fail({ code: 'note-too-long', length: note.length })
    : succeed(note);
}

/** Adds a note about the account `uid`. The rules refuse an id that is already stored, and a note about oneself. */
export function noteBatch(uid: string, { id, ...note }: Omit<Note, 'at'>): Batch {
  return [{ kind: 'set', path: notePath(uid, id), fields: { ...note, at: SERVER_TIME } }];
}

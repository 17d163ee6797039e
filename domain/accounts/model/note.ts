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

/** An administrator's note, `users/{uid}/notes/{id}`. It is never changed; the user `uid` never reads it. */
export interface Note extends ValuesOf<typeof NOTE_FIELDS> {
  readonly id: string;
}

export const readNote = documentOf(NOTE_FIELDS);

/** Parses a typed note of several lines. */
export function parseAccountNote(typed: string): Result<string, NoteError> {
  const note = typedLines(typed);
  if (note === '') return fail({ code: 'note-required' });
  return note.length > LONGEST_ACCOUNT_NOTE
    ? fail({ code: 'note-too-long', length: note.length })
    : succeed(note);
}

/** Adds a note about an account. The rules refuse one about the writer's own account, and a stored id. */
export function noteBatch(uid: string, { id, ...note }: Omit<Note, 'at'>): Batch {
  return [{ kind: 'set', path: notePath(uid, id), fields: { ...note, at: SERVER_TIME } }];
}

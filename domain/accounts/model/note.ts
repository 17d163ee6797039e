import { fail, succeed, type Result } from '../../shared/result.ts';
import { SERVER_TIME, type Batch } from '../../shared/record-write.ts';
import { LONGEST_NOTE } from './account-limits.ts';
import { notePath } from './account-paths.ts';

/**
 * What an administrator noted about an account for the others, `users/{uid}/notes/{id}`. It is never edited, and its
 * subject never reads it.
 */
export interface Note {
  readonly id: string;
  /** The uid of the administrator. */
  readonly by: string;
  readonly text: string;
  /** The server's time. */
  readonly at: Date;
}

export type NoteFlaw = 'empty' | 'too-long';

/** Parses a note as typed. Keeps its lines; drops halves of characters, which no database stores. */
export function parseNote(typed: string): Result<string, NoteFlaw> {
  const text = typed.replaceAll(/\p{Cs}/gu, '').trim();
  if (text === '') return fail('empty');
  return text.length > LONGEST_NOTE ? fail('too-long') : succeed(text);
}

/** Adds a note about an account; the rules refuse one about the writer's own, and one that is stored already. */
export function noteBatch(uid: string, { id, by, text }: Omit<Note, 'at'>): Batch {
  return [{ kind: 'set', path: notePath(uid, id), fields: { by, text, at: SERVER_TIME } }];
}

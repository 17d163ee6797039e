import { noteBatch } from '../model/note.ts';
import type { ReviewRepository } from '../ports/review-repository.ts';
import type { RecordStore } from '../../shared/record-store.ts';
import { succeed, type Result } from '../../shared/result.ts';
import { actingAdministrator } from './actor.ts';
import type { Session } from './session.ts';

/**
 * Adds a note about an account for other administrators; `text` must have passed `parseNote`. Succeeds if a note with this
 * id is stored already. Fails with `permission-denied` unless the session's user is an approved administrator and the
 * account is somebody else's, or as the repository does.
 */
export type AddNote = (uid: string, id: string, text: string) => Promise<Result<void>>;

export function createAddNote(
  reviews: Pick<ReviewRepository, 'notes'>,
  records: RecordStore,
  session: Session,
): AddNote {
  return async (uid, id, text) => {
    const actor = actingAdministrator(session);
    if (!actor.ok) return actor;
    const added = await records.commit(noteBatch(uid, { id, by: actor.value.uid, text }));
    if (added.ok || added.error.code !== 'permission-denied') return added;
    // The answer to an earlier try may have been lost.
    const notes = await reviews.notes(uid);
    return notes.ok && notes.value.some((note) => note.id === id) ? succeed() : added;
  };
}

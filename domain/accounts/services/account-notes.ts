import type { ReviewRepository } from '../ports/review-repository.ts';
import { succeed, type Result } from '../../shared/result.ts';
import { actingAdministrator } from './actor.ts';
import type { Session } from './session.ts';

/** What administrators note of an account for each other. */
export interface AccountNotes {
  /** A new id for what is about to be typed. */
  newId(): string;
  /**
   * Adds a note, as `parseNote` gave it; under an id that was stored already, it has succeeded. Fails with `permission-denied`
   * unless the session's user is an approved administrator and the account another, or as the repository does.
   */
  add(uid: string, id: string, text: string): Promise<Result<void>>;
}

export function createAccountNotes(
  reviews: Pick<ReviewRepository, 'newNoteId' | 'addNote' | 'notes'>,
  session: Session,
): AccountNotes {
  return {
    newId: () => reviews.newNoteId(),
    async add(uid, id, text) {
      const actor = actingAdministrator(session);
      if (!actor.ok) return actor;
      const added = await reviews.addNote(uid, { id, by: actor.value.uid, text });
      if (added.ok || added.error.code !== 'permission-denied') return added;
      // The answer to an earlier try may have been lost.
      const notes = await reviews.notes(uid);
      return notes.ok && notes.value.some((note) => note.id === id) ? succeed() : added;
    },
  };
}

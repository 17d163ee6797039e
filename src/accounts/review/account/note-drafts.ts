import { listOf, mapOf, orNull } from '#domain/rides/model/stored/kinds.ts';
import { text } from '#domain/shared/kinds.ts';
import { tabDraft } from '#core/forms/tab-draft.ts';

/** A note that was typed and is not stored, with its id once it has been sent, so that sending it again stores it once. */
interface NoteDraft {
  /** The uid of the account that it is about. */
  readonly about: string;
  readonly text: string;
  readonly id: string | null;
}

const drafts = tabDraft('notes', { notes: listOf(mapOf({ about: text, text, id: orNull(text) })) });

/** What an administrator has typed in this tab about an account; `null` if there is nothing. */
export function keptNote(author: string, about: string): NoteDraft | null {
  return drafts.kept(author)?.notes.find((note) => note.about === about) ?? null;
}

/** Keeps it; an empty text forgets it. */
export function keepNote(author: string, note: NoteDraft): void {
  const others = (drafts.kept(author)?.notes ?? []).filter(({ about }) => about !== note.about);
  drafts.keep(author, { notes: note.text === '' ? others : [...others, note] });
}

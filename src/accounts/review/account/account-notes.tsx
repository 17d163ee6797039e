import { useRef, useState, type SubmitEvent } from 'react';
import { COUNT_LIMIT } from '#domain/accounts/model/account-limits.ts';
import type { Note } from '#domain/accounts/model/note.ts';
import type { AccountFile } from '#domain/accounts/services/account-reviews.ts';
import { listOf, mapOf, orNull } from '#domain/shared/composed-decoders.ts';
import { text } from '#domain/shared/decoders.ts';
import { recordId } from '#core/forms/record-id.ts';
import { tabDraft } from '#core/forms/tab-draft.ts';
import { useUser } from '#core/session/user-context.ts';
import { useFormat } from '#words/use-format.ts';
import { Button } from '#ui/actions/button.tsx';
import { RelativeTime } from '#ui/data/relative-time.tsx';
import { TimelineItem } from '#ui/data/timeline-item.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { Section } from '#ui/page/section.tsx';
import { useNoteForm } from '../../use-note-form.ts';
import { useReviewCopy } from '../review-copy.ts';
import { WhoDidIt } from './who-did-it.tsx';
import { useReview } from '../use-review.ts';

/** A note that is not stored yet. `id` is `null` until the text is sent, and after each change of the text. */
interface NoteDraft {
  readonly about: string;
  readonly text: string;
  readonly id: string | null;
}

const drafts = tabDraft('notes', mapOf({ notes: listOf(mapOf({ about: text, text, id: orNull(text) })) }));

/** The administrator's draft of a note about an account, in this tab; `null` if there is none. */
function storedNote(author: string, about: string): NoteDraft | null {
  return drafts.read(author)?.notes.find((note) => note.about === about) ?? null;
}

/** Stores the draft; an empty text removes the draft. */
function storeNote(author: string, note: NoteDraft): void {
  const others = (drafts.read(author)?.notes ?? []).filter(({ about }) => about !== note.about);
  drafts.write(author, { notes: note.text === '' ? others : [...others, note] });
}

interface NoteFormProps {
  uid: string;
  onAdded: () => void;
}

/**
 * Adds a note. The text stays in the tab until the note is stored or the text is deleted. After a lost answer, a press
 * sends the same text under the same id. So the note is stored only once.
 */
function NoteForm({ uid, onAdded }: NoteFormProps) {
  const copy = useReviewCopy().account.notes;
  const { form, textOf, checkedNote } = useNoteForm(copy.errors);
  const author = useUser().uid;
  const [kept] = useState(() => storedNote(author, uid));
  const sent = useRef(kept);
  const keep = (text: string, id: string | null) => {
    const draft = { about: uid, text, id };
    storeNote(author, draft);
    return draft;
  };
  const { accountReviews } = useReview();
  const [added, setAdded] = useState(false);

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    setAdded(false);
    const text = checkedNote();
    if (text === null) return;
    const stored = await form.submit(() => {
      const id = (sent.current?.text === text ? sent.current.id : null) ?? recordId();
      sent.current = keep(text, id);
      return accountReviews.addNote(uid, id, text);
    });
    if (stored?.ok !== true) return;
    sent.current = null;
    keep('', null);
    const field = form.control('note');
    if (field) field.value = '';
    setAdded(true);
    onAdded();
  };

  const note = form.field('note');
  return (
    <form noValidate method="post" onSubmit={(event) => void send(event)} className="grid grid-cols-1 gap-3">
      {form.failure !== null && (
        <ErrorBox text={textOf(form.failure.error)} focusKey={form.failure.focusKey} />
      )}
      <TextAreaField
        {...note}
        id="note"
        label={copy.label}
        hint={copy.hint}
        defaultValue={kept?.text}
        onInput={({ currentTarget }) => {
          note.onInput();
          keep(currentTarget.value, null);
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" tone="soft" busy={form.busy} busyLabel={copy.adding}>
          {copy.add}
        </Button>
        <output className="text-sm text-ink-soft">{added && copy.added}</output>
      </div>
    </form>
  );
}

interface AccountNotesProps {
  uid: string;
  /** Newest first. */
  notes: readonly Note[];
  actors: AccountFile['actors'];
  onAdded: () => void;
}

/** The administrators' internal notes about an account, and the form to add one. */
export function AccountNotes({ uid, notes, actors, onAdded }: AccountNotesProps) {
  const copy = useReviewCopy().account.notes;
  const format = useFormat();
  return (
    <Section heading={copy.heading}>
      {notes.length === 0 ? (
        <p className="text-ink-soft">{copy.none}</p>
      ) : (
        <ol className="grid">
          {notes.map(({ id, by, text, at }) => (
            <TimelineItem key={id} when={<RelativeTime at={at} />}>
              <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                {text}
              </p>
              <p className="text-sm wrap-anywhere text-ink-soft">
                <WhoDidIt uid={by} actors={actors} />
              </p>
            </TimelineItem>
          ))}
        </ol>
      )}
      {notes.length >= COUNT_LIMIT && (
        <p className="text-sm text-ink-soft">{copy.onlyLast(format.number(COUNT_LIMIT))}</p>
      )}
      <div className="print:hidden">
        <NoteForm uid={uid} onAdded={onAdded} />
      </div>
    </Section>
  );
}

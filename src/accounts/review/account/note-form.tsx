import { useRef, useState, type SubmitEvent } from 'react';
import { LONGEST_NOTE } from '#domain/accounts/model/limits.ts';
import { parseNote } from '#domain/accounts/model/note.ts';
import { recordId } from '#core/forms/record-id.ts';
import { useSubmission } from '#core/forms/use-submission.ts';
import { useUser } from '#core/session/user-context.ts';
import { useAccountsCopy } from '../accounts-copy.ts';
import { useFormat } from '#words/use-format.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { keepNote, keptNote } from './note-drafts.ts';

interface NoteFormProps {
  uid: string;
  onAdded: () => void;
}

/** Adds a note. What is typed stays in the tab until it is stored or deleted. A press after a lost answer sends it under the same id, so it is never stored twice. */
export function NoteForm({ uid, onAdded }: NoteFormProps) {
  const copy = useAccountsCopy().notes;
  const textOf = useErrorText();
  const format = useFormat();
  const author = useUser().uid;
  const form = useSubmission();
  const [kept] = useState(() => keptNote(author, uid));
  const note = useRef<HTMLTextAreaElement>(null);
  const sent = useRef(kept);
  const keep = (text: string, id: string | null) => {
    const draft = { about: uid, text, id };
    keepNote(author, draft);
    return draft;
  };
  const [problem, setProblem] = useState<string | undefined>();
  const [added, setAdded] = useState(false);

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const typed = note.current?.value ?? '';
    const parsed = parseNote(typed);
    setAdded(false);
    if (!parsed.ok) {
      setProblem(copy.flaws[parsed.error](format.number(typed.trim().length), format.number(LONGEST_NOTE)));
      note.current?.focus();
      return;
    }
    const text = parsed.value;
    const stored = await form.submit(({ addNote }) => {
      const id = (sent.current?.text === text ? sent.current.id : null) ?? recordId();
      sent.current = keep(text, id);
      return addNote(uid, id, text);
    });
    if (stored?.ok !== true) return;
    sent.current = null;
    keep('', null);
    form.finish();
    if (note.current !== null) note.current.value = '';
    setAdded(true);
    onAdded();
  };

  return (
    <form noValidate method="post" onSubmit={(event) => void send(event)} className="grid grid-cols-1 gap-3">
      {form.failure !== null && (
        <ErrorBox text={textOf(form.failure.error)} focusKey={form.failure.focusKey} />
      )}
      <TextAreaField
        ref={note}
        id="note"
        label={copy.label}
        hint={copy.hint}
        error={problem}
        defaultValue={kept?.text}
        readOnly={form.busy}
        onInput={({ currentTarget }) => {
          setProblem(undefined);
          keep(currentTarget.value, null);
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" tone="secondary" busy={form.busy} busyLabel={copy.adding}>
          {copy.add}
        </Button>
        <output className="text-sm text-ink-soft">{added && copy.added}</output>
      </div>
    </form>
  );
}

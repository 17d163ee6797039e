import type { SubmitEvent } from 'react';
import type { AccountFailure, NoteError } from '#domain/accounts/model/errors/account-error.ts';
import { accountMeaning } from '#domain/accounts/model/errors/account-meaning.ts';
import { parseNote } from '#domain/accounts/model/note.ts';
import type { User } from '#domain/accounts/model/user.ts';
import { useForm } from '#core/forms/use-form.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { usePendingCopy } from './pending-copy.ts';

function AnswerForm() {
  const copy = usePendingCopy();
  const textOf = useErrorText<NoteError>(copy.question.errors);
  const fieldOf = (error: AccountFailure | NoteError) => accountMeaning(error).field;
  const form = useForm(['note'], { fieldOf, textOf });
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const parsed = parseNote(form.typed('note'));
    if (!parsed.ok) {
      form.refuses([parsed.error]);
      return;
    }
    await form.submit(({ accounts }) => accounts.applicant.answer(parsed.value));
  };
  return (
    <form noValidate method="post" onSubmit={(event) => void send(event)} className="grid grid-cols-1 gap-3">
      {form.failure !== null && (
        <ErrorBox text={textOf(form.failure.error)} focusKey={form.failure.focusKey} />
      )}
      <TextAreaField {...form.field('note')} id="answer" label={copy.question.label} hint={copy.question.hint} />
      <Button type="submit" busy={form.busy} busyLabel={copy.question.sending}>
        {copy.question.send}
      </Button>
    </form>
  );
}

/** What the reviewer has asked last, and the applicant's answer or the form for it. */
export function ReviewQuestion({ questions }: Pick<User, 'questions'>) {
  const copy = usePendingCopy().question;
  const last = questions.at(-1) ?? null;
  const isOpen = last?.answer === null;
  return (
    <>
      {/* Screen readers need the region to exist before its text. */}
      <output className="grid gap-1.5">
        {last !== null && <span className="font-semibold">{isOpen ? copy.asked : copy.answered}</span>}
        {last !== null && (
          <q dir="auto" className="wrap-anywhere whitespace-pre-line">
            {last.text}
          </q>
        )}
        {last !== null && !isOpen && (
          <span dir="auto" className="wrap-anywhere whitespace-pre-line text-ink-soft">
            {last.answer}
          </span>
        )}
      </output>
      {isOpen && <AnswerForm key={questions.length} />}
    </>
  );
}

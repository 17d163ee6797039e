import type { SubmitEvent } from 'react';
import type { User } from '#domain/accounts/model/user.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { useNoteForm } from '../use-note-form.ts';
import { withAccountForms } from '../with-account-forms.ts';
import { usePendingCopy } from './pending-copy.ts';

function AnswerForm() {
  const copy = usePendingCopy();
  const { form, textOf, checkedNote } = useNoteForm(copy.question.errors);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const text = checkedNote();
    if (text === null) return;
    await form.submit((product) => withAccountForms(product, ({ answerQuestion }) => answerQuestion(text)));
  };
  return (
    <form noValidate method="post" onSubmit={(event) => void send(event)} className="grid grid-cols-1 gap-3">
      {form.failure !== null && (
        <ErrorBox text={textOf(form.failure.error)} focusKey={form.failure.focusKey} />
      )}
      <TextAreaField
        {...form.field('note')}
        id="answer"
        label={copy.question.label}
        hint={copy.question.hint}
      />
      <Button type="submit" busy={form.busy} busyLabel={copy.question.sending}>
        {copy.question.send}
      </Button>
    </form>
  );
}

/** The reviewer's last question, with the applicant's answer or the form to answer. */
export function ReviewQuestion({ questions }: Pick<User, 'questions'>) {
  const copy = usePendingCopy().question;
  const last = questions.at(-1) ?? null;
  const isOpen = last?.answer === null;
  return (
    <>
      {/* Screen readers announce a text only if its live region existed before. */}
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

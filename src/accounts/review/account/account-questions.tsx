import { useEffect, useRef, type SubmitEvent } from 'react';
import { isAsked, mayBeAsked } from '#domain/accounts/model/question.ts';
import type { User } from '#domain/accounts/model/user.ts';
import type { AccountFile } from '#domain/accounts/services/account-reviews.ts';
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

interface QuestionFormProps {
  user: User;
  onAsked: () => void;
}

function QuestionForm({ user, onAsked }: QuestionFormProps) {
  const copy = useReviewCopy().account.questions;
  const { accountReviews } = useReview();
  const { form, textOf, checkedNote } = useNoteForm(copy.errors);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const text = checkedNote();
    if (text === null) return;
    const asked = await form.submit(() => accountReviews.ask(user, text));
    if (asked?.ok === true) onAsked();
  };
  return (
    <form noValidate method="post" onSubmit={(event) => void send(event)} className="grid grid-cols-1 gap-3">
      {form.failure !== null && (
        <ErrorBox text={textOf(form.failure.error)} focusKey={form.failure.focusKey} />
      )}
      <TextAreaField {...form.field('note')} id="question" label={copy.label} hint={copy.hint} />
      <div>
        <Button type="submit" tone="soft" busy={form.busy} busyLabel={copy.asking}>
          {copy.ask}
        </Button>
      </div>
    </form>
  );
}

interface AccountQuestionsProps {
  user: User;
  /** The questions to the account's owner, including those from before an approval. */
  questions: User['questions'];
  actors: AccountFile['actors'];
  onAsked: () => void;
}

/** The reviewers' questions with the answers, oldest first, and the form for the next question. */
export function AccountQuestions({ user, questions, actors, onAsked }: AccountQuestionsProps) {
  const copy = useReviewCopy().account.questions;
  const asked = questions.flatMap((question) => question ?? []);
  // After an approval the questions are no longer in the profile, and no further question can be asked.
  const mayAsk = questions === user.questions && mayBeAsked(user);
  const outcome = useRef<HTMLOutputElement>(null);
  const isWaiting = isAsked(user);
  const hasSent = useRef(false);
  // The form is removed after it is sent, with the focus in it. So the outcome gets the focus.
  useEffect(() => {
    if (isWaiting && hasSent.current) outcome.current?.focus();
    hasSent.current = false;
  }, [isWaiting]);
  if (asked.length === 0 && !mayAsk) return null;
  return (
    <Section heading={copy.heading}>
      {asked.length > 0 && (
        <ol className="grid">
          {asked.map(({ by, text, at, answer, answeredAt }) => (
            <TimelineItem key={at.getTime()} when={<RelativeTime at={at} />}>
              <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                {text}
              </p>
              <p className="text-sm wrap-anywhere text-ink-soft">
                <WhoDidIt uid={by} actors={actors} />
              </p>
              {answer !== null && (
                <>
                  <p className="mt-2 text-sm text-ink-soft">
                    {copy.answer} {answeredAt !== null && <RelativeTime at={answeredAt} />}
                  </p>
                  <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                    {answer}
                  </p>
                </>
              )}
            </TimelineItem>
          ))}
        </ol>
      )}
      <output ref={outcome} tabIndex={-1} className="text-sm text-ink-soft">
        {isWaiting && copy.waiting}
      </output>
      {mayAsk && (
        <div className="print:hidden">
          <QuestionForm
            key={asked.length}
            user={user}
            onAsked={() => {
              hasSent.current = true;
              onAsked();
            }}
          />
        </div>
      )}
    </Section>
  );
}

import { useEffect, useState } from 'react';
import type { Waiting } from '#domain/accounts/services/applicant.ts';
import { useSubmission } from '../../../core/forms/use-submission.ts';
import { useLanguage } from '../../../copy/language/language-context.ts';
import { usePendingCopy } from '../../../copy/pending.ts';
import { useErrorText } from '../../../copy/use-error-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorBox } from '../../../ui/feedback/error-box.tsx';
import { PasswordStep } from './password-step.tsx';

/** How long the next mail has to wait, so that nobody asks for ten while the first is on its way. Seconds. */
const PAUSE_SECONDS = 60;

/** Seconds until the next mail may be sent; counts down from the moment a mail is seen to have been sent. */
function usePause(mailedAt: Date | null): number {
  const [pause, setPause] = useState<{ readonly after: Date | null; readonly left: number }>({
    after: null,
    left: 0,
  });
  if (pause.after !== mailedAt) setPause({ after: mailedAt, left: mailedAt === null ? 0 : PAUSE_SECONDS });
  const isOver = pause.left === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(
      () => setPause(({ after, left }) => ({ after, left: Math.max(0, left - 1) })),
      1000,
    );
    return () => clearInterval(timer);
  }, [isOver]);
  return pause.left;
}

/** Sends the mail once more, after a pause that is shown. */
function SendAgain({ waiting }: { waiting: Waiting }) {
  const { steps, errors } = usePendingCopy();
  const textOf = useErrorText(errors);
  const { language } = useLanguage();
  const { busy, submit, finish } = useSubmission();
  const left = usePause(waiting.mailedAt);
  const send = async () => {
    await submit(({ applicant }) => applicant.sendMail(language));
    finish();
  };
  return (
    <div className="grid justify-items-start gap-2">
      {waiting.mailError !== null && <ErrorBox text={textOf(waiting.mailError)} />}
      <output className="text-ink-soft">{waiting.mailedAt !== null && steps.sent(waiting.email)}</output>
      <Button
        tone="secondary"
        size="small"
        busy={busy}
        busyLabel={steps.sending}
        aria-disabled={busy || left > 0}
        onClick={() => void send()}
      >
        {waiting.mailedAt === null ? steps.send : steps.sendAgain}
      </Button>
      {left > 0 && <p className="text-ink-soft tabular-nums">{steps.pause(left)}</p>}
    </div>
  );
}

/** What proves the address, as far as this tab may know. */
export function AddressStep({ email, waiting }: { email: string; waiting: Waiting | null }) {
  const { steps } = usePendingCopy();
  if (waiting?.isProven === true) return <p className="text-ink-soft">{steps.proven}</p>;
  return (
    <>
      <p className="text-ink-soft">{steps.open}</p>
      {waiting === null ? <PasswordStep email={email} /> : <SendAgain waiting={waiting} />}
    </>
  );
}

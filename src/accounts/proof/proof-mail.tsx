import { useEffect, useState } from 'react';
import type { AccountFailure } from '#domain/accounts/model/errors/account-error.ts';
import { useProofMailCopy } from './proof-mail-copy.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { Button } from '#ui/actions/button.tsx';

/** The pause before the next mail, in seconds. Without it, a person might send another mail when the first is slow. */
const PAUSE_SECONDS = 60;

/** Seconds until the next mail may be sent. The countdown begins when the page learns of a sent mail. */
function usePause(mailedAt: Date | null): number {
  const [pause, setPause] = useState<{ readonly after: Date | null; readonly remaining: number }>({
    after: null,
    remaining: 0,
  });
  if (pause.after !== mailedAt)
    setPause({ after: mailedAt, remaining: mailedAt === null ? 0 : PAUSE_SECONDS });
  const isOver = pause.remaining === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(
      () => setPause(({ after, remaining }) => ({ after, remaining: Math.max(0, remaining - 1) })),
      1000,
    );
    return () => clearInterval(timer);
  }, [isOver]);
  return pause.remaining;
}

interface ProofMailProps {
  email: string;
  /** When the page last sent a mail; `null` if it has sent none. */
  mailedAt: Date | null;
  /** Why the last mail was not sent; `null` if nothing failed. */
  failure: AccountFailure | null;
  busy: boolean;
  /** `primary` if sending the mail is the user's next step. */
  tone?: 'primary' | 'secondary';
  onSend: () => void;
}

/** A button that sends the mail for proving an address. It counts down the pause before the next mail. */
export function ProofMail({ email, mailedAt, failure, busy, tone = 'secondary', onSend }: ProofMailProps) {
  const copy = useProofMailCopy();
  const textOf = useErrorText(copy.errors);
  const remaining = usePause(mailedAt);
  return (
    <div className="grid justify-items-start gap-2">
      {failure !== null && <ErrorBox text={textOf(failure)} />}
      <output className="text-ink-soft">{mailedAt !== null && copy.sent(email)}</output>
      <Button
        tone={tone}
        size="small"
        busy={busy}
        busyLabel={copy.sending}
        aria-disabled={busy || remaining > 0}
        onClick={onSend}
      >
        {mailedAt === null ? copy.send : copy.sendAgain}
      </Button>
      {remaining > 0 && <p className="text-ink-soft tabular-nums">{copy.pause(remaining)}</p>}
    </div>
  );
}

import { useEffect, useState } from 'react';
import type { AccountFailure } from '#domain/accounts/model/errors/account-error.ts';
import { useProofMailCopy } from './proof-mail-copy.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { Button } from '#ui/actions/button.tsx';

/** How long the next mail has to wait, so that nobody asks for ten while the first is on its way. Seconds. */
const PAUSE_SECONDS = 60;

/** Seconds until the next mail may be sent; counts down from the moment a mail is seen to have been sent. */
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
  /** When the last mail was sent from here; `null` if none was. */
  mailedAt: Date | null;
  /** Why the last mail was not sent. */
  failure: AccountFailure | null;
  busy: boolean;
  /** `secondary` unless it is the next thing to do. */
  tone?: 'primary' | 'secondary';
  onSend: () => void;
}

/** Sends the mail that proves an address, and sends it again after a pause that is shown. */
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

import type { Waiting } from '#domain/accounts/services/applicant.ts';
import { useSubmission } from '#core/forms/use-submission.ts';
import { useLanguage } from '#words/language-context.ts';
import { usePendingCopy } from './pending-copy.ts';
import { ProofMail } from '#ui/actions/proof-mail.tsx';
import { PasswordStep } from './password-step.tsx';

function SendAgain({ waiting: { email, mailedAt, mailError } }: { waiting: Waiting }) {
  const { language } = useLanguage();
  const { busy, submit, finish } = useSubmission();
  const send = async () => {
    await submit(({ applicant }) => applicant.sendMail(language));
    finish();
  };
  return (
    <ProofMail email={email} mailedAt={mailedAt} failure={mailError} busy={busy} onSend={() => void send()} />
  );
}

/** Shows whether the address is proven, as far as this tab may know, and how to prove it. */
export function AddressStep({ email, waiting }: { email: string; waiting: Waiting | null }) {
  const { steps } = usePendingCopy();
  if (waiting === null) return <PasswordStep email={email} />;
  if (waiting.isProven) return <p className="text-ink-soft">{steps.proven}</p>;
  return (
    <>
      <p className="text-ink-soft">{steps.open}</p>
      <SendAgain waiting={waiting} />
    </>
  );
}

import { type ReactNode, useRef, useState, type SubmitEvent } from 'react';
import type { Waiting } from '#domain/accounts/services/applicant.ts';
import { useSubmission } from '#core/forms/use-submission.ts';
import { paths, withEmail } from '#core/navigation/paths.ts';
import { useLanguage } from '#words/language-context.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { Button } from '#ui/actions/button.tsx';
import { ProofMail } from '#ui/actions/proof-mail.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { PasswordOwner } from '#ui/fields/password-owner.tsx';
import { PageIcon } from '#ui/page-icon.tsx';
import { usePendingCopy } from './pending-copy.ts';

/**
 * Asks for the password if this tab has not seen it: somebody who only knows the address learns nothing about it, and a
 * proof by link is recorded with its owner's rights. Somebody who has been approved meanwhile is signed in.
 */
function PasswordStep({ email }: { email: string }) {
  const { steps, errors } = usePendingCopy();
  const textOf = useErrorText(errors);
  const password = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  const { busy, failure, submit, finish } = useSubmission('leaves');
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const typed = password.current?.value ?? '';
    setMissing(typed === '');
    if (typed === '') return password.current?.focus();
    const result = await submit((product) => product.accounts.signIn({ email, password: typed, area: null }));
    // The applicant now waits in this tab, and the step shows how far they are.
    if (result?.ok === false && result.error.code === 'pending') finish();
  };
  return (
    <form noValidate method="post" onSubmit={(event) => void send(event)} className="grid grid-cols-1 gap-2">
      <p className="text-ink-soft">{steps.unknown}</p>
      {failure !== null && <ErrorBox text={textOf(failure.error)} focusKey={failure.focusKey} />}
      <PasswordOwner email={email} />
      <PasswordField
        ref={password}
        id="applicant-password"
        label={steps.password}
        autoComplete="current-password"
        aside={<TextLink href={withEmail(paths.resetPassword, email)}>{steps.forgot}</TextLink>}
        error={missing ? textOf({ code: 'password-required' }) : undefined}
        readOnly={busy}
        onInput={() => setMissing(false)}
      />
      <Button type="submit" tone="secondary" size="small" busy={busy} busyLabel={steps.checking}>
        {steps.check}
      </Button>
    </form>
  );
}

function SendAgain({ waiting: { email, mailedAt, mailError } }: { waiting: Waiting }) {
  const { language } = useLanguage();
  const { busy, submit } = useSubmission();
  const send = () => void submit(({ accounts }) => accounts.applicant.sendMail(language));
  return <ProofMail email={email} mailedAt={mailedAt} failure={mailError} busy={busy} onSend={send} />;
}

/** Shows whether the address is proven, as far as this tab may know, and how to prove it. */
function AddressStep({ email, waiting }: { email: string; waiting: Waiting | null }) {
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

interface StepProps {
  title: string;
  /** `unknown` is never said: the step may be done or open. */
  state: 'done' | 'open' | 'later' | 'unknown';
  children?: ReactNode;
}

const MARKS = {
  done: 'border-transparent bg-success-soft text-success-ink',
  open: 'border-accent-ink text-accent-ink',
  later: 'border-line text-ink-soft',
  unknown: 'border-accent-ink text-accent-ink',
} as const;

function Step({ title, state, children }: StepProps) {
  const { states } = usePendingCopy().steps;
  return (
    <li className="relative grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 pb-4 before:absolute before:top-7 before:bottom-0 before:left-3.25 before:border-l-2 before:border-line last:pb-0 last:before:hidden">
      <span className={`grid size-7 place-items-center rounded-full border-2 ${MARKS[state]}`}>
        {state === 'done' && <PageIcon name="check" />}
        {(state === 'open' || state === 'unknown') && <span className="size-2 rounded-full bg-current" />}
      </span>
      <div className="grid min-w-0 gap-1.5 pt-0.5">
        <p className={state === 'later' ? 'text-ink-soft' : 'font-semibold'}>
          {title}
          {state !== 'unknown' && <span className="text-sm font-normal text-ink-soft"> {states[state]}</span>}
        </p>
        {children}
      </div>
    </li>
  );
}

interface ApplicationStepsProps {
  email: string;
  /** The applicant, if they have given their password in this tab: only then may it know whether the address is proven. */
  waiting: Waiting | null;
}

/** How far an application has come, and what the applicant can do about it. */
export function ApplicationSteps({ email, waiting }: ApplicationStepsProps) {
  const { steps } = usePendingCopy();
  const address = waiting === null ? 'unknown' : waiting.isProven ? 'done' : 'open';
  return (
    <ol aria-label={steps.label} className="grid text-sm">
      <Step title={steps.registered} state="done" />
      <Step title={address === 'unknown' ? steps.addressUnknown : steps.address} state={address}>
        <AddressStep email={email} waiting={waiting} />
      </Step>
      <Step title={steps.review} state="open" />
      <Step title={steps.ready} state="later" />
    </ol>
  );
}

import { type ReactNode, useRef, useState, type SubmitEvent } from 'react';
import type { WaitingApplicant } from '#domain/accounts/services/applicant.ts';
import { useSubmission } from '#core/forms/use-submission.ts';
import { paths, withEmail } from '#core/navigation/paths.ts';
import { useLanguage } from '#words/language-context.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { Button } from '#ui/actions/button.tsx';
import { ProofMail } from '../proof/proof-mail.tsx';
import { storeRegistration } from '../register/registration-draft.ts';
import { TextLink } from '#ui/actions/text-link.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { PasswordOwner } from '#ui/fields/password-owner.tsx';
import { PageIcon } from '#ui/page-icon.tsx';
import { ReviewQuestion } from './review-question.tsx';
import { usePendingCopy } from './pending-copy.ts';

/** The positions of the car. */
const PLACES = { address: 'translate-x-23', review: 'translate-x-50', arrived: 'translate-x-78' } as const;
const REACHED = { address: 1, review: 2, arrived: 4 } as const;
const STOPS = [12, 108, 216, 328] as const;

/** Decoration: a car on its way from registration to the first ride. The car moves unless motion is reduced. */
export function ApplicationJourney({ at }: { at: keyof typeof PLACES }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 344 60"
      fill="none"
      className="mx-auto mb-4 w-full max-w-lg text-accent-ink"
    >
      <path
        d="M12 46H328"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 8"
      />
      {STOPS.map((x, index) => (
        <circle
          key={x}
          cx={x}
          cy="46"
          r="6"
          strokeWidth="2.500"
          className={`stroke-current ${index < REACHED[at] ? 'fill-accent' : 'fill-surface'}`}
        />
      ))}
      <path
        d="M328 36c-8-9-12-13-12-19a12 12 0 0 1 24 0c0 6-4 10-12 19Z"
        strokeWidth="2.500"
        className={`stroke-current ${at === 'arrived' ? 'fill-accent' : 'fill-accent-soft'}`}
      />
      <g
        className={`transition-transform duration-1500 ease-out motion-reduce:transition-none ${PLACES[at]}`}
      >
        <path
          d="M-4 36v-8l6-10h18l8 9 9 2v7Z"
          strokeWidth="2"
          strokeLinejoin="round"
          className="fill-accent stroke-surface"
        />
        <circle cx="6" cy="36" r="5" strokeWidth="2" className="fill-ink stroke-surface" />
        <circle cx="27" cy="36" r="5" strokeWidth="2" className="fill-ink stroke-surface" />
      </g>
    </svg>
  );
}

/**
 * Asks for the applicant's password. Without the password the page does not say whether the address is proven, and
 * records no proof. Signs in an applicant who has been approved meanwhile.
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
    // The applicant now waits in this tab, so the steps show the progress.
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
      <Button type="submit" busy={busy} busyLabel={steps.checking}>
        {steps.check}
      </Button>
    </form>
  );
}

function SendAgain({ waiting: { email, mailedAt, mailError } }: { waiting: WaitingApplicant }) {
  const { language } = useLanguage();
  const { busy, submit } = useSubmission();
  const send = () => void submit(({ accounts }) => accounts.applicant.sendMail(language));
  return (
    <ProofMail
      email={email}
      mailedAt={mailedAt}
      failure={mailError}
      busy={busy}
      tone={mailedAt === null ? 'primary' : 'secondary'}
      onSend={send}
    />
  );
}

/**
 * A link to register again, because an application's address cannot be changed (D72). If the applicant has given the
 * password in this tab, the next form is prefilled.
 */
function WrongAddress({ waiting }: { waiting: WaitingApplicant | null }) {
  const { steps } = usePendingCopy();
  const keep = () => {
    if (waiting === null) return;
    const { email, said } = waiting;
    storeRegistration({ name: said.name ?? '', email, role: said.role, ...said.application }, '');
  };
  return (
    <>
      <p className="text-ink-soft">
        {steps.wrong}{' '}
        <TextLink href={paths.register} onClick={keep}>
          {steps.registerAgain}
        </TextLink>
      </p>
      {waiting && <p className="text-ink-soft">{steps.filledIn}</p>}
    </>
  );
}

/** Shows how to prove the address. After the password, shows whether it is proven. */
function AddressStep({ email, waiting }: { email: string; waiting: WaitingApplicant | null }) {
  const { steps } = usePendingCopy();
  if (waiting?.isProven === true) return <p className="text-ink-soft">{steps.proven}</p>;
  return (
    <>
      {waiting !== null && <p className="text-ink-soft">{steps.open}</p>}
      {waiting === null ? <PasswordStep email={email} /> : <SendAgain waiting={waiting} />}
      <WrongAddress waiting={waiting} />
    </>
  );
}

interface StepProps {
  title: string;
  /** With `unknown` no state is shown, because the step may be done or open. */
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
          {state !== 'unknown' && (
            <span className="text-sm font-normal text-ink-soft"> · {states[state]}</span>
          )}
        </p>
        {children}
      </div>
    </li>
  );
}

interface ApplicationStepsProps {
  email: string;
  /** The applicant; `null` until the password is given. Only then may the page say whether the address is proven. */
  waiting: WaitingApplicant | null;
}

export function ApplicationSteps({ email, waiting }: ApplicationStepsProps) {
  const { steps } = usePendingCopy();
  const address = waiting === null ? 'unknown' : waiting.isProven ? 'done' : 'open';
  return (
    <ol aria-label={steps.label} className="grid text-sm">
      <Step title={steps.registered} state="done" />
      <Step title={address === 'unknown' ? steps.addressUnknown : steps.address} state={address}>
        <AddressStep email={email} waiting={waiting} />
      </Step>
      <Step title={steps.review} state="open">
        {waiting !== null && <ReviewQuestion questions={waiting.questions} />}
      </Step>
      <Step title={steps.ready} state="later" />
    </ol>
  );
}

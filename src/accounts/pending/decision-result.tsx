import { useEffect, useRef } from 'react';
import type { ApplicationOutcome } from '#domain/accounts/model/application-outcome.ts';
import type { Role } from '#domain/shared/people/role.ts';
import type { WaitingApplicant } from '#domain/accounts/services/applicant.ts';
import { useSubmission } from '#core/forms/use-submission.ts';
import { focusHeading } from '#core/navigation/focus-heading.ts';
import { paths, withEmail } from '#core/navigation/paths.ts';
import { usePendingCopy } from './pending-copy.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { buttonClasses } from '#ui/actions/button-classes.ts';
import { Card } from '#ui/page/message-card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { ContactDetails } from '#ui/page/contact-details.tsx';

function Contact() {
  return (
    <div className="text-left">
      <ContactDetails />
    </div>
  );
}

/** The choices of a person whose address has no account: the likeliest first, the contact details last. */
function WaysOn({ email }: { email: string }) {
  const copy = usePendingCopy();
  return (
    <div className="grid grid-cols-1 gap-3">
      <a href={withEmail(paths.register, email)} className={buttonClasses('primary', 'medium', true)}>
        {copy.signUp}
      </a>
      <a href={paths.signIn} className={buttonClasses('secondary', 'medium', true)}>
        {copy.signIn}
      </a>
      <p>
        <TextLink href={withEmail(paths.debugLogin, email)}>{copy.repair}</TextLink>
      </p>
      <p className="mt-3 text-sm font-semibold">{copy.contact}</p>
      <Contact />
    </div>
  );
}

/** A button that signs in the approved applicant. This tab already holds the proven identity (D13). */
function EnterNow({ onEntered }: { onEntered: (role: Role) => void }) {
  const copy = usePendingCopy();
  const textOf = useErrorText(copy.errors);
  const { busy, failure, submit } = useSubmission('leaves');
  const enter = async () => {
    const entered = await submit(({ accounts }) => accounts.applicant.enter());
    if (entered?.ok === true) onEntered(entered.value.role);
  };
  return (
    <>
      {failure !== null && <ErrorBox text={textOf(failure.error)} focusKey={failure.focusKey} />}
      <Button wide busy={busy} busyLabel={copy.entering} onClick={() => void enter()}>
        {copy.enter}
      </Button>
    </>
  );
}

interface DecisionResultProps {
  title: string;
  outcome: ApplicationOutcome;
  email: string;
  /** The applicant; `null` if they have not given their password in this tab. */
  waiting: WaitingApplicant | null;
  onEntered: (role: Role) => void;
}

/** The result of an application. Its heading takes focus, because the result replaces the content of the page. */
export function DecisionResult({ title, outcome, email, waiting, onEntered }: DecisionResultProps) {
  const copy = usePendingCopy();
  const textOf = useErrorText();
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    focusHeading(result.current?.querySelector('h1'));
  }, []);
  const refused = !outcome.approved && outcome.error.code === 'rejected-unproven';
  const unknown = !outcome.approved && outcome.error.code === 'account-not-found';
  return (
    <div ref={result} className="mx-auto w-full max-w-lg">
      <Card>
        <EmptyState
          heading
          tone={outcome.approved ? 'success' : refused ? 'warning' : 'info'}
          icon={outcome.approved ? 'check' : 'info'}
          title={title}
          text={outcome.approved ? copy.approvedText : textOf(outcome.error)}
        >
          {unknown ? (
            <WaysOn email={email} />
          ) : (
            <div className="grid grid-cols-1 gap-4">
              {refused && <Contact />}
              {outcome.approved && waiting !== null && <EnterNow onEntered={onEntered} />}
              <a
                href={outcome.approved ? withEmail(paths.signIn, email) : paths.signIn}
                className={buttonClasses(
                  outcome.approved && waiting === null ? 'primary' : 'secondary',
                  'medium',
                  true,
                )}
              >
                {copy.signIn}
              </a>
            </div>
          )}
        </EmptyState>
      </Card>
    </div>
  );
}

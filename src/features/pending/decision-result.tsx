import { useEffect, useRef } from 'react';
import type { ErrorCode } from '#domain/errors/product-error.ts';
import { paths, withEmail } from '../../app/paths.ts';
import { pendingCopy } from '../../copy/pending.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { useErrorText } from '../../copy/use-error-text.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ContactDetails } from '../contact/contact-details.tsx';
import type { ApplicationOutcome } from './use-decision.ts';

/** Their texts say to contact an administrator, so the page shows the contact details. */
const SEND_TO_ADMINISTRATOR: ReadonlySet<ErrorCode> = new Set(['rejected-unproven', 'account-not-found']);

function headingOf(code: ErrorCode) {
  if (code === 'rejected-unproven') return 'rejectedHeading';
  return code === 'account-not-found' ? 'notFoundHeading' : 'failedHeading';
}

/** The decision. Takes focus, because it replaces the content of the page. */
export function DecisionResult({ outcome, email }: { outcome: ApplicationOutcome; email: string }) {
  const copy = useCopy(pendingCopy);
  const textOf = useErrorText();
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const heading = result.current?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }, []);
  const refused = !outcome.approved && SEND_TO_ADMINISTRATOR.has(outcome.error.code);
  const unknown = !outcome.approved && outcome.error.code === 'account-not-found';
  const contactDetails = (
    <div className="text-left">
      <ContactDetails />
    </div>
  );
  return (
    <div ref={result} className="mx-auto w-full max-w-lg">
      <Card>
        <EmptyState
          heading
          tone={outcome.approved ? 'success' : refused && !unknown ? 'warning' : 'info'}
          icon={outcome.approved ? 'check' : 'info'}
          title={outcome.approved ? copy.approvedHeading : copy[headingOf(outcome.error.code)]}
          text={outcome.approved ? copy.approvedText : textOf(outcome.error)}
        >
          <div className="grid grid-cols-1 gap-4">
            {unknown && (
              <p>
                {copy.noAccount} <TextLink href={paths.register}>{copy.signUp}</TextLink>
              </p>
            )}
            {refused && !unknown && contactDetails}
            <a
              href={outcome.approved ? withEmail(paths.signIn, email) : paths.signIn}
              className={buttonClasses(outcome.approved ? 'primary' : 'secondary')}
            >
              {copy.signIn}
            </a>
            {unknown && contactDetails}
            {unknown && (
              <p>
                <TextLink href={withEmail(paths.debugLogin, email)}>{copy.repair}</TextLink>
              </p>
            )}
          </div>
        </EmptyState>
      </Card>
    </div>
  );
}

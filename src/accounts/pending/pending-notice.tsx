import type { Waiting } from '#domain/accounts/services/applicant.ts';
import { paths } from '#core/navigation/paths.ts';
import { usePendingCopy } from './pending-copy.ts';
import { Card } from '#ui/page/card.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { ApplicationSteps } from './application-steps.tsx';
import { ContactDetails } from '#ui/page/contact-details.tsx';

interface PendingNoticeProps {
  email: string;
  unreachable: boolean;
  waiting: Waiting | null;
}

/** The dialog's content within the page, in case the dialog could not be loaded. */
export function PendingNotice({ email, unreachable, waiting }: PendingNoticeProps) {
  const copy = usePendingCopy();
  return (
    <div className="mt-4">
      <Card>
        <div className="grid gap-3 text-ink-soft">
          <p className="wrap-anywhere text-ink">{copy.awaiting(email)}</p>
          <p>{copy.notify}</p>
          <output className="contents">
            {unreachable && <p className="text-ink">{copy.unreachable}</p>}
          </output>
          <ApplicationSteps email={email} waiting={waiting} />
          <p className="text-sm font-semibold text-ink">{copy.contact}</p>
          <ContactDetails />
          <p>
            <TextLink href={paths.signIn}>{copy.signIn}</TextLink>
          </p>
        </div>
      </Card>
    </div>
  );
}

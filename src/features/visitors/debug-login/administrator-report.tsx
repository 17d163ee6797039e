import type { Finding } from '#domain/accounts/model/diagnosis.ts';
import { useDebugLoginCopy } from '../../../copy/debug-login.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ContactDetails } from '../../../ui/page/contact-details.tsx';
import { HeadingInFocus } from '../../../ui/page/heading-in-focus.tsx';

interface AdministratorReportProps {
  heading: string;
  findings: readonly Finding[];
}

/** The findings that only an administrator can repair, with contact details. */
export function AdministratorReport({ heading, findings }: AdministratorReportProps) {
  const copy = useDebugLoginCopy();
  const text = (finding: Finding) =>
    finding.kind === 'field-missing'
      ? copy.fieldMissing(copy.parts[finding.field])
      : copy.findings[finding.kind];
  return (
    <>
      <div className="grid gap-1">
        <HeadingInFocus>{heading}</HeadingInFocus>
        <p className="text-ink-soft">{copy.administratorText}</p>
      </div>
      <ul className="grid gap-2">
        {findings.map(text).map((finding) => (
          <li
            key={finding}
            className="flex gap-3 rounded-control bg-warning-soft p-3 font-medium text-warning-ink"
          >
            <Icon name="alert" />
            {finding}
          </li>
        ))}
      </ul>
      <ContactDetails />
    </>
  );
}

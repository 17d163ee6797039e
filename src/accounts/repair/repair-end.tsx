import type { Finding } from '#domain/accounts/model/diagnosis.ts';
import type { Gate } from '#domain/accounts/model/gate.ts';
import type { RepairOutlook } from '#domain/accounts/model/repair-plan.ts';
import { paths, withEmail } from '#core/navigation/paths.ts';
import { useDebugLoginCopy } from './debug-login-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import { buttonClasses } from '#ui/actions/button-classes.ts';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ContactDetails } from '#ui/page/contact-details.tsx';
import { HeadingInFocus } from '#ui/page/heading-in-focus.tsx';

interface RepairEndProps {
  heading: string;
  email: string;
  outlook: RepairOutlook;
  repaired: boolean;
  gate: Gate;
  onAnother: () => void;
}

/** The result of the repair, or what only an administrator can repair, and the next step. Nobody is signed in. */
export function RepairEnd({ heading, email, outlook, repaired, gate, onAnother }: RepairEndProps) {
  const copy = useDebugLoginCopy();
  const textOf = (finding: Finding) =>
    finding.kind === 'field-missing'
      ? copy.fieldMissing(copy.parts[finding.field])
      : copy.findings[finding.kind];
  const rejected = gate === 'rejected' && !repaired;
  return (
    <div className="mt-4 grid gap-4">
      {outlook.state === 'healthy' ? (
        <>
          <HeadingInFocus>{heading}</HeadingInFocus>
          <Notice tone={gate === 'open' ? 'success' : 'warning'}>
            {rejected
              ? copy.rejectedText
              : `${repaired ? copy.repairedText : copy.healthyText} ${copy.next[gate]}`}
          </Notice>
          {gate === 'rejected' && (
            <>
              <ContactDetails />
              <a href={paths.signIn} className={buttonClasses('secondary', 'medium', true)}>
                {copy.backToSignIn}
              </a>
            </>
          )}
          {gate === 'open' && (
            <a href={withEmail(paths.signIn, email)} className={buttonClasses('primary', 'medium', true)}>
              {copy.signIn}
            </a>
          )}
          {gate === 'pending' && (
            <a
              href={withEmail(paths.pendingApproval, email)}
              className={buttonClasses('primary', 'medium', true)}
            >
              {copy.watch}
            </a>
          )}
        </>
      ) : (
        <>
          <div className="grid gap-1">
            <HeadingInFocus>{heading}</HeadingInFocus>
            <p className="text-ink-soft">{copy.administratorText}</p>
          </div>
          <ul className="grid gap-2">
            {outlook.findings.map(textOf).map((finding) => (
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
      )}
      <Button tone="quiet" wide onClick={onAnother}>
        {copy.another}
      </Button>
    </div>
  );
}

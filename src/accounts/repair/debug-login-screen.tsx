import { focusPageHeading } from '#core/navigation/focus-on-navigation.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { FormCard } from '#ui/page/form-card.tsx';
import { HeadingInFocus } from '#ui/page/heading-in-focus.tsx';
import { PublicFrame } from '#ui/page/public-frame.tsx';
import { useDebugLoginCopy, type debugLogin } from './debug-login-copy.ts';
import { isGate, type Gate } from '#domain/accounts/model/gate.ts';
import { isAccountStatus } from '#domain/accounts/model/user.ts';
import { useFormat } from '#words/use-format.ts';
import { useRoleName } from '#words/roles-copy.ts';
import { Address } from '#ui/data/address.tsx';
import { PageIcon } from '#ui/page-icon.tsx';
import { type RecordPartState, useRepairSteps, type RepairStep } from './use-repair-steps.ts';
import { ProofForm } from './proof-form.tsx';
import { RepairForm } from './repair-form.tsx';
import type { Finding } from '#domain/accounts/model/diagnosis.ts';
import type { RepairOutlook } from '#domain/accounts/model/repair-plan.ts';
import { paths, withEmail } from '#core/navigation/paths.ts';
import { Button } from '#ui/actions/button.tsx';
import { buttonClasses } from '#ui/actions/button-classes.ts';
import { Icon } from '#ui/icon.tsx';
import { ContactDetails } from '#ui/page/contact-details.tsx';
import { emailIn } from '#core/navigation/search-params.ts';
import type { PublicPage } from '#core/navigation/public-page.ts';

interface RepairEndProps {
  heading: string;
  email: string;
  outlook: RepairOutlook;
  repaired: boolean;
  gate: Gate;
  onAnother: () => void;
}

/** The last step: the result, or the findings that only an administrator can repair. It signs no one in. */
function RepairEnd({ heading, email, outlook, repaired, gate, onAnother }: RepairEndProps) {
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

/** Returns a function that describes a stored value for the record's owner. */
function useValueText() {
  const copy = useDebugLoginCopy();
  const format = useFormat();
  const roleName = useRoleName();
  return (part: RecordPartState['part'], value: string): string => {
    if (part === 'role') return roleName(value);
    if (part === 'status' && isAccountStatus(value)) return copy.statuses[value];
    if (part === 'entry' && isGate(value)) return copy.gates[value];
    return part === 'createdAt' ? format.date(new Date(value)) : value;
  };
}

/** The record before and after the repair: first the changes, then the unchanged parts. */
function ChangesList({ parts }: { parts: readonly RecordPartState[] }) {
  const copy = useDebugLoginCopy();
  const valueText = useValueText();
  const shown = (part: RecordPartState['part'], value: string) =>
    part === 'email' ? <Address>{value}</Address> : valueText(part, value);
  const before = ({ part, stored, unreadable }: RecordPartState) => {
    if (stored === null) return unreadable ? copy.unreadable : copy.missing;
    return copy.outdated(valueText(part, stored));
  };
  const after = ({ part, repaired }: RecordPartState) => {
    if (repaired === 'asked') return part === 'name' ? copy.toEnter : copy.toChoose;
    return repaired === 'restored' ? copy.restored : shown(part, repaired ?? '');
  };
  const changes = parts.filter(({ repaired }) => repaired !== null);
  const kept = parts.filter(({ repaired, stored }) => repaired === null && stored !== null);
  return (
    <>
      <h3 className="font-semibold">{copy.changes}</h3>
      <div className="overflow-hidden rounded-control border border-line bg-raised text-sm">
        <p
          aria-hidden="true"
          className="grid grid-cols-[1fr_1fr] gap-x-9 border-b border-line px-3 py-2 text-xs font-semibold text-ink-soft"
        >
          <span>{copy.before}</span>
          <span>{copy.after}</span>
        </p>
        <ul>
          {changes.map((state) => (
            <li key={state.part} className="grid gap-0.5 border-line px-3 py-2 not-last:border-b">
              <p className="text-ink-soft">{copy.parts[state.part]}</p>
              <dl className="grid grid-cols-[1fr_auto_1fr] items-start gap-x-2 font-medium wrap-anywhere">
                <dt className="sr-only">{copy.before}</dt>
                <dd className="text-danger-ink">{before(state)}</dd>
                <dt className="text-ink-soft">
                  <PageIcon name="arrow-right" />
                  <span className="sr-only">{copy.after}</span>
                </dt>
                <dd className="text-success-ink">{after(state)}</dd>
              </dl>
            </li>
          ))}
        </ul>
      </div>
      {kept.length > 0 && (
        <>
          <h3 className="font-semibold">{copy.kept}</h3>
          <dl className="grid gap-1.5 px-3 text-sm">
            {kept.map(({ part, stored }) => (
              <div key={part} className="flex flex-wrap justify-between gap-x-6">
                <dt className="text-ink-soft">{copy.parts[part]}</dt>
                <dd className="font-medium wrap-anywhere">{shown(part, stored ?? '')}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  );
}

/** The heading of a step. The first step has only the page's title. */
function stepHeading(state: RepairStep, copy: typeof debugLogin): string {
  if (state.step === 'proof') return copy.title;
  if (state.step === 'findings') return copy.foundHeading;
  if (state.outlook.state !== 'healthy') return copy.administratorHeading;
  if (state.repaired) return copy.repairedHeading;
  // If nothing needed repair, the heading for a rejected owner is about the rejection.
  return state.gate === 'rejected' ? copy.rejectedHeading : copy.healthyHeading;
}

export function DebugLoginScreen({ email }: { email: string }) {
  const copy = useDebugLoginCopy();
  const { state, open, end, leave } = useRepairSteps(email);
  const startOver = (address: string) => {
    leave(address);
    focusPageHeading();
  };
  const heading = stepHeading(state, copy);
  return (
    <PublicFrame title={heading}>
      <FormCard heading={copy.title}>
        {state.step === 'proof' && <ProofForm email={state.email} onOpened={open} />}
        {state.step === 'findings' && (
          <div className="mt-4 grid gap-4">
            <div className="grid gap-1">
              <HeadingInFocus>{heading}</HeadingInFocus>
              <p className="wrap-anywhere text-ink-soft">{copy.foundText(state.opened.email)}</p>
            </div>
            <ChangesList parts={state.changes.parts} />
            {state.changes.leadsToWaiting && <Notice tone="warning">{copy.thenPending}</Notice>}
            <RepairForm
              opened={state.opened}
              outlook={state.changes.outlook}
              onRepaired={(outlook) => end(state.opened, state.changes, outlook)}
              onCancel={() => startOver(state.opened.email)}
            />
          </div>
        )}
        {state.step === 'end' && <RepairEnd {...state} heading={heading} onAnother={() => startOver('')} />}
      </FormCard>
    </PublicFrame>
  );
}

export const page: PublicPage = {
  Screen: ({ pageLocation }) => <DebugLoginScreen email={emailIn(pageLocation.search) ?? ''} />,
};

import { focusPageHeading } from '#core/navigation/focus-on-navigation.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { FormCard } from '#ui/page/form-card.tsx';
import { HeadingInFocus } from '#ui/page/heading-in-focus.tsx';
import { PublicFrame } from '#ui/page/public-frame.tsx';
import { useDebugLoginCopy, type debugLogin } from './debug-login-copy.ts';
import { ChangesList } from './changes-list.tsx';
import { ProofForm } from './proof-form.tsx';
import { useRepairSteps, type RepairStep } from './use-repair-steps.ts';
import { RepairForm } from './repair-form.tsx';
import { RepairEnd } from './repair-end.tsx';

/** The heading of a step; the first step has only the page's. */
function stepHeading(state: RepairStep, copy: typeof debugLogin): string {
  if (state.step === 'proof') return copy.title;
  if (state.step === 'findings') return copy.foundHeading;
  if (state.outlook.state !== 'healthy') return copy.administratorHeading;
  if (state.repaired) return copy.repairedHeading;
  // If nothing needed repair, the rejection matters more than the complete record.
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

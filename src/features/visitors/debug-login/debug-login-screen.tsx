import { focusPageHeading } from '../../../core/navigation/focus-on-navigation.ts';
import { FormCard } from '../../../ui/page/form-card.tsx';
import { PublicFrame } from '../../../ui/page/public-frame.tsx';
import { useDebugLoginCopy } from '../../../copy/debug-login.ts';
import { CaseReport } from './case-report.tsx';
import { ProofForm } from './proof-form.tsx';
import { stepHeading } from './step-heading.ts';
import { useRepairSteps } from './use-repair-steps.ts';
import { RepairEnd } from './repair-end.tsx';

/** The repair: proof, findings and end, one step at a time. */
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
          <CaseReport
            opened={state.opened}
            changes={state.changes}
            onRepaired={(outlook) => end(state.opened, state.changes, outlook)}
            onCancel={() => startOver(state.opened.email)}
          />
        )}
        {state.step === 'end' && <RepairEnd {...state} heading={heading} onAnother={() => startOver('')} />}
      </FormCard>
    </PublicFrame>
  );
}

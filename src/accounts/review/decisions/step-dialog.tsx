import type { AccountResult } from '#domain/accounts/model/errors/account-error.ts';
import { isAdministrator } from '#domain/accounts/model/role.ts';
import type { Intent } from '#domain/accounts/services/account-decisions.ts';
import { displayName } from '#core/text/display-name.ts';
import { useDecisionCopy } from '#words/decisions-copy.ts';
import { useRoleName } from '#words/roles-copy.ts';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import type { StepQuestion } from './use-question.ts';

interface StepDialogProps {
  question: StepQuestion;
  /** After a failure the dialog stays open; otherwise it closes. */
  onAnswer: (intent: Intent) => Promise<AccountResult<unknown>>;
  onClose: () => void;
}

/** Asks the question that a step needs answered. */
export function StepDialog({ question: { kind, users }, onAnswer, onClose }: StepDialogProps) {
  const { approveDialog: texts, cancel } = useDecisionCopy();
  const roleName = useRoleName();
  if (kind !== 'approve') {
    const submit = (reason: string) => onAnswer({ kind, reason });
    return <ReasonDialog kind={kind} users={users} onSubmit={submit} onClose={onClose} />;
  }
  const [single] = users;
  const one = users.length === 1 && single !== undefined ? single : null;
  const unproven = users.filter(({ provenAt }) => provenAt === null).length;
  const administrators = users.filter(({ role }) => isAdministrator(role)).length;
  const said = [
    administrators > 0 &&
      (one === null ? texts.powersSeveral(administrators, users.length) : texts.powers(roleName(one.role))),
    unproven > 0 &&
      (one === null ? texts.unprovenSeveral(unproven, users.length) : texts.unproven(one.email)),
  ];
  const submit = unproven > 0 ? texts.submitAnyway : texts.submit;
  return (
    <ConfirmDialog
      title={one === null ? texts.titleSeveral(users.length) : texts.title(displayName(one))}
      text={said.filter((sentence) => sentence !== false).join(' ')}
      labels={{ submit, submitting: texts.submitting, cancel }}
      onConfirm={() => onAnswer({ kind })}
      onClose={onClose}
    />
  );
}

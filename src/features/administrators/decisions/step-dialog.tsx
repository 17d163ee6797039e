import type { Intent } from '#domain/accounts/services/account-decisions.ts';
import type { Result } from '#domain/shared/result.ts';
import { displayName } from '../../../core/text/display-name.ts';
import { useDecisionCopy } from '../../../copy/decisions.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import type { ReasonDrafts } from './reason-drafts.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import type { StepQuestion } from './step-question.ts';

interface StepDialogProps {
  question: StepQuestion;
  drafts: ReasonDrafts;
  /** After a failure the dialog stays open; otherwise it closes. */
  onAnswer: (intent: Intent) => Promise<Result<unknown>>;
  onClose: () => void;
}

/** Asks the question that a step needs answered. */
export function StepDialog({ question: { kind, users }, drafts, onAnswer, onClose }: StepDialogProps) {
  const { unprovenDialog: texts, cancel } = useDecisionCopy();
  if (kind !== 'approve') {
    const submit = (reason: string) => onAnswer({ kind, reason });
    return <ReasonDialog kind={kind} users={users} drafts={drafts} onSubmit={submit} onClose={onClose} />;
  }
  const [single] = users;
  const one = users.length === 1 && single !== undefined ? single : null;
  const unproven = users.filter(({ provenAt }) => provenAt === null).length;
  return (
    <ConfirmDialog
      title={one === null ? texts.titleSeveral(users.length) : texts.title(displayName(one))}
      text={one === null ? texts.textSeveral(unproven, users.length) : texts.text(one.email)}
      labels={{ ...texts, cancel }}
      onConfirm={() => onAnswer({ kind })}
      onClose={onClose}
    />
  );
}

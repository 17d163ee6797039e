import type { Intent } from '#domain/accounts/services/account-decisions.ts';
import type { Result } from '#domain/shared/result.ts';
import type { ReasonDrafts } from './reason-drafts.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import type { StepQuestion } from './step-question.ts';
import { UnprovenDialog } from './unproven-dialog.tsx';

interface StepDialogProps {
  question: StepQuestion;
  drafts: ReasonDrafts;
  /** After a failure the dialog stays; otherwise it is closed. */
  onAnswer: (intent: Intent) => Promise<Result<unknown>>;
  onClose: () => void;
}

/** Asks what a step needs to be told. */
export function StepDialog({ question: { kind, users }, drafts, onAnswer, onClose }: StepDialogProps) {
  if (kind === 'approve') {
    return <UnprovenDialog users={users} onConfirm={() => onAnswer({ kind })} onClose={onClose} />;
  }
  const submit = (reason: string) => onAnswer({ kind, reason });
  return <ReasonDialog kind={kind} users={users} drafts={drafts} onSubmit={submit} onClose={onClose} />;
}

import { isAsked } from '#domain/accounts/model/question.ts';
import type { Position } from '#domain/shared/people/powers.ts';
import { isKnownRole } from '#domain/shared/people/role.ts';
import type { AccountStatus, User } from '#domain/accounts/model/user.ts';
import { capitalised } from '#core/text/capitalised.ts';
import { useDecisionCopy } from '#words/decisions-copy.ts';
import { usePositionName } from '#words/use-position-name.ts';
import { Badge } from '#ui/data/badge.tsx';
import { ACCOUNT_STATUS_MEANING } from '../../account-status-meaning.ts';
import { PageIcon } from '#ui/page-icon.tsx';
import { useReviewCopy } from '../review-copy.ts';

interface InRow {
  /** Whether the badge is in a row of one line. */
  inRow?: boolean;
}

/** Whether the owner has proven the address (D26). In a row, only an unproven address has visible words. */
export function ProofMark({ user: { provenAt }, inRow = false }: { user: User } & InRow) {
  const { proof } = useDecisionCopy();
  const isProven = provenAt !== null;
  return (
    <span
      title={inRow && isProven ? proof.proven : undefined}
      className={`inline-flex items-center text-sm font-normal ${inRow ? 'gap-1 align-bottom' : 'gap-1.5'} ${isProven ? 'text-ink-soft' : 'text-warning-ink'}`}
    >
      <PageIcon name={isProven ? 'check' : 'alert'} />
      <span className={inRow && isProven ? 'sr-only' : undefined}>
        {isProven ? proof.proven : proof.unproven}
      </span>
    </span>
  );
}

/** Whether a pending applicant has been asked a question, and whether they have answered it (D86). */
export function QuestionMark({ user, inRow = false }: { user: User } & InRow) {
  const { mark } = useReviewCopy().account.questions;
  if (user.status !== 'pending' || user.questions.length === 0) return null;
  const isOpen = isAsked(user);
  return (
    <Badge means={isOpen ? 'neutral' : 'attention'} inRow={inRow}>
      {isOpen ? mark.asked : mark.answered}
    </Badge>
  );
}

export function StatusBadge({ status, inRow = false }: { status: AccountStatus } & InRow) {
  const copy = useDecisionCopy();
  return (
    <Badge means={ACCOUNT_STATUS_MEANING[status]} inRow={inRow}>
      {copy.statuses[status]}
    </Badge>
  );
}

/** The role of an account. An unknown role is shown as stored, but with a capital letter. */
export function RoleBadge({ of, inRow = false }: { of: Position } & InRow) {
  const positionName = usePositionName();
  return <Badge inRow={inRow}>{isKnownRole(of.role) ? positionName(of) : capitalised(of.role)}</Badge>;
}

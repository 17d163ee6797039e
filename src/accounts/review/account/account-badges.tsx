import { isAsked } from '#domain/accounts/model/question.ts';
import { isKnownRole, type Role } from '#domain/shared/people/role.ts';
import type { AccountStatus, User } from '#domain/accounts/model/user.ts';
import { capitalised } from '#core/text/capitalised.ts';
import { useDecisionCopy } from '#words/decisions-copy.ts';
import { useRoleName } from '#words/roles-copy.ts';
import { Badge } from '#ui/data/badge.tsx';
import { ACCOUNT_STATUS_MEANING } from '../../account-status-meaning.ts';
import { PageIcon } from '#ui/page-icon.tsx';
import { useReviewCopy } from '../review-copy.ts';

/** Whether the owner has proven the address (D26). */
export function ProofMark({ user: { provenAt } }: { user: User }) {
  const { proof } = useDecisionCopy();
  const isProven = provenAt !== null;
  return (
    <span
      className={`inline-flex items-center gap-1.5 text-sm font-normal ${isProven ? 'text-ink-soft' : 'text-warning-ink'}`}
    >
      <PageIcon name={isProven ? 'check' : 'alert'} />
      {isProven ? proof.proven : proof.unproven}
    </span>
  );
}

/** Whether the applicant has a question, and has answered it (D86). */
export function QuestionMark({ user }: { user: User }) {
  const { mark } = useReviewCopy().account.questions;
  if (user.status !== 'pending' || user.questions.length === 0) return null;
  const isOpen = isAsked(user);
  return <Badge means={isOpen ? 'neutral' : 'attention'}>{isOpen ? mark.asked : mark.answered}</Badge>;
}

export function StatusBadge({ status }: { status: AccountStatus }) {
  const copy = useDecisionCopy();
  return <Badge means={ACCOUNT_STATUS_MEANING[status]}>{copy.statuses[status]}</Badge>;
}

/** An unknown role is shown as stored, with a capital like the others. */
export function RoleBadge({ role }: { role: Role }) {
  const roleName = useRoleName();
  return <Badge>{isKnownRole(role) ? roleName(role) : capitalised(role)}</Badge>;
}

import { isAdministrator, isKnownRole, type Role } from '#domain/accounts/model/role.ts';
import type { AccountStatus, User } from '#domain/accounts/model/user.ts';
import { useDecisionCopy } from '#words/decisions-copy.ts';
import { useRoleName } from '#words/roles-copy.ts';
import { Badge, type BadgeTone } from '#ui/data/badge.tsx';
import { PageIcon } from '#ui/page-icon.tsx';

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

const TONES: Readonly<Record<AccountStatus, BadgeTone>> = {
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
};

export function StatusBadge({ status }: { status: AccountStatus }) {
  const copy = useDecisionCopy();
  return <Badge tone={TONES[status]}>{copy.statuses[status]}</Badge>;
}

/** An unknown role is shown as stored, with a capital to match the others. */
export function RoleBadge({ role }: { role: Role }) {
  const roleName = useRoleName();
  return (
    <Badge tone={isAdministrator(role) ? 'accent' : 'neutral'}>
      {isKnownRole(role) ? roleName(role) : role.charAt(0).toLocaleUpperCase() + role.slice(1)}
    </Badge>
  );
}

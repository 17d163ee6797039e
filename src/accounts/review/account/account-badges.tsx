import { isAdministrator, isKnownRole, type Role } from '#domain/accounts/model/role.ts';
import type { AccountStatus } from '#domain/accounts/model/user.ts';
import { useDecisionCopy } from '#words/decisions-copy.ts';
import { useRoleName } from '#words/roles-copy.ts';
import { Badge, type BadgeTone } from '#ui/data/badge.tsx';

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

import { isKnownRole, KNOWN_ROLES, type KnownRole } from '#domain/accounts/model/role.ts';
import { useReviewCopy } from '../../../copy/review.ts';
import { useRoleName } from '../../../copy/roles.ts';
import { PageIcon } from '../../../ui/page-icon.tsx';

interface QueueRoleFilterProps {
  /** `null` for all. */
  role: KnownRole | null;
  onRole: (role: KnownRole | null) => void;
}

/** Filters by role, the list and the search alike. */
export function QueueRoleFilter({ role, onRole }: QueueRoleFilterProps) {
  const copy = useReviewCopy();
  const roleName = useRoleName();
  return (
    <span className="relative inline-flex w-full sm:w-auto">
      <select
        aria-label={copy.role}
        value={role ?? ''}
        onChange={({ target }) => onRole(isKnownRole(target.value) ? target.value : null)}
        className="min-h-11 w-full appearance-none rounded-control border border-line-strong bg-surface pr-10 pl-3 text-sm font-medium text-ink focus:border-accent-ink focus-visible:outline-3 focus-visible:outline-accent-ink"
      >
        <option value="">{copy.everyRole}</option>
        {KNOWN_ROLES.map((known) => (
          <option key={known} value={known}>
            {roleName(known)}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute inset-y-0 right-3 grid items-center text-ink-soft">
        <PageIcon name="chevron-down" />
      </span>
    </span>
  );
}

import { isKnownRole, KNOWN_ROLES, type KnownRole } from '#domain/accounts/model/role.ts';
import { useReviewCopy } from '../../../copy/review.ts';
import { useRoleName } from '../../../copy/roles.ts';
import { INPUT_CLASSES } from '../../../ui/fields/input-classes.ts';
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
    <div className="relative min-w-0 grow">
      <select
        aria-label={copy.role}
        value={role ?? ''}
        onChange={({ target }) => onRole(isKnownRole(target.value) ? target.value : null)}
        className={`${INPUT_CLASSES} appearance-none pr-12`}
      >
        <option value="">{copy.everyRole}</option>
        {KNOWN_ROLES.map((known) => (
          <option key={known} value={known}>
            {roleName(known)}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute inset-y-0 right-4 grid items-center text-ink-soft">
        <PageIcon name="chevron-down" />
      </span>
    </div>
  );
}

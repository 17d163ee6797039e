import type { ComponentProps } from 'react';
import { isKnownRole, type KnownRole } from '#domain/accounts/model/role.ts';
import { useRoleName } from '../../copy/roles.ts';
import { PageIcon } from '../page-icon.tsx';
import { INPUT_CLASSES } from './input-classes.ts';

interface RoleSelectProps extends Pick<
  ComponentProps<'select'>,
  'id' | 'aria-label' | 'aria-invalid' | 'aria-describedby'
> {
  roles: readonly KnownRole[];
  /** `null` for none of them. */
  role: KnownRole | null;
  /** What stands for none of them. */
  none: string;
  onRole: (role: KnownRole | null) => void;
}

/** A native select, which phones show as a picker. */
export function RoleSelect({ roles, role, none, onRole, ...control }: RoleSelectProps) {
  const roleName = useRoleName();
  return (
    <div className="relative min-w-0 grow">
      <select
        {...control}
        value={role ?? ''}
        onChange={({ target }) => onRole(isKnownRole(target.value) ? target.value : null)}
        className={`${INPUT_CLASSES} appearance-none pr-12`}
      >
        <option value="">{none}</option>
        {roles.map((each) => (
          <option key={each} value={each}>
            {roleName(each)}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute inset-y-0 right-4 grid items-center text-ink-soft">
        <PageIcon name="chevron-down" />
      </span>
    </div>
  );
}

import type { ComponentProps } from 'react';
import { isKnownRole, type KnownRole } from '#domain/shared/people/role.ts';
import { useRoleName } from '#words/roles-copy.ts';
import { Select } from './select.tsx';

interface RoleSelectProps extends Omit<ComponentProps<typeof Select>, 'options' | 'value' | 'onChange'> {
  roles: readonly KnownRole[];
  /** `null` for no role. */
  role: KnownRole | null;
  onRole: (role: KnownRole | null) => void;
}

export function RoleSelect({ roles, role, onRole, ...control }: RoleSelectProps) {
  const roleName = useRoleName();
  return (
    <Select
      {...control}
      options={roles.map((each) => ({ value: each, label: roleName(each) }))}
      value={role ?? ''}
      onChange={(value) => onRole(isKnownRole(value) ? value : null)}
    />
  );
}

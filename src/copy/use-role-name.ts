import { isKnownRole, type Role } from '#domain/account/role.ts';
import { uiCopy } from './ui.ts';
import { useCopy } from './use-copy.ts';

/** The name of a role; one that the product does not know is shown as it is stored. */
export function useRoleName(): (role: Role) => string {
  const { roles } = useCopy(uiCopy);
  return (role) => (isKnownRole(role) ? roles[role] : role);
}

import { isKnownRole, type Role } from '#domain/account/role.ts';
import { defineCopy } from './define-copy.ts';
import { ui } from './en/ui.ts';
import { useCopy } from './use-copy.ts';

export const uiCopy = defineCopy(ui, { de: () => import('./de/ui.ts').then((module) => module.ui) });

/** The name of a role; one that the product does not know is shown as it is stored. */
export function useRoleName(): (role: Role) => string {
  const { roles } = useCopy(uiCopy);
  return (role) => (isKnownRole(role) ? roles[role] : role);
}

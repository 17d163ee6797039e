import { isKnownRole, type Role } from '#domain/accounts/model/role.ts';
import { defineCopy } from './language/define-copy.ts';
import { ui } from './en/ui.ts';
import { useCopy } from './language/use-copy.ts';

export const uiCopy = defineCopy(ui, { de: () => import('./de/ui.ts').then((module) => module.ui) });

/** The name of a role; one that the product does not know is shown as it is stored. */
export function useRoleName(): (role: Role) => string {
  const { roles } = useCopy(uiCopy);
  return (role) => (isKnownRole(role) ? roles[role] : role);
}

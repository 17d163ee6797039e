import { isKnownRole, type KnownRole, type RegistrableRole, type Role } from '#domain/shared/people/role.ts';
import { defineCopy } from './define-copy.ts';

const ROLES: Readonly<Record<KnownRole, string>> = {
  passenger: 'Passenger',
  driver: 'Driver',
  admin: 'Administrator',
  system_admin: 'System administrator',
};

const ROLE_TEXTS: Readonly<Record<RegistrableRole, string>> = {
  passenger: 'I book rides.',
  driver: 'I drive passengers.',
};

/** The names of roles, and a sentence about each that a visitor can choose. */
export const roles = {
  names: ROLES,
  texts: ROLE_TEXTS,
};

export const useRolesCopy = defineCopy(roles, { de: () => import('./roles-copy.de.ts') });

/** The name of a role; an unknown role is shown as stored. */
export function useRoleName(): (role: Role) => string {
  const { names } = useRolesCopy();
  return (role) => (isKnownRole(role) ? names[role] : role);
}

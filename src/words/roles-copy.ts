import type { Position } from '#domain/shared/people/powers.ts';
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

/** The names of roles. Public pages do not load them. */
export const roles = {
  names: ROLES,
  texts: ROLE_TEXTS,
  /** An administrator who has one power alone. */
  limited: { accounts: 'Administrator (accounts)', desk: 'Administrator (desk)' },
};

export const useRolesCopy = defineCopy(roles, { de: () => import('./roles-copy.de.ts') });

/** The name of a role; an unknown role is shown as stored. */
export function useRoleName(): (role: Role) => string {
  const { names } = useRolesCopy();
  return (role) => (isKnownRole(role) ? names[role] : role);
}

/** The same with the power of an administrator who has only one. */
export function usePositionName(): (position: Position) => string {
  const { limited } = useRolesCopy();
  const roleName = useRoleName();
  return ({ role, powers }) => (role === 'admin' && powers !== 'both' ? limited[powers] : roleName(role));
}

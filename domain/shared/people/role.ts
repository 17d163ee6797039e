/** The four roles that the product knows. Each has a dashboard. */
export const KNOWN_ROLES = ['passenger', 'driver', 'admin', 'system_admin'] as const;
export type KnownRole = (typeof KNOWN_ROLES)[number];

/** A role as stored, which may be one that the product does not know. The home of an unknown role is `/`. */
export type Role = KnownRole | (string & {});

/** The roles in which a person may register; system administrators assign the others. */
export const REGISTRABLE_ROLES = ['passenger', 'driver'] as const;
export type RegistrableRole = (typeof REGISTRABLE_ROLES)[number];

const ROLE_SHAPE = /^[a-z_]{1,30}$/;

/** Whether a text has the form of a role, known or not. */
export function isRole(value: string): value is Role {
  return ROLE_SHAPE.test(value);
}

export function isKnownRole(value: string): value is KnownRole {
  return KNOWN_ROLES.some((role) => role === value);
}

export function isRegistrableRole(value: string): value is RegistrableRole {
  return REGISTRABLE_ROLES.some((role) => role === value);
}

/** Whether a role is an administrator's. While pending, administrators may sign in but have no powers. */
export function isAdministrator(role: Role): role is 'admin' | 'system_admin' {
  return role === 'admin' || role === 'system_admin';
}

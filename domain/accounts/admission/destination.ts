import { isKnownRole, type Role } from '../model/role.ts';

/** The dashboard of a role, or `root` for a role without one. */
export type Destination = 'passenger-dashboard' | 'driver-dashboard' | 'admin-dashboard' | 'root';

/** Where a role goes after sign-in (spec 2). */
export function destinationOf(role: Role): Destination {
  if (!isKnownRole(role)) return 'root';
  switch (role) {
    case 'passenger':
      return 'passenger-dashboard';
    case 'driver':
      return 'driver-dashboard';
    case 'admin':
    case 'system_admin':
      return 'admin-dashboard';
  }
}

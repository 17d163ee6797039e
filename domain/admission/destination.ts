import { isKnownRole, type Role } from '../account/role.ts';

/** Which dashboard a role calls home, or `root` for a role that has none. */
export type Destination = 'passenger-dashboard' | 'driver-dashboard' | 'admin-dashboard' | 'root';

/** Where a role belongs after sign-in (spec section 2). */
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

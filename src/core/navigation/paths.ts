import type { LoginArea } from '#domain/accounts/admission/login-area.ts';
import { destinationOf, type Destination } from '#domain/accounts/admission/destination.ts';
import type { Role } from '#domain/accounts/model/role.ts';

/** Every address of the product. */
export const paths = {
  home: '/',
  signIn: '/sign-in',
  register: '/register',
  pendingApproval: '/pending-approval',
  debugLogin: '/debug-login',
  resetPassword: '/reset-password',
  profile: '/profile',
  passengerDashboard: '/passenger/dashboard',
  driverDashboard: '/driver/dashboard',
  adminDashboard: '/admin/dashboard',
  health: '/admin/health',
} as const;

export function signInAreaPath(area: LoginArea): string {
  return `${paths.signIn}/${area}`;
}

export function accountPath(uid: string): string {
  return `/admin/accounts/${encodeURIComponent(uid)}`;
}

/** Adds the `email` parameter to a path; an empty address is left out. */
export function withEmail(path: string, email: string): string {
  return email === '' ? path : `${path}?email=${encodeURIComponent(email)}`;
}

const HOMES: Readonly<Record<Destination, string>> = {
  'passenger-dashboard': paths.passengerDashboard,
  'driver-dashboard': paths.driverDashboard,
  'admin-dashboard': paths.adminDashboard,
  root: paths.home,
};

/** The path of a role's home. */
export function homeOf(role: Role): string {
  return HOMES[destinationOf(role)];
}

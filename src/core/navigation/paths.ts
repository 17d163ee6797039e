import type { LoginArea } from '#domain/accounts/model/login-area.ts';

/** Addresses of pages. Most addresses for administrators are in `admin-paths.ts`, so that no sign-in loads them. */
export const paths = {
  home: '/',
  signIn: '/sign-in',
  register: '/register',
  pendingApproval: '/pending-approval',
  debugLogin: '/debug-login',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  profile: '/profile',
  passengerDashboard: '/passenger/dashboard',
  passengerRides: '/passenger/rides',
  driverDashboard: '/driver/dashboard',
  driverRides: '/driver/rides',
  driverTakings: '/driver/takings',
  adminDashboard: '/admin/dashboard',
} as const;

export function signInAreaPath(area: LoginArea): string {
  return `${paths.signIn}/${area}`;
}

/** Adds the `email` parameter to a path, unless the address is empty. */
export function withEmail(path: string, email: string): string {
  return email === '' ? path : `${path}?email=${encodeURIComponent(email)}`;
}

import { isKnownRole, type KnownRole, type Role } from '#domain/shared/people/role.ts';
import { paths } from './paths.ts';

/** The dashboard of each role. A new role does not compile without a dashboard. */
const DASHBOARDS: Readonly<Record<KnownRole, string>> = {
  passenger: paths.passengerDashboard,
  driver: paths.driverDashboard,
  admin: paths.adminDashboard,
  system_admin: paths.adminDashboard,
};

/** The page of a role after sign-in (spec 2). It is the role's dashboard, or the home page for an unknown role. */
export function homeOf(role: Role): string {
  return isKnownRole(role) ? DASHBOARDS[role] : paths.home;
}

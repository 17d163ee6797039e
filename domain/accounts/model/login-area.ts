import type { Role } from '../../shared/people/role.ts';

/** The areas with their own sign-in page. `/sign-in` itself has no area and admits every role. */
export const LOGIN_AREAS = ['passenger', 'driver', 'admin'] as const;
export type LoginArea = (typeof LOGIN_AREAS)[number];

export function isLoginArea(value: string): value is LoginArea {
  return LOGIN_AREAS.some((area) => area === value);
}

/** Whether an area admits a role (D4). `admin` may enter every area, `system_admin` only the area `admin`. */
export function areaAdmits(area: LoginArea | null, role: Role): boolean {
  if (area === null || role === 'admin') return true;
  return area === role || (area === 'admin' && role === 'system_admin');
}

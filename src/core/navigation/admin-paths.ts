export const adminPaths = {
  rides: '/admin/rides',
  rideHistory: '/admin/rides/history',
  ridesToday: '/admin/rides/today',
  fleet: '/admin/fleet',
  settings: '/admin/settings',
  activity: '/admin/activity',
  health: '/admin/health',
} as const;

export function accountPath(uid: string): string {
  return `/admin/accounts/${encodeURIComponent(uid)}`;
}

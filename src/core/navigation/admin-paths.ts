export const adminPaths = {
  rides: '/admin/rides',
  rideHistory: '/admin/rides/history',
  plan: '/admin/plan',
  planSheet: '/admin/plan/sheet',
  fleet: '/admin/fleet',
  fleetImport: '/admin/fleet/import',
  customers: '/admin/customers',
  customersImport: '/admin/customers/import',
  standing: '/admin/standing',
  settings: '/admin/settings',
  tariffs: '/admin/tariffs',
  takings: '/admin/takings',
  figures: '/admin/figures',
  payers: '/admin/payers',
  activity: '/admin/activity',
  health: '/admin/health',
} as const;

export function accountPath(uid: string): string {
  return `/admin/accounts/${encodeURIComponent(uid)}`;
}

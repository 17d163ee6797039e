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
  bookSettings: '/admin/books',
  takings: '/admin/takings',
  figures: '/admin/figures',
  payers: '/admin/payers',
  bills: '/admin/bills',
  activity: '/admin/activity',
  health: '/admin/health',
} as const;

export function accountPath(uid: string): string {
  return `/admin/accounts/${encodeURIComponent(uid)}`;
}

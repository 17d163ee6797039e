/** Pages behind sign-in. Each has a selector of its content, because its heading may come long before the content. */
export const PAGES_BEHIND_SIGN_IN = [
  {
    role: 'driver',
    what: 'a driver’s dashboard and start',
    pages: [
      ['/driver/dashboard', 'main form'],
      ['/', 'main a[href="/profile"]'],
    ],
  },
  {
    role: 'system_admin',
    what: 'queue, account, health, rides, fleet, settings and profile',
    pages: [
      ['/admin/dashboard', '[data-row]'],
      ['/admin/dashboard?filter=rejected', '[data-row]'],
      ['/admin/accounts/seed-pending', 'main dl'],
      ['/admin/accounts/nobody-has-this-id', 'main h1'],
      ['/admin/health', 'main details'],
      ['/admin/rides', 'main li'],
      ['/admin/rides/history', 'main [data-row]'],
      ['/admin/plan', 'main h1'],
      ['/admin/customers', 'main [data-row]'],
      ['/admin/customers/import', 'main input'],
      ['/admin/fleet', 'main [data-row]'],
      ['/admin/settings', 'main textarea'],
      ['/profile', 'main form'],
    ],
  },
] as const;

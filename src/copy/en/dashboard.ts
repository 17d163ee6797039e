import type { AccountStatus } from '#domain/account/user.ts';

const STATUSES: Readonly<Record<AccountStatus, string>> = {
  pending: 'Pending approval',
  approved: 'Approved',
  rejected: 'Rejected',
};

export const dashboard = {
  headings: {
    passenger: 'Passenger dashboard',
    driver: 'Driver dashboard',
    admin: 'Admin dashboard',
  },
  greeting: (person: string) => `Hello, ${person}`,
  account: 'Your account',
  email: 'Email',
  role: 'Role',
  status: 'Status',
  memberSince: 'Registered',
  statuses: STATUSES,
  roles: {
    passenger: 'Passenger',
    driver: 'Driver',
    admin: 'Administrator',
    system_admin: 'System administrator',
  },
  whatChanged: 'What changed',
  reviewed: (by: string | null, at: string) => `Last reviewed by ${by ?? 'an administrator'} on ${at}.`,
  neverReviewed: 'No decision on your account is recorded.',
  whatYouCanDo: 'What you can do here',
  actions: {
    passenger: [
      'Your account is ready to book rides.',
      'Keep your name up to date: drivers use it to find you.',
    ],
    driver: [
      'Your account is ready to take rides.',
      'Keep your name up to date: passengers see it when you arrive.',
    ],
  },
  editProfile: 'Edit your profile',
  pendingAdmin:
    'Your own account is still awaiting approval by a system administrator. Until then, you cannot see or decide on other accounts.',
};

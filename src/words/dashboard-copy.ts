import type { AccountStatus } from '#domain/accounts/model/user.ts';
import { defineCopy } from './define-copy.ts';

const STATUSES: Readonly<Record<AccountStatus, string>> = {
  pending: 'Pending approval',
  approved: 'Approved',
  rejected: 'Rejected',
};

export const dashboard = {
  headings: { passenger: 'Passenger dashboard', driver: 'Driver dashboard', admin: 'Admin dashboard' },
  greeting: (person: string) => `Hello, ${person}`,
  account: 'Your account',
  email: 'Email',
  role: 'Role',
  status: 'Status',
  memberSince: 'Registered',
  statuses: STATUSES,
  lastDecision: 'Last decision',
  reviewed: (by: string | null, at: string) => `Last reviewed by ${by ?? 'an administrator'} on ${at}.`,
  next: 'Next',
  editProfile: 'Edit your profile',
  pendingAdmin:
    'Your own account is still awaiting approval by a system administrator. Until then, you cannot see or review other accounts.',
};

export const useDashboardCopy = defineCopy(dashboard, { de: () => import('./dashboard-copy.de.ts') });

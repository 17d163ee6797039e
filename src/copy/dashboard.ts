import type { KnownRole } from '#domain/accounts/model/role.ts';
import type { AccountStatus } from '#domain/accounts/model/user.ts';
import { defineCopy } from './language/define-copy.ts';

const STATUSES: Readonly<Record<AccountStatus, string>> = {
  pending: 'Pending approval',
  approved: 'Approved',
  rejected: 'Rejected',
};

const HEADINGS: Readonly<Record<KnownRole, string>> = {
  passenger: 'Passenger dashboard',
  driver: 'Driver dashboard',
  admin: 'Admin dashboard',
  system_admin: 'Admin dashboard',
};

export const dashboard = {
  headings: HEADINGS,
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

export const useDashboardCopy = defineCopy(dashboard, { de: () => import('./de/dashboard.ts') });

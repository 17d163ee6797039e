import type { ApprovedUser, LastReview, PendingUser, RejectedUser } from './user.ts';

/** The fields that a test sets. Every other field has the value of a sound account. */
type Given<U> = Partial<Omit<U, 'status'>>;

const ACCOUNT = {
  uid: 'u-robin',
  email: 'robin@example.com',
  role: 'passenger',
  powers: 'both',
  name: 'Robin Rider',
  formerNames: [],
  createdAt: '2025-03-01T08:00:00.000Z',
  appliedAt: new Date('2025-03-01T08:00:01.000Z'),
  provenAt: new Date('2025-03-01T08:05:00.000Z'),
  reviewCount: 0,
  lastReview: null,
  signedInSince: null,
  application: {},
  questions: [],
} as const;

export function aPendingUser(given: Given<PendingUser> = {}): PendingUser {
  return { ...ACCOUNT, ...given, status: 'pending' };
}

export function anApprovedUser(given: Given<ApprovedUser> = {}): ApprovedUser {
  return { ...ACCOUNT, ...given, status: 'approved' };
}

export function aRejectedUser(given: Given<RejectedUser> = {}): RejectedUser {
  return { ...ACCOUNT, rejectionReason: 'Blurred photo', dismissed: false, ...given, status: 'rejected' };
}

export function anApprovedAdmin(given: Given<ApprovedUser> = {}): ApprovedUser {
  return anApprovedUser({
    uid: 'u-ada',
    email: 'ada@example.com',
    name: 'Ada Admin',
    role: 'admin',
    ...given,
  });
}

export function anApprovedSystemAdmin(given: Given<ApprovedUser> = {}): ApprovedUser {
  return anApprovedAdmin({
    uid: 'u-sam',
    email: 'sam@example.com',
    name: 'Sam',
    role: 'system_admin',
    ...given,
  });
}

export function aReview(given: Partial<LastReview> = {}): LastReview {
  return { by: 'u-ada', byName: 'Ada Admin', at: new Date('2025-06-01T12:00:00.000Z'), ...given };
}

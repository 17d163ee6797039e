import type { Application } from './application.ts';
import type { Powers } from '../../shared/people/powers.ts';
import type { Role } from '../../shared/people/role.ts';

/** The statuses that a sound profile may have (D2). */
export const ACCOUNT_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

export function isAccountStatus(value: string): value is AccountStatus {
  return ACCOUNT_STATUSES.some((status) => status === value);
}

/** The last decision. `by` is the actor's uid; `byName` is their name at that time, `null` if they had none. */
export interface LastReview {
  readonly by: string;
  readonly byName: string | null;
  readonly at: Date;
}

export interface FormerName {
  readonly name: string;
  /** The server's time of the change. */
  readonly until: Date;
}

/** A reviewer's question to an applicant, and the answer (D86). Times are the server's. */
export interface Question {
  /** The uid of the reviewer. */
  readonly by: string;
  readonly text: string;
  readonly at: Date;
  /** `answer` and `answeredAt` are `null` until the applicant answers. */
  readonly answer: string | null;
  readonly answeredAt: Date | null;
}

interface Account {
  readonly uid: string;
  readonly email: string;
  readonly role: Role;
  readonly powers: Powers;
  /** `null` if the profile has no visible name. */
  readonly name: string | null;
  /** Oldest first. An unreadable entry is `null`. */
  readonly formerNames: readonly (FormerName | null)[];
  /** ISO 8601, by the clock of the device that stored it. */
  readonly createdAt: string;
  /** The server's time of the registration or repair. If neither is stored, the time in `createdAt`. */
  readonly appliedAt: Date;
  /** When the proof of the address was stored (D26); `null` before. */
  readonly provenAt: Date | null;
  readonly reviewCount: number;
  readonly lastReview: LastReview | null;
  /** Sessions that began before this time have ended (D35); `null` if none were ever ended. */
  readonly signedInSince: Date | null;
  readonly application: Application;
  /** Oldest first. An unreadable entry is `null`. */
  readonly questions: readonly (Question | null)[];
}

export interface PendingUser extends Account {
  readonly status: 'pending';
}

export interface ApprovedUser extends Account {
  readonly status: 'approved';
}

export interface RejectedUser extends Account {
  readonly status: 'rejected';
  readonly rejectionReason: string | null;
  /** Rejected without a mail to the applicant (D20). Such a rejection has no reason. */
  readonly dismissed: boolean;
}

/** A sound profile. Its status decides which steps apply to it. */
export type User = PendingUser | ApprovedUser | RejectedUser;

/** Whether an account is dismissed: rejected without a mail to its owner. */
export function isDismissed(user: User): boolean {
  return user.status === 'rejected' && user.dismissed;
}

/** Returns the reason of a rejection; `null` if the account is not rejected or the rejection has no reason. */
export function reasonOf(user: User): string | null {
  return user.status === 'rejected' ? user.rejectionReason : null;
}

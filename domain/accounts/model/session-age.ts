import { isAdministrator, type Role } from './role.ts';
import type { AccountStatus, User } from './user.ts';

const SECOND_MS = 1000;

/**
 * Whether a decision that leaves this role and status ends the account's sessions (design D35): power never reaches a
 * session from before it was given, and an approval that comes back none from before it was taken. The rules state the
 * same.
 */
export function endsSessions(role: Role, status: AccountStatus): boolean {
  return status !== 'approved' || isAdministrator(role);
}

/**
 * Whether the account's sessions of this age have ended. The provider tells when somebody signed in to the second, so
 * the very second counts as later. The rules state the same.
 */
export function hasEnded({ signedInSince }: User, signedInAt: Date): boolean {
  return signedInSince !== null && signedInAt.getTime() + SECOND_MS <= signedInSince.getTime();
}

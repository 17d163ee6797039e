import { SECOND_MS } from '../../shared/durations.ts';
import { isAdministrator, type Role } from '../../shared/people/role.ts';
import type { AccountStatus, User } from './user.ts';

/**
 * Whether a decision that leaves this role and status ends the account's sessions (D35): a session from before a promotion
 * never gets the new rights, and one from before a revocation never regains them. The rules state the same.
 */
export function endsSessions(role: Role, status: AccountStatus): boolean {
  return status !== 'approved' || isAdministrator(role);
}

/**
 * Whether a session that began at `signedInAt` has ended. The provider's sign-in times have no fractions of a second, so a
 * session of the same second lasts. The rules state the same.
 */
export function hasEnded({ signedInSince }: User, signedInAt: Date): boolean {
  return signedInSince !== null && signedInAt.getTime() + SECOND_MS <= signedInSince.getTime();
}

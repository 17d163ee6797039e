import { SECOND_MS } from '../../shared/durations.ts';
import { isAdministrator } from '../../shared/people/role.ts';
import type { User } from './user.ts';

type Standing = Pick<User, 'role' | 'status'>;

/**
 * Whether a decision ends the sessions of the account (D35). A session from before a promotion must not get the new
 * role. A session from before a revocation must not regain its rights. No session ends if only the powers of an
 * approved administrator change (D117). The rules state the same.
 */
export function endsSessions(before: Standing, { role, status }: Standing): boolean {
  if (status !== 'approved') return true;
  return isAdministrator(role) && (role !== before.role || before.status !== 'approved');
}

/**
 * Whether a session that began at `signedInAt` has ended. The provider's times are whole seconds, so a session that
 * began in the same second as `signedInSince` lasts. The rules state the same.
 */
export function hasEnded({ signedInSince }: User, signedInAt: Date): boolean {
  return signedInSince !== null && signedInAt.getTime() + SECOND_MS <= signedInSince.getTime();
}

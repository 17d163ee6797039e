import { SECOND_MS } from '../../shared/durations.ts';
import { isAdministrator } from '../../shared/people/role.ts';
import type { User } from './user.ts';

type Standing = Pick<User, 'role' | 'status'>;

/**
 * Whether a decision ends the account's sessions (D35). So a session from before a promotion never gets the new role,
 * and one from before a revocation never regains its rights. Powers, even wider ones, end no session (D117). The rules
 * state the same.
 */
export function endsSessions(before: Standing, { role, status }: Standing): boolean {
  if (status !== 'approved') return true;
  return isAdministrator(role) && (role !== before.role || before.status !== 'approved');
}

/**
 * Whether a session that began at `signedInAt` has ended. The provider's times are whole seconds, so a session of the
 * same second lasts. The rules state the same.
 */
export function hasEnded({ signedInSince }: User, signedInAt: Date): boolean {
  return signedInSince !== null && signedInAt.getTime() + SECOND_MS <= signedInSince.getTime();
}

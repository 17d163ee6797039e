import { fail, succeed } from '../../shared/result.ts';
import type { AccountResult } from '../model/errors/account-error.ts';
import type { FoundAccount } from '../model/found-account.ts';
import type { DirectoryEntry } from '../model/gate.ts';
import { areaAdmits, type LoginArea } from '../model/login-area.ts';
import { isAdministrator } from '../../shared/people/role.ts';
import { hasEnded } from '../model/session-age.ts';
import type { ApprovedUser, PendingUser } from '../model/user.ts';

/** A user who may sign in: approved, or an administrator who is still pending (D3). */
export type AdmittedUser = ApprovedUser | PendingUser;

/**
 * Admits the user of an account. Otherwise fails with the first of these errors that applies: `profile-missing`,
 * `profile-damaged`, `rejected`, `pending`, `session-expired`, `role-mismatch`. `rejected` tells the reason, so the
 * caller must have proven the identity (D7). `signedInAt` is when the session began. The age of the session is not
 * checked if `signedInAt` is absent.
 */
export function admit(
  account: FoundAccount,
  area: LoginArea | null,
  signedInAt?: Date,
): AccountResult<AdmittedUser> {
  if (account.state === 'missing') return fail({ code: 'profile-missing' });
  if (account.state === 'damaged') return fail({ code: 'profile-damaged' });
  const { user } = account;
  if (user.status === 'rejected') return fail({ code: 'rejected', reason: user.rejectionReason });
  if (user.status === 'pending' && !isAdministrator(user.role)) {
    return fail({ code: 'pending', email: user.email });
  }
  if (signedInAt !== undefined && hasEnded(user, signedInAt)) {
    return fail({ code: 'session-expired', providerCode: '' });
  }
  if (area !== null && !areaAdmits(area, user.role)) return fail({ code: 'role-mismatch', area });
  return succeed(user);
}

/**
 * Judges an address by its directory entry; `null` stands for no entry. Fails with `account-not-found`, `pending` or
 * `rejected-unproven`, which tells no reason (D7). Success means only that the owner may try a password.
 */
export function admitByGate(email: string, entry: DirectoryEntry | null): AccountResult<void> {
  if (entry === null) return fail({ code: 'account-not-found' });
  if (entry.gate === 'pending') return fail({ code: 'pending', email });
  if (entry.gate === 'rejected') return fail({ code: 'rejected-unproven' });
  return succeed();
}

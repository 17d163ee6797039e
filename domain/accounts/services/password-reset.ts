import { fail } from '../../shared/result.ts';
import { parseEmail } from '../model/email-address.ts';
import type { AccountResult } from '../model/errors/account-error.ts';
import { endSessionsBatch } from '../model/profile-batch.ts';
import type { AccountPorts } from '../ports/account-ports.ts';

export interface PasswordReset {
  /**
   * Sends the mail. The answer is the same for known and unknown addresses. Fails as `parseEmail` or the provider does.
   */
  request(email: string): Promise<AccountResult<void>>;
  /** Returns the address of a reset link. Fails as `IdentityPort.verifyResetCode` does. */
  verify(code: string): Promise<AccountResult<string>>;
  /**
   * Sets a new password, which uses up the link, and ends every session of the account (D35). Fails with
   * `password-required`, or as `IdentityPort.confirmPasswordReset` does. Succeeds even if no session could be ended,
   * because after a new password the provider renews none.
   */
  confirm(code: string, password: string): Promise<AccountResult<void>>;
}

export function createPasswordReset({ identity, privateRecords }: AccountPorts): PasswordReset {
  /** The rules let only a newer session end older ones, so a new session is opened. */
  const endSessions = async (email: string, password: string) => {
    const proven = await identity.signIn(email, password);
    if (!proven.ok) return;
    const { user, signedInAt, end } = proven.value;
    const since = await signedInAt();
    if (since.ok) await privateRecords(proven.value).records.commit(endSessionsBatch(user.uid, since.value));
    await end();
  };

  return {
    async request(typed) {
      const email = parseEmail(typed);
      return email.ok ? identity.sendPasswordReset(email.value) : email;
    },
    verify: (code) => identity.verifyResetCode(code),
    async confirm(code, password) {
      if (password === '') return fail({ code: 'password-required' });
      const email = await identity.verifyResetCode(code);
      if (!email.ok) return email;
      const confirmed = await identity.confirmPasswordReset(code, password);
      if (confirmed.ok) await endSessions(email.value, password);
      return confirmed;
    },
  };
}

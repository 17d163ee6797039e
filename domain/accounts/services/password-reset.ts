import { parseEmail } from '../model/email-address.ts';
import type { IdentityPort } from '../ports/identity-port.ts';
import { fail, type Result } from '../../shared/result.ts';

export interface PasswordReset {
  /**
   * Sends the mail; the answer is the same for known and unknown addresses. An address that cannot be registered is
   * refused as `parseEmail` does.
   */
  request(email: string): Promise<Result<void>>;
  /** The address of a link. Fails with `link-expired` or `link-invalid`. */
  verify(code: string): Promise<Result<string>>;
  /**
   * Sets the new password, which uses up the link. Fails with `password-required`, or as `confirmPasswordReset` does.
   */
  confirm(code: string, password: string): Promise<Result<void>>;
}

/** The reset of a forgotten password (design D23). */
export function createPasswordReset(
  identity: Pick<IdentityPort, 'sendPasswordReset' | 'verifyResetCode' | 'confirmPasswordReset'>,
): PasswordReset {
  return {
    async request(typed) {
      const email = parseEmail(typed);
      return email.ok ? identity.sendPasswordReset(email.value) : email;
    },
    verify: (code) => identity.verifyResetCode(code),
    async confirm(code, password) {
      if (password === '') return fail({ code: 'password-required' });
      return identity.confirmPasswordReset(code, password);
    },
  };
}

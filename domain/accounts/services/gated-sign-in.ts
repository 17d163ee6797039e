import type { EmailCheck } from './email-check.ts';
import type { SignIn } from './sign-in.ts';

/**
 * A sign-in as the form does it: fails as `EmailCheck.check` does before a password is tried, and else as `SignIn` does.
 * Only after the right password is the reason of a rejection told, so a rejected address goes on to it (D7).
 */
export function createGatedSignIn({
  emailCheck,
  signIn,
}: {
  readonly emailCheck: EmailCheck;
  readonly signIn: SignIn;
}): SignIn {
  return async (credentials) => {
    const checked = await emailCheck.check(credentials.email);
    return checked.ok || checked.error.code === 'rejected-unproven' ? signIn(credentials) : checked;
  };
}

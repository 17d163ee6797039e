import type { EmailCheck } from './email-check.ts';
import type { SignIn } from './sign-in.ts';

/**
 * A sign-in as the form does it: fails as `EmailCheck.check` does before a password is tried, and else as `SignIn` does.
 * Only after the right password is the reason of a rejection told, so a rejected address goes on to it (D7). Who waits for
 * approval is told that whatever the password; the right one makes them the tab's applicant, who need not give it again.
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
    if (checked.ok || checked.error.code === 'rejected-unproven') return signIn(credentials);
    if (checked.error.code !== 'pending') return checked;
    const signedIn = await signIn(credentials);
    return signedIn.ok ? signedIn : checked;
  };
}

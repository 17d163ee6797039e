import type { EmailCheck } from './email-check.ts';
import type { SignIn } from './sign-in.ts';

/**
 * The sign-in of the form: fails as `EmailCheck.check` does before a password is tried, and then as `SignIn` does. The
 * reason of a rejection is returned only after the right password, so a rejected address goes on to the password (D7).
 * A pending person is refused as pending whatever the password; the right one makes them the tab's applicant, who need
 * not give it again.
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

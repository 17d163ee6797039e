import type { EmailCheck } from './email-check.ts';
import type { SignIn } from './sign-in.ts';

/**
 * The sign-in of the form. It fails as `EmailCheck.check` does before a password is tried, and then as `SignIn` does.
 * For a rejected address the password is tried, because only its owner may read the reason (D7). For a pending one it
 * is tried, too, to make the person the applicant of the tab; a failure is then still `pending`.
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

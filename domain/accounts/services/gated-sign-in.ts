import type { EmailCheck } from './email-check.ts';
import type { SignIn } from './sign-in.ts';

/**
 * The sign-in of the form. First it fails as `EmailCheck.check` does; then it tries the password, and fails as `SignIn`
 * does. It tries the password of a rejected person, too, because only that person may read the reason (D7). It also
 * tries the password of a pending person, to make them the applicant of the tab. Every failure is then `pending`.
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

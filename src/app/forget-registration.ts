import type { REGISTRATION } from '#accounts/register/kept-registration.ts';

/** The next person in this tab must not find what somebody typed into the registration form before signing in. */
export function forgetRegistration(): void {
  try {
    // Only the type of the key is imported: a file shared with the form would be one more request in every sign-in.
    sessionStorage.removeItem('registration' satisfies typeof REGISTRATION);
  } catch {
    // Storage is blocked, so nothing was kept.
  }
}

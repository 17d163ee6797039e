import { createContext, use } from 'react';
import type { AdmittedUser } from '#domain/accounts/admission/admission-policy.ts';

/** Set by the frame of all pages behind sign-in. */
export const UserContext = createContext<AdmittedUser | null>(null);

export function useUser(): AdmittedUser {
  const user = use(UserContext);
  if (user === null)
    throw new Error('A screen that needs a signed-in user is rendered outside SignedInFrame.');
  return user;
}

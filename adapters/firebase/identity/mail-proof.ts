import { sendEmailVerification, type Auth, type User } from 'firebase/auth';
import type { AccountResult } from '#domain/accounts/model/errors/account-error.ts';
import { attempt } from '../attempt.ts';
import { toIdentityFailure } from './identity-failure.ts';

/** Makes the provider mail the link that proves a person's address. Also sets the language of `auth`. */
export function mailProof(auth: Auth, person: User, language: string): Promise<AccountResult<void>> {
  return attempt(() => {
    auth.languageCode = language;
    return sendEmailVerification(person);
  }, toIdentityFailure);
}

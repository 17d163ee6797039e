import type { User } from 'firebase/auth';
import type { AccountResult } from '#domain/accounts/model/errors/account-error.ts';
import { attempt } from '../attempt.ts';
import { toIdentityFailure } from './identity-failure.ts';

/** When this session's user signed in, from their token. `metadata.lastSignInTime` may come from another device. */
export function signInTimeOf(user: User): Promise<AccountResult<Date>> {
  return attempt(async () => new Date((await user.getIdTokenResult()).authTime), toIdentityFailure);
}

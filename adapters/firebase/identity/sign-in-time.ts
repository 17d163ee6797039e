import type { User } from 'firebase/auth';
import type { Result } from '#domain/shared/result.ts';
import { attempt } from '../attempt.ts';
import { toIdentityFailure } from './identity-failure.ts';

/** When the user signed in, as their token says it: `metadata.lastSignInTime` is that of whichever device was last. */
export function signInTimeOf(user: User): Promise<Result<Date>> {
  return attempt(async () => new Date((await user.getIdTokenResult()).authTime), toIdentityFailure);
}

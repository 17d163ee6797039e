import type { User } from 'firebase/auth';
import type { Result } from '#domain/shared/result.ts';
import { attempt } from '../attempt.ts';
import { toIdentityFailure } from './identity-failure.ts';

/** When this session's user signed in, from their token: `metadata.lastSignInTime` may be that of another device. */
export function signInTimeOf(user: User): Promise<Result<Date>> {
  return attempt(async () => new Date((await user.getIdTokenResult()).authTime), toIdentityFailure);
}

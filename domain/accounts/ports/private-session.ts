import type { Result } from '../../shared/result.ts';
import type { IdentityUser } from './identity-user.ts';
import type { UserRepository } from './user-repository.ts';

/**
 * A proven identity that is not (or not yet) the device's session: nothing of it is stored on the device, and no other
 * tab hears of it (design D13). So a refused person was never signed in, and registering does not disturb an existing
 * session.
 */
export interface PrivateSession {
  readonly user: IdentityUser;
  /** A repository that acts with this identity's rights. */
  readonly users: UserRepository;
  /** Makes this identity the device's session. Fails as the provider does. */
  enter(): Promise<Result<void>>;
  /**
   * Deletes the identity permanently; only for one that this private session created. Fails with `session-expired`, or
   * as the provider does.
   */
  deleteIdentity(): Promise<Result<void>>;
  /** Forgets the identity. The device's session does not change. */
  end(): Promise<void>;
}

import type { Result } from '../result.ts';
import type { IdentityUser } from './identity-user.ts';
import type { UserRepository } from './user-repository.ts';

/**
 * A proven identity that is not (yet) the session: nothing of it is stored on the device and no other tab hears of it
 * (design D13). A refused person was never signed in, and registering does not disturb an existing session.
 */
export interface PrivateSession {
  readonly user: IdentityUser;
  /** The repository with this identity's rights. */
  readonly users: UserRepository;
  /** Makes this identity the session of this device. Fails as the provider does. */
  enter(): Promise<Result<void>>;
  /** Deletes the identity permanently; only for one that this private session created. Fails as the provider does. */
  deleteIdentity(): Promise<Result<void>>;
  /** Drops the identity from this device. The session does not change. */
  end(): Promise<void>;
}

import type { Result } from '../result.ts';
import type { IdentityUser } from './identity-user.ts';
import type { UserRepository } from './user-repository.ts';

/**
 * A proven identity that is not (yet) the session: nothing of it is stored on the device and no other tab hears of it
 * (design D13). Whoever is refused never was signed in; whoever registers does not disturb who is.
 */
export interface IdentityVisit {
  readonly user: IdentityUser;
  /** The repository with this identity's rights. */
  readonly users: UserRepository;
  /** Makes this identity the session of this device. */
  enter(): Promise<Result<void>>;
  /** Deletes the identity for good; only for one that this visit created. */
  deleteIdentity(): Promise<Result<void>>;
  /** Forgets the identity on this device. The session stays as it is. */
  end(): Promise<void>;
}

import type { Result } from '../../shared/result.ts';
import type { EmailAddress } from '../model/email-address.ts';
import type { FoundAccount } from '../model/found-account.ts';
import type { DirectoryEntry } from '../model/gate.ts';
import type { StoredProfile } from '../model/stored-profile.ts';

/**
 * Profiles and the account directory. Every read comes from the server, never from a cache. `null`, or the state
 * `missing`, means that the server has no such document. A malformed profile is `damaged`. Every method may fail with
 * `network` (not reached), `permission-denied`, `unavailable` (no usable answer) or `unexpected` (an impossible
 * request, or another malformed document). It may also fail as the identity provider does.
 */
export interface UserRepository {
  read(uid: string): Promise<Result<FoundAccount>>;
  /**
   * Returns the uids of the approved drivers among these accounts. Only approved administrators may ask. A request has
   * up to thirty uids, and costs a read for each driver found. A profile whose `uid` is not its id is not found.
   */
  driversAmong(uids: readonly string[]): Promise<Result<ReadonlySet<string>>>;
  /** The stored profile, for a repair. */
  readStored(uid: string): Promise<Result<StoredProfile | null>>;
  /** The directory entry of an address, for anyone. */
  readEntry(email: EmailAddress): Promise<Result<DirectoryEntry | null>>;
  /** The first account with this address, ordered by uid. For administrators with the power *accounts*. */
  findByEmail(email: EmailAddress): Promise<Result<FoundAccount>>;
}

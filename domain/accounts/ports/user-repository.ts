import type { Result } from '../../shared/result.ts';
import type { EmailAddress } from '../model/email-address.ts';
import type { FoundAccount } from '../model/found-account.ts';
import type { DirectoryEntry } from '../model/gate.ts';
import type { StoredProfile } from '../model/stored-profile.ts';

/**
 * Profiles and the account directory. Every read comes from the server, never from a cache; `null`, or the state
 * `missing`, means that the server has no such document. Every method may fail with `network` (not reached),
 * `permission-denied`, `unavailable` (reached, but no usable answer), `unexpected` (an impossible request, or a
 * malformed document other than a profile, which is `damaged`), or as the identity provider does.
 */
export interface UserRepository {
  read(uid: string): Promise<Result<FoundAccount>>;
  /**
   * Those of these accounts that are approved drivers, for approved administrators only: any number of uids, one read
   * for each driver, a request for every thirty uids. An account that names another uid is left out.
   */
  driversAmong(uids: readonly string[]): Promise<Result<ReadonlySet<string>>>;
  /** The stored profile, for a repair. */
  readStored(uid: string): Promise<Result<StoredProfile | null>>;
  /** The directory's entry for an address; readable by anyone. */
  readEntry(email: EmailAddress): Promise<Result<DirectoryEntry | null>>;
  /** The first account with this address, by uid; for administrators with the power *accounts* only. */
  findByEmail(email: EmailAddress): Promise<Result<FoundAccount>>;
}

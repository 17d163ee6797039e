import type { Result } from '../../shared/result.ts';
import type { EmailAddress } from '../model/email-address.ts';
import type { FoundAccount } from '../model/found-account.ts';
import type { DirectoryEntry } from '../model/gate.ts';
import type { StoredProfile } from '../model/stored-profile.ts';

/**
 * Profiles and the account directory. Every read comes from the server, never from a cache; `null` means that the
 * server has no such document. Every method may fail with `network` (not reached), `permission-denied`, `unavailable`
 * (reached, but no usable answer), `unexpected` (a malformed document, or a request that is none), or as the identity
 * provider does.
 */
export interface UserRepository {
  read(uid: string): Promise<Result<FoundAccount>>;
  /**
   * Which of these accounts are approved drivers, for one read each and a few requests; approved administrators only.
   * Any number of uids. An account that names another uid is left out.
   */
  driversAmong(uids: readonly string[]): Promise<Result<ReadonlySet<string>>>;
  /** The stored profile, for a repair. */
  readStored(uid: string): Promise<Result<StoredProfile | null>>;
  /** The directory's entry for an address; readable by anyone. */
  readEntry(email: EmailAddress): Promise<Result<DirectoryEntry | null>>;
  /** The first account with this address; approved administrators only. */
  findByEmail(email: EmailAddress): Promise<Result<FoundAccount>>;
}

import type { EmailAddress } from '../account/email-address.ts';
import type { DirectoryEntry } from '../account/gate.ts';
import type { NewProfile } from '../account/new-profile.ts';
import type { ProfileRepair } from '../account/profile-repair.ts';
import type { StoredProfile } from '../account/stored-profile.ts';
import type { Result } from '../result.ts';

/**
 * Profiles and the account directory. Every read comes from the server, never from a cache; `null` means that the
 * server has no such document. Failures: `network` (not reached), `permission-denied`, `unavailable` (reached, no answer).
 */
export interface UserRepository {
  /** The profile stored under `uid`. */
  read(uid: string): Promise<Result<StoredProfile | null>>;
  /** The directory's entry for an address; anyone may ask. */
  readEntry(email: EmailAddress): Promise<Result<DirectoryEntry | null>>;
  /** The first profile with this address; approved administrators only. */
  findByEmail(email: EmailAddress): Promise<Result<StoredProfile | null>>;
  /**
   * Writes a new profile and its directory entry, both or neither. `permission-denied` where the profile exists, the
   * address belongs to another profile, or its gate is `rejected`.
   */
  create(profile: NewProfile): Promise<Result<void>>;
  /** Completes a damaged profile and its entry, both or neither, without touching a valid field. */
  repair(repair: ProfileRepair): Promise<Result<void>>;
  /** Changes the name of the caller's own approved profile; `permission-denied` for any other. */
  rename(uid: string, name: string): Promise<Result<void>>;
}

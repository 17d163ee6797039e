import type { EmailAddress } from '../model/email-address.ts';
import type { DirectoryEntry } from '../model/gate.ts';
import type { NewProfile } from '../model/new-profile.ts';
import type { ProfileRepair } from '../model/profile-repair.ts';
import type { StoredProfile } from '../model/stored-profile.ts';
import type { Result } from '../../shared/result.ts';

/**
 * Profiles and the account directory. Every read comes from the server, never from a cache; `null` means that the
 * server has no such document. Every method may fail with `network` (not reached), `permission-denied`, `unavailable`
 * (reached, but no usable answer), `unexpected` (a malformed document, or a request that is none), or as the identity
 * provider does.
 */
export interface UserRepository {
  /** The profile stored under `uid`. */
  read(uid: string): Promise<Result<StoredProfile | null>>;
  /** The directory's entry for an address; readable by anyone. */
  readEntry(email: EmailAddress): Promise<Result<DirectoryEntry | null>>;
  /** The first profile with this address; approved administrators only. */
  findByEmail(email: EmailAddress): Promise<Result<StoredProfile | null>>;
  /**
   * Writes a new profile and its directory entry, both or neither. Fails with `permission-denied` if the profile
   * exists, the address belongs to another profile, or its gate is `rejected`.
   */
  create(profile: NewProfile): Promise<Result<void>>;
  /**
   * Completes a damaged profile and its entry, both or neither, without touching a valid field. Fails with
   * `permission-denied` for anything else.
   */
  repair(repair: ProfileRepair): Promise<Result<void>>;
  /**
   * Records that the caller's own address is proven, once. Fails with `permission-denied` if the provider has not said so, or
   * if it is recorded already.
   */
  recordProof(uid: string): Promise<Result<void>>;
  /**
   * Changes the name of the caller's own approved profile, and keeps the one that is stored. Fails with `permission-denied`
   * for any other account, if `stored` has changed since, or after `MOST_RENAMES`.
   */
  rename(uid: string, name: string, stored: StoredProfile): Promise<Result<void>>;
  /**
   * Ends every older session of the caller's own approved account than the caller's own, which began at `signedInAt`
   * (D35). Fails with `permission-denied` for any other account or time.
   */
  endOlderSessions(uid: string, signedInAt: Date): Promise<Result<void>>;
}

import { assessProfile } from '#domain/accounts/model/found-account.ts';
import { profilePath, tombstonePath } from '#domain/accounts/model/account-paths.ts';
import { isAdministrator } from '#domain/shared/people/role.ts';
import { readStoredProfile } from '#domain/accounts/model/stored-profile.ts';
import {
  availabilityPath,
  carInUsePath,
  devicesPath,
  driverPapersPath,
  driverPath,
  reachPath,
  riderPath,
} from '#domain/rides/model/stored/ride-paths.ts';
import { SERVER_TIME } from '#domain/shared/record-write.ts';
import { tombstoneId } from '#adapters/records/accounts/tombstone-id.ts';
import { directoryEntryOf } from '../account-records/directory-entry-of.ts';
import type { StoredDocument } from '../rest/firestore-client.ts';
import type { DocumentWrite } from '../rest/firestore-write.ts';
import type { AccountChoice, ChosenAccount } from '../account-records/choose-account.ts';

/** The documents of an account that stay, and the order in which the others are removed. */
export interface ReleasePlan {
  readonly wasRejected: boolean;
  /** The role and status of an administrator's account; `null` for any other. */
  readonly administrator: string | null;
  /** If so, another account that can decide on administrators must remain. */
  readonly isSystemAdmin: boolean;
  /**
   * Removes profile, entries and what rides keep of the person, and leaves the tombstones: all or nothing, and only if
   * no document was created meanwhile.
   */
  readonly writes: readonly DocumentWrite[];
  /** Whether the documents alone lead from the address to the account, so that they can be removed last. */
  readonly documentsLead: boolean;
}

function tombstone(id: string, uid: string): DocumentWrite {
  return { kind: 'set', path: tombstonePath(id), fields: { uid, releasedAt: SERVER_TIME } };
}

function removal({ path, updateTime }: StoredDocument): DocumentWrite {
  return { kind: 'remove', path, fields: {}, condition: { updateTime } };
}

/** A token outlives its identity by up to an hour, and could still create a document that is missing now. */
function removalAt(path: string, found: StoredDocument | null): DocumentWrite {
  return found === null ? { kind: 'verify', path, condition: { exists: false } } : removal(found);
}

/** The records that a person books and drives with (phone, places, name), and their push devices. */
export const ownPaths = (uid: string): readonly string[] => [
  riderPath(uid),
  driverPath(uid),
  availabilityPath(uid),
  driverPapersPath(uid),
  carInUsePath(uid),
  devicesPath(uid),
  reachPath(uid),
];

/** `entries` are the directory's documents of the account, `own` those at its `ownPaths`, each if there is one. */
export async function planRelease(
  { email }: Pick<AccountChoice, 'email'>,
  { uid, profile }: ChosenAccount,
  entries: readonly StoredDocument[],
  own: readonly (StoredDocument | null)[],
): Promise<ReleasePlan> {
  const stored = profile && readStoredProfile(profile.fields);
  const wasRejected =
    stored?.status === 'rejected' || entries.some((entry) => directoryEntryOf(entry)?.gate === 'rejected');
  const found = assessProfile(uid, stored);
  const addresses = wasRejected ? [email, ...entries.map(({ id }) => id)] : [];
  const hashes = await Promise.all(addresses.map(tombstoneId));
  const tombstones = [...new Set([uid, ...hashes])].map((id) => tombstone(id, uid));
  return {
    wasRejected,
    administrator: isAdministrator(stored?.role ?? '')
      ? `${stored?.role}, ${stored?.status ?? 'no status'}`
      : null,
    isSystemAdmin:
      found.state === 'sound' && found.user.role === 'system_admin' && found.user.status === 'approved',
    writes: [
      removalAt(profilePath(uid), profile),
      ...ownPaths(uid).map((path, index) => removalAt(path, own[index] ?? null)),
      ...entries.map(removal),
      ...tombstones,
    ],
    documentsLead: entries.some(({ id }) => id === email) || stored?.email === email,
  };
}

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

/** What a release writes, what it must check before, and whether the identity or the documents are removed first. */
export interface ReleasePlan {
  readonly wasRejected: boolean;
  /** The role and status of an administrator's account; `null` for any other. */
  readonly administrator: string | null;
  /** Whether the account is an approved `system_admin`. Another one must then remain. */
  readonly isSystemAdmin: boolean;
  /**
   * One commit, which removes profile, entries and the person's records of rides, and stores the tombstones. It fails
   * as a whole if one of the removed documents was changed or created meanwhile.
   */
  readonly writes: readonly DocumentWrite[];
  /** Whether entry or profile lead from the address to the account. If so, the identity is removed first. */
  readonly documentsLead: boolean;
}

function tombstone(id: string, uid: string): DocumentWrite {
  return { kind: 'set', path: tombstonePath(id), fields: { uid, releasedAt: SERVER_TIME } };
}

function removal({ path, updateTime }: StoredDocument): DocumentWrite {
  return { kind: 'remove', path, fields: {}, condition: { updateTime } };
}

/** Removes a document, or checks that there is none. A token can write for an hour after its identity is gone. */
function removalAt(path: string, found: StoredDocument | null): DocumentWrite {
  return found === null ? { kind: 'verify', path, condition: { exists: false } } : removal(found);
}

/** The paths of the records that rides need of a person (phone, places, shift, papers), and of their push devices. */
export const ownPaths = (uid: string): readonly string[] => [
  riderPath(uid),
  driverPath(uid),
  availabilityPath(uid),
  driverPapersPath(uid),
  carInUsePath(uid),
  devicesPath(uid),
  reachPath(uid),
];

/** `entries` are the account's directory documents. `own` has a document or `null` for each of its `ownPaths`. */
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

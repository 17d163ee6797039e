import { createHash } from 'node:crypto';
import { normaliseEmail } from '#domain/account/email-address.ts';
import { assessProfile } from '#domain/account/profile-assessment.ts';
import { directoryEntryOf } from '../account-records/directory-entry-of.ts';
import { tombstonePath } from '../account-records/record-paths.ts';
import { storedProfileOf } from '../account-records/stored-profile-of.ts';
import type { StoredDocument } from '../rest/firestore-client.ts';
import { textOf, textValue } from '../rest/firestore-value.ts';
import type { DocumentWrite } from '../rest/firestore-write.ts';
import type { ReleasedAccount, ReleaseRequest } from './choose-account.ts';

/** What stays of an account, and in which order the rest goes. */
export interface ReleasePlan {
  readonly wasRejected: boolean;
  /** Then somebody else must be left who decides on administrators. */
  readonly isSystemAdmin: boolean;
  /** Removes profile and entries and leaves the tombstones: all or nothing. */
  readonly writes: readonly DocumentWrite[];
  /** Whether the documents alone lead from the address to the account, so that they can go last. */
  readonly documentsLead: boolean;
}

/** The tombstone's id after a rejection: SHA-256 of the normalised address in hexadecimal. */
export function addressHash(email: string): string {
  return createHash('sha256').update(normaliseEmail(email)).digest('hex');
}

function removal({ path, updateTime }: StoredDocument): DocumentWrite {
  return { kind: 'delete', path, condition: { updateTime } };
}

/** `entries` are the directory's documents that belong to the account. */
export function planRelease(
  { email, typed }: ReleaseRequest,
  { uid, profile, identities }: ReleasedAccount,
  entries: readonly StoredDocument[],
): ReleasePlan {
  const status = textOf(profile?.fields['status']);
  const stored = textOf(profile?.fields['email']);
  const wasRejected =
    status === 'rejected' || entries.some((entry) => directoryEntryOf(entry)?.gate === 'rejected');
  const found = assessProfile(uid, profile && storedProfileOf(profile.fields));
  const ids = wasRejected
    ? [email, ...entries.map(({ id }) => id)].map(addressHash)
    : [uid, ...identities.map((identity) => identity.uid)];
  const tombstones = [...new Set(ids)].map((id): DocumentWrite => ({
    kind: 'write',
    path: tombstonePath(id),
    fields: { uid: textValue(wasRejected ? uid : id) },
    serverTimes: ['releasedAt'],
  }));
  return {
    wasRejected,
    isSystemAdmin:
      found.state === 'sound' && found.user.role === 'system_admin' && found.user.status === 'approved',
    writes: [...(profile === null ? [] : [removal(profile)]), ...entries.map(removal), ...tombstones],
    documentsLead: entries.some(({ id }) => id === email) || stored === email || stored === typed,
  };
}

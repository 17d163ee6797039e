import { parseEmail } from '#domain/accounts/model/email-address.ts';
import { LONGEST_NAME } from '#domain/accounts/model/limits.ts';
import { isPlainName, isVisibleName, nameKeyOf } from '#domain/accounts/model/name.ts';
import { isTimestampText } from '#domain/accounts/model/profile-assessment.ts';
import { entryPath, profilePath, tombstonePath } from '#domain/accounts/model/record-paths.ts';
import { isRegistrableRole, isRole } from '#domain/accounts/model/role.ts';
import type { MemoryDocuments } from '../documents/memory-documents.ts';
import type { RawDocument } from '../documents/raw-document.ts';
import type { Caller } from './caller.ts';
import { agrees, type AccountBatch } from './directory-rules.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const isVisible = (value: unknown): value is string => isText(value) && isVisibleName(value);

function isNamed({ name, nameKey }: RawDocument): boolean {
  return isVisible(name) && isPlainName(name) && name.length <= LONGEST_NAME && nameKey === nameKeyOf(name);
}

/** Whether the profile belongs to the caller by uid and address and is no longer damaged. */
function isMineAndSound(caller: Caller, uid: string, profile: RawDocument): boolean {
  const { email, role, createdAt } = profile;
  const address = parseEmail(isText(email) ? email : '');
  return (
    caller?.uid === uid &&
    profile['uid'] === uid &&
    email === caller.email &&
    address.ok &&
    address.value === email &&
    isText(role) &&
    isRole(role) &&
    isText(createdAt) &&
    isTimestampText(createdAt)
  );
}

/** Whether the caller may write this new profile with its directory entry (design 3). */
export function mayCreate(documents: MemoryDocuments, caller: Caller, batch: AccountBatch): boolean {
  const { uid, profile } = batch;
  const { role, status, reviewCount } = profile;
  return (
    documents.read(profilePath(uid)) === null &&
    // Design D28: a token issued before the release grants nothing.
    documents.read(tombstonePath(uid)) === null &&
    isMineAndSound(caller, uid, profile) &&
    isText(role) &&
    isRegistrableRole(role) &&
    isNamed(profile) &&
    status === 'pending' &&
    reviewCount === 0 &&
    agrees(documents, caller, batch)
  );
}

/** Whether the caller may store this name: only on their own profile, once it is approved. */
export function mayRename(documents: MemoryDocuments, caller: Caller, batch: AccountBatch): boolean {
  return (
    caller?.uid === batch.uid &&
    documents.read(profilePath(batch.uid))?.['status'] === 'approved' &&
    isNamed(batch.profile) &&
    agrees(documents, caller, batch)
  );
}

/** The fields that the owner may set because they hold nothing valid (design D21). */
function damagedFields(it: RawDocument): ReadonlySet<string> {
  const { uid, email, role, name, status, createdAt, registeredAt, reviewCount } = it;
  const sound = {
    uid: isText(uid),
    email: isText(email) && email.includes('@'),
    role: isText(role) && isRole(role),
    name: isVisible(name),
    nameKey: isVisible(name),
    status: isText(status),
    createdAt: isText(createdAt) && isTimestampText(createdAt),
    registeredAt: registeredAt instanceof Date,
    reviewCount: typeof reviewCount === 'number',
  };
  return new Set(Object.entries(sound).flatMap(([field, isSound]) => (isSound ? [] : [field])));
}

function hasReasonOnlyIfRejected({ status, rejectionReason }: RawDocument): boolean {
  return rejectionReason === undefined || (status === 'rejected' && isText(rejectionReason));
}

/** Whether a repair changes no valid field, leaves nothing damaged and approves nobody. */
export function mayRepair(documents: MemoryDocuments, caller: Caller, batch: AccountBatch): boolean {
  const { uid, profile } = batch;
  const before = documents.read(profilePath(uid));
  if (before === null || !isMineAndSound(caller, uid, profile)) return false;
  const damaged = damagedFields(before);
  const changed = Object.keys(profile).filter((field) => profile[field] !== before[field]);
  if (!changed.every((field) => damaged.has(field))) return false;
  const { role, status, reviewCount, email } = profile;
  const sets = (field: string) => changed.includes(field);
  const gate = isText(email) ? documents.read(entryPath(email))?.['gate'] : undefined;
  return (
    (!sets('role') || (isText(role) && isRegistrableRole(role) && status !== 'approved')) &&
    (!sets('status') || status === (gate === 'rejected' ? 'rejected' : 'pending')) &&
    (!(sets('name') || sets('nameKey')) || isNamed(profile)) &&
    (!sets('reviewCount') || reviewCount === 0) &&
    hasReasonOnlyIfRejected(profile) &&
    agrees(documents, caller, batch)
  );
}

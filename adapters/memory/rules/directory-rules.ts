import { gateOf, type DirectoryEntry } from '#domain/accounts/model/gate.ts';
import { entryPath, profilePath } from '#domain/accounts/model/record-paths.ts';
import { isAccountStatus } from '#domain/accounts/model/user.ts';
import type { MemoryDocuments } from '../documents/memory-documents.ts';
import type { RawDocument } from '../documents/raw-document.ts';
import type { Caller } from './caller.ts';

/** What a batch stores for one account; without an entry the stored one remains. */
export interface AccountBatch {
  readonly uid: string;
  readonly profile: RawDocument;
  readonly entry: DirectoryEntry | null;
}

/** The entry that a profile must have (design D5); `null` if it has no gate. */
export function entryFor(uid: string, { role, status }: RawDocument): DirectoryEntry | null {
  if (typeof status !== 'string' || !isAccountStatus(status)) return null;
  return { gate: gateOf(typeof role === 'string' ? role : '', status), uid };
}

function isSameEntry(entry: RawDocument | DirectoryEntry | null, wanted: DirectoryEntry | null): boolean {
  if (entry === null || wanted === null) return false;
  const { gate, uid }: RawDocument = { ...entry };
  return gate === wanted.gate && uid === wanted.uid;
}

/** An entry keeps its uid unless that uid has no profile, and a rejected gate stays closed to its uid. */
function mayReplace(documents: MemoryDocuments, caller: Caller, before: RawDocument, after: DirectoryEntry) {
  const hasProfile = (uid: unknown) => typeof uid === 'string' && documents.read(profilePath(uid)) !== null;
  const staysOrIsFree = before['uid'] === after.uid || (!hasProfile(before['uid']) && !hasProfile(after.uid));
  return (
    staysOrIsFree && (before['gate'] !== 'rejected' || after.gate === 'rejected' || after.uid !== caller?.uid)
  );
}

/** Whether profile and directory agree after the batch, and the entry may be written this way. */
export function agrees(documents: MemoryDocuments, caller: Caller, batch: AccountBatch): boolean {
  const { email } = batch.profile;
  if (typeof email !== 'string') return false;
  const stored = documents.read(entryPath(email));
  if (!isSameEntry(batch.entry ?? stored, entryFor(batch.uid, batch.profile))) return false;
  return batch.entry === null || stored === null || mayReplace(documents, caller, stored, batch.entry);
}

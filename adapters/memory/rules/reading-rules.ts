import { profilePath } from '#domain/accounts/model/record-paths.ts';
import { isAdministrator } from '#domain/accounts/model/role.ts';
import type { MemoryDocuments } from '../documents/memory-documents.ts';
import type { Caller } from './caller.ts';

/** Whether the caller is an approved administrator, by what is stored now (design D3). */
export function isReviewer(documents: MemoryDocuments, caller: Caller): boolean {
  const actor = caller === null ? null : documents.read(profilePath(caller.uid));
  const role = actor?.['role'];
  return actor?.['status'] === 'approved' && typeof role === 'string' && isAdministrator(role);
}

/** Whether the caller may read the profile: their own, or any as an approved administrator. */
export function mayReadProfile(documents: MemoryDocuments, caller: Caller, uid: string): boolean {
  return caller?.uid === uid || isReviewer(documents, caller);
}

import { assessProfile, type FoundAccount } from './found-account.ts';
import { readStoredProfile } from './stored-profile.ts';

/** Reads a profile from a document of any shape; `null` stands for no document. */
export function readAccount(uid: string, document: Readonly<Record<string, unknown>> | null): FoundAccount {
  return assessProfile(uid, document && readStoredProfile(document));
}

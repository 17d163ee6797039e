import { assessProfile, type FoundAccount } from './found-account.ts';
import { readStoredProfile } from './stored-profile.ts';

/** The account of a document of any shape; `null` for no document. */
export function readAccount(uid: string, document: Readonly<Record<string, unknown>> | null): FoundAccount {
  return assessProfile(uid, document && readStoredProfile(document));
}

import { diagnose, isBeyondRepair, type Finding } from '#domain/accounts/model/diagnosis.ts';
import { gateOf, type DirectoryEntry, type Gate } from '#domain/accounts/model/gate.ts';
import { essentialsOf } from '#domain/accounts/model/found-account.ts';
import { entryWrite } from '#domain/accounts/model/profile-batch.ts';
import { readStoredProfile, type StoredProfile } from '#domain/accounts/model/stored-profile.ts';
import { directoryEntryOf } from '../account-records/directory-entry-of.ts';
import { findingText } from '../account-records/finding-text.ts';
import { guardedWrite } from '../account-records/guarded-write.ts';
import type { StoredDocument } from '../rest/firestore-client.ts';
import type { DocumentWrite } from '../rest/firestore-write.ts';
import type { Identity } from '../rest/identity-client.ts';
import { addressOf, completedFields, type Completion } from './completed-fields.ts';

export interface AccountMaterial {
  readonly profile: StoredDocument;
  /** The directory's document for the profile's address, if it has a usable one. */
  readonly entry: StoredDocument | null;
  readonly identity: Identity | null;
}

/** What to do about an account, and what an operator should know about it. A complete account has nothing to write. */
export type AccountPlan =
  | { readonly kind: 'skip'; readonly reasons: readonly string[] }
  | {
      readonly kind: 'complete';
      /** The writes, worded for the operator. */
      readonly changes: readonly string[];
      readonly notes: readonly string[];
      readonly writes: readonly DocumentWrite[];
    };

/**
 * The gate of a record as stored (D5). Without a status the account is neither pending nor rejected, but needs
 * repair. If the record does not determine the gate, the directory's stays, so that a rejection is never lost (D21).
 */
function gateOfStored(uid: string, profile: StoredProfile, entry: DirectoryEntry | null): Gate {
  const { role, status } = essentialsOf(uid, profile);
  if (entry !== null && (role === undefined || status === undefined)) return entry.gate;
  return status === undefined ? 'open' : gateOf(role ?? '', status);
}

function notesOf(findings: readonly Finding[], profile: StoredProfile, identity: Identity | null): string[] {
  const notes = findings.filter(({ kind }) => kind === 'field-missing').map(findingText);
  notes.push(...profile.malformed.map((field) => `${field} has a type it must not have: left as it is`));
  if (identity === null) notes.push('no identity has this uid: nobody can sign in to this account');
  return notes;
}

function profileWrite(profile: StoredDocument, { changed }: Completion): DocumentWrite {
  const { path, updateTime } = profile;
  return Object.keys(changed).length === 0
    ? { kind: 'verify', path, condition: { updateTime } }
    : guardedWrite({ kind: 'update', path, fields: changed }, profile);
}

/** Plans how to complete an account. Anything that needs a person's judgement is skipped, with the reason. */
export function planAccount({
  profile: document,
  entry: entryDocument,
  identity,
}: AccountMaterial): AccountPlan {
  const uid = document.id;
  const email = addressOf(document.fields);
  if (email === null) return { kind: 'skip', reasons: ['it has no usable address'] };
  const entry = directoryEntryOf(entryDocument);
  if (entry === undefined)
    return { kind: 'skip', reasons: ["the directory's entry for its address is damaged"] };
  const completion = completedFields(uid, document.fields);
  const profile = readStoredProfile({ ...document.fields, ...completion.changed });
  const findings = diagnose({ uid, email: identity?.email ?? null, profile, entry });
  const reasons = findings.filter(isBeyondRepair).map(findingText);
  if (profile.malformed.includes('uid')) reasons.push('the field uid has a type it must not have');
  if (reasons.length > 0) return { kind: 'skip', reasons };

  const notes = [...completion.notes, ...notesOf(findings, profile, identity)];
  const gate = gateOfStored(uid, profile, entry);
  const lacksEntry = entry?.gate !== gate;
  const changes = [...completion.changes, ...(lacksEntry ? [`directory entry "${gate}"`] : [])];
  if (changes.length === 0) return { kind: 'complete', changes, notes, writes: [] };
  const entryWrites = lacksEntry ? [guardedWrite(entryWrite(email, { gate, uid }), entryDocument)] : [];
  return { kind: 'complete', changes, notes, writes: [profileWrite(document, completion), ...entryWrites] };
}

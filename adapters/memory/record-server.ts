import { mailDataOf, mailTemplateOf, type Decision } from '#domain/accounts/model/decision.ts';
import type { NewProfile } from '#domain/accounts/model/new-profile.ts';
import { nameKeyOf } from '#domain/accounts/model/name.ts';
import type { ProfileRepair } from '#domain/accounts/model/profile-repair.ts';
import { SERVER_TIME } from '#domain/accounts/model/server-time.ts';
import { entryPath, mailPath, profilePath, reviewPath } from '#domain/accounts/model/record-paths.ts';
import type { Clock } from '#domain/shared/clock.ts';
import { fail, succeed, type Result } from '#domain/shared/result.ts';
import type { MemoryDocuments } from './documents/memory-documents.ts';
import type { RawDocument } from './documents/raw-document.ts';
import type { Caller } from './rules/caller.ts';
import { mayDecideNow } from './rules/decision-rules.ts';
import { entryFor, type AccountBatch } from './rules/directory-rules.ts';
import { mayCreate, mayRename, mayRepair } from './rules/profile-rules.ts';

/**
 * The document store with its rules: every write is one batch, checked before it is applied. A batch that the rules
 * refuse fails with `permission-denied` and changes nothing.
 */
export interface RecordServer {
  readonly documents: MemoryDocuments;
  create(caller: Caller, profile: NewProfile): Result<void>;
  repair(caller: Caller, repair: ProfileRepair): Result<void>;
  rename(caller: Caller, uid: string, name: string): Result<void>;
  decide(caller: Caller, decision: Decision): Result<void>;
}

type Rule = (documents: MemoryDocuments, caller: Caller, batch: AccountBatch) => boolean;

export const DENIED: Result<never> = fail({ code: 'permission-denied' });

/** The fields that a decision stores in a profile; only `rejected` has a reason. */
function decidedProfile(
  { rejectionReason: _reason, ...stored }: RawDocument,
  { after }: Decision,
  at: Date,
): RawDocument {
  const name = after.lastReview?.byName ?? null;
  const reason = after.status === 'rejected' ? after.rejectionReason : null;
  return {
    ...stored,
    status: after.status,
    role: after.role,
    reviewCount: after.reviewCount,
    reviewedBy: after.lastReview?.by,
    reviewedAt: at,
    ...(name !== null && { reviewedByName: name }),
    ...(reason !== null && { rejectionReason: reason }),
  };
}

function auditEntry({ before, after }: Decision, at: Date): RawDocument {
  const reason = after.status === 'rejected' ? after.rejectionReason : null;
  return {
    actor: after.lastReview?.by,
    from: before.status,
    to: after.status,
    ...(reason !== null && { reason }),
    ...(before.role !== after.role && { fromRole: before.role, toRole: after.role }),
    at,
  };
}

/** The fields with the time in place of `SERVER_TIME`. */
function stamped(fields: object, at: Date): RawDocument {
  const values = Object.entries(fields);
  return Object.fromEntries(values.map(([field, value]) => [field, value === SERVER_TIME ? at : value]));
}

export function createRecordServer(documents: MemoryDocuments, clock: Clock): RecordServer {
  const store = (caller: Caller, batch: AccountBatch, rule: Rule): Result<void> => {
    if (!rule(documents, caller, batch)) return DENIED;
    const { uid, profile, entry } = batch;
    documents.commit({
      [profilePath(uid)]: profile,
      ...(entry !== null && { [entryPath(String(profile['email']))]: { ...entry } }),
    });
    return succeed();
  };

  return {
    documents,
    create(caller, profile) {
      const stored = stamped(profile, clock.now());
      return store(
        caller,
        { uid: profile.uid, profile: stored, entry: entryFor(profile.uid, stored) },
        mayCreate,
      );
    },
    repair(caller, { uid, fields, gate }) {
      const profile = { ...documents.read(profilePath(uid)), ...stamped(fields, clock.now()) };
      return store(caller, { uid, profile, entry: { gate, uid } }, mayRepair);
    },
    rename(caller, uid, name) {
      const profile = { ...documents.read(profilePath(uid)), name, nameKey: nameKeyOf(name) };
      return store(caller, { uid, profile, entry: null }, mayRename);
    },
    decide(caller, decision) {
      const { uid } = decision.before;
      const stored = documents.read(profilePath(uid));
      if (stored === null || !mayDecideNow(documents, caller, decision)) return DENIED;
      const [at, number] = [clock.now(), decision.after.reviewCount];
      const profile = decidedProfile(stored, decision, at);
      documents.commit({
        [profilePath(uid)]: profile,
        [entryPath(String(profile['email']))]: { ...entryFor(uid, profile) },
        [reviewPath(uid, number)]: auditEntry(decision, at),
        [mailPath(uid, number)]: {
          to: decision.after.email,
          template: { name: mailTemplateOf(decision), data: mailDataOf(decision) },
        },
      });
      return succeed();
    },
  };
}

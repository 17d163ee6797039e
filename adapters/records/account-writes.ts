import { mailDataOf, mailTemplateOf, type Decision } from '#domain/accounts/model/decision.ts';
import { gateOf, type DirectoryEntry } from '#domain/accounts/model/gate.ts';
import type { NewProfile } from '#domain/accounts/model/new-profile.ts';
import { entryPath, mailPath, profilePath, reviewPath } from '#domain/accounts/model/account-paths.ts';
import type { Role } from '#domain/accounts/model/role.ts';
import { endsSessions } from '#domain/accounts/model/session-age.ts';
import { REMOVED, SERVER_TIME, type Batch, type RecordWrite } from '#domain/shared/record-write.ts';
import { isDismissed, reasonOf, type AccountStatus, type LastReview } from '#domain/accounts/model/user.ts';

/** The directory's entry for an address. */
export function entryWrite(email: string, { gate, uid }: DirectoryEntry): RecordWrite {
  return { kind: 'set', path: entryPath(email), fields: { gate, uid } };
}

type CreatedProfile = Omit<NewProfile<Role>, 'status'> & { readonly status: AccountStatus };

/** The documents of a new account: profile and directory entry. */
export function creationWrites(profile: CreatedProfile) {
  const { uid, email, role, status } = profile;
  return [
    { kind: 'set', path: profilePath(uid), fields: profile },
    entryWrite(email, { gate: gateOf(role, status), uid }),
  ] as const satisfies Batch;
}

/** The documents of a decision (D15, D20): profile, directory entry, audit entry and mail. */
export function decisionWrites(decision: Decision, { by, byName }: Pick<LastReview, 'by' | 'byName'>) {
  const { before, after } = decision;
  const { uid, email, role, status, reviewCount } = after;
  const reason = reasonOf(after);
  const dismissed = isDismissed(after);
  const hasNewRole = role !== before.role;
  const change = {
    status,
    ...(hasNewRole && { role }),
    rejectionReason: reason ?? REMOVED,
    dismissed: dismissed || REMOVED,
    reviewCount,
    reviewedBy: by,
    reviewedByName: byName ?? REMOVED,
    reviewedAt: SERVER_TIME,
    ...(endsSessions(role, status) && { signedInSince: SERVER_TIME }),
  };
  const review = {
    actor: by,
    from: before.status,
    to: status,
    ...(reason !== null && { reason }),
    ...(dismissed && { dismissed }),
    ...(hasNewRole && { fromRole: before.role, toRole: role }),
    at: SERVER_TIME,
  };
  const mail = mailTemplateOf(decision);
  const template = { name: mail, data: mailDataOf(decision) };
  const decided = [
    { kind: 'update', path: profilePath(uid), fields: change },
    entryWrite(email, { gate: gateOf(role, status), uid }),
    { kind: 'set', path: reviewPath(uid, reviewCount), fields: review },
  ] as const satisfies Batch;
  if (mail === null) return decided;
  return [
    ...decided,
    { kind: 'set', path: mailPath(uid, reviewCount), fields: { to: email, template } },
  ] as const;
}

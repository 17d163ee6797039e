import type { Write } from 'builtin-firestore/store/write.ts';
import { mailDataOf, mailTemplateOf, type Decision } from '#domain/accounts/model/decision.ts';
import { gateOf } from '#domain/accounts/model/gate.ts';
import { entryPath, mailPath, profilePath, reviewPath } from '#domain/accounts/model/record-paths.ts';
import { SERVER_TIME } from '#domain/accounts/model/server-time.ts';
import type { LastReview } from '#domain/accounts/model/user.ts';
import { changing, replacing } from './documents/document-writes.ts';

/** The atomic batch of one decision: profile, directory entry, audit entry and mail. */
export function decisionWrites(decision: Decision, review: LastReview): readonly Write[] {
  const { before, after } = decision;
  const { uid, email, role, status, reviewCount } = after;
  const reason = after.status === 'rejected' ? (after.rejectionReason ?? undefined) : undefined;
  const hasNewRole = role !== before.role;
  const change = {
    status,
    ...(hasNewRole && { role }),
    rejectionReason: reason,
    reviewCount,
    reviewedBy: review.by,
    reviewedByName: review.byName ?? undefined,
    reviewedAt: SERVER_TIME,
  };
  const entry = {
    actor: review.by,
    from: before.status,
    to: status,
    reason,
    ...(hasNewRole && { fromRole: before.role, toRole: role }),
    at: SERVER_TIME,
  };
  const mail = {
    to: email,
    template: { name: mailTemplateOf(decision), data: mailDataOf(decision) },
  };
  return [
    changing(profilePath(uid), change),
    replacing(entryPath(email), { gate: gateOf(role, status), uid }),
    replacing(reviewPath(uid, reviewCount), entry),
    replacing(mailPath(uid, reviewCount), mail),
  ];
}

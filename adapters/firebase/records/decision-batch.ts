import { deleteField, doc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import type { Firestore, WriteBatch } from 'firebase/firestore/lite';
import { mailDataOf, mailTemplateOf, type Decision } from '#domain/accounts/model/decision.ts';
import { gateOf } from '#domain/accounts/model/gate.ts';
import type { LastReview } from '#domain/accounts/model/user.ts';

function reasonOf({ after }: Decision): string | null {
  return after.status === 'rejected' ? after.rejectionReason : null;
}

function profileChange(decision: Decision, review: LastReview) {
  const { before, after } = decision;
  return {
    status: after.status,
    ...(after.role !== before.role && { role: after.role }),
    rejectionReason: reasonOf(decision) ?? deleteField(),
    reviewCount: after.reviewCount,
    reviewedBy: review.by,
    reviewedByName: review.byName ?? deleteField(),
    reviewedAt: serverTimestamp(),
  };
}

function auditEntry(decision: Decision, review: LastReview) {
  const { before, after } = decision;
  const reason = reasonOf(decision);
  return {
    actor: review.by,
    from: before.status,
    to: after.status,
    ...(reason !== null && { reason }),
    ...(after.role !== before.role && { fromRole: before.role, toRole: after.role }),
    at: serverTimestamp(),
  };
}

/** The atomic batch of one decision: profile, directory entry, audit entry and mail. */
export function decisionBatch(firestore: Firestore, decision: Decision, review: LastReview): WriteBatch {
  const { uid, email, role, status, reviewCount } = decision.after;
  const number = String(reviewCount);
  return writeBatch(firestore)
    .update(doc(firestore, 'users', uid), profileChange(decision, review))
    .set(doc(firestore, 'accountDirectory', email), { gate: gateOf(role, status), uid })
    .set(doc(firestore, 'users', uid, 'reviews', number), auditEntry(decision, review))
    .set(doc(firestore, 'mail', `${uid}_${number}`), {
      to: email,
      template: { name: mailTemplateOf(decision), data: mailDataOf(decision) },
    });
}

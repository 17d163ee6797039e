import { REMOVED, SERVER_TIME, type Batch } from '../../shared/record-write.ts';
import { isSamePosition } from '../../shared/people/powers.ts';
import { mailPath, profilePath, reviewPath } from './account-paths.ts';
import { mailDataOf, mailTemplateOf, type Decision } from './decision.ts';
import { gateOf } from './gate.ts';
import { queueMail } from './mail.ts';
import { entryWrite } from './profile-batch.ts';
import { endsSessions } from './session-age.ts';
import { isSubmitted, storedSubmission } from './submission.ts';
import { isDismissed, reasonOf, type LastReview } from './user.ts';

/** Returns the writes of a decision (D20). `mailTemplateOf` decides whether they include a mail. */
export function decisionBatch(decision: Decision, { by, byName }: Pick<LastReview, 'by' | 'byName'>): Batch {
  const { before, after } = decision;
  const { uid, email, role, powers, status, reviewCount } = after;
  const reason = reasonOf(after);
  const dismissed = isDismissed(after);
  const isApproval = before.status !== 'approved' && status === 'approved';
  const isReturn = before.status === 'approved' && status !== 'approved' && !isSubmitted(before);
  const submitted = storedSubmission(before);
  const hasNewPosition = !isSamePosition(before, after);
  const change = {
    status,
    ...(role !== before.role && { role }),
    ...(powers !== before.powers && { powers }),
    ...(isApproval && Object.fromEntries(Object.keys(submitted).map((field) => [field, REMOVED]))),
    ...(isReturn && storedSubmission(after)),
    rejectionReason: reason ?? REMOVED,
    dismissed: dismissed || REMOVED,
    reviewCount,
    reviewedBy: by,
    reviewedByName: byName ?? REMOVED,
    reviewedAt: SERVER_TIME,
    ...(endsSessions(before, after) && { signedInSince: SERVER_TIME }),
  };
  const review = {
    actor: by,
    from: before.status,
    to: status,
    ...(reason !== null && { reason }),
    ...(dismissed && { dismissed }),
    ...(isApproval && isSubmitted(before) && { application: submitted }),
    ...(hasNewPosition && { fromRole: before.role, toRole: role }),
    ...(hasNewPosition && before.powers !== 'both' && { fromPowers: before.powers }),
    ...(hasNewPosition && powers !== 'both' && { toPowers: powers }),
    at: SERVER_TIME,
  };
  const mail = mailTemplateOf(decision);
  const decided: Batch = [
    { kind: 'update', path: profilePath(uid), fields: change },
    entryWrite(email, { gate: gateOf(role, status), uid }),
    { kind: 'set', path: reviewPath(uid, reviewCount), fields: review },
  ];
  if (mail === null) return decided;
  return [...decided, queueMail(mailPath(uid, reviewCount), email, mail, mailDataOf(decision))];
}

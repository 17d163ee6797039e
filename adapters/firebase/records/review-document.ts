import { Timestamp, type QueryDocumentSnapshot } from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import type { Review } from '#domain/accounts/model/review.ts';
import { ACCOUNT_STATUSES } from '#domain/accounts/model/user.ts';

const ReviewDocument = z.object({
  actor: z.string(),
  from: z.enum(ACCOUNT_STATUSES),
  to: z.enum(ACCOUNT_STATUSES),
  reason: z.optional(z.string()),
  fromRole: z.optional(z.string()),
  toRole: z.optional(z.string()),
  at: z.instanceof(Timestamp),
});
const ReviewNumber = z.coerce.number().check(z.int(), z.positive());

/** Reads `users/{uid}/reviews/{number}`. The rules guarantee its shape, so any other is a defect and throws. */
export function parseReview(document: QueryDocumentSnapshot): Review {
  const { actor, from, to, reason, fromRole, toRole, at } = ReviewDocument.parse(document.data());
  return {
    number: ReviewNumber.parse(document.id),
    actor,
    from,
    to,
    reason: reason ?? null,
    roleChange: fromRole !== undefined && toRole !== undefined ? { from: fromRole, to: toRole } : null,
    at: at.toDate(),
  };
}

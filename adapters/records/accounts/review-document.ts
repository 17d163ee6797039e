import type { Review } from '#domain/accounts/model/review.ts';
import { isAccountStatus } from '#domain/accounts/model/user.ts';
import { isStoredTime } from '#domain/shared/kinds.ts';
import type { FoundDocument } from '../document-store.ts';

/** Reads `users/{uid}/reviews/{number}`; undefined for a document of any other shape. */
export function parseReview({ id, fields }: FoundDocument): Review | undefined {
  const { actor, from, to, reason, dismissed, fromRole, toRole, at } = fields;
  if (typeof actor !== 'string' || typeof from !== 'string' || typeof to !== 'string') return undefined;
  if (!isAccountStatus(from) || !isAccountStatus(to) || !isStoredTime(at)) return undefined;
  if (!/^[1-9]\d*$/.test(id)) return undefined;
  return {
    number: Number(id),
    actor,
    from,
    to,
    reason: typeof reason === 'string' ? reason : null,
    dismissed: dismissed === true,
    roleChange:
      typeof fromRole === 'string' && typeof toRole === 'string' ? { from: fromRole, to: toRole } : null,
    at: at.toDate(),
  };
}

import type { Review } from '#domain/accounts/model/review.ts';
import { isAccountStatus } from '#domain/accounts/model/user.ts';
import type { DocumentData } from './document-data.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

/** Reads one entry of the audit trail; `null` for a document of any other shape. */
export function readReview(number: number, document: DocumentData): Review | null {
  const { actor, from, to, reason, fromRole, toRole, at } = document;
  if (typeof actor !== 'string' || typeof from !== 'string' || typeof to !== 'string') return null;
  if (!isAccountStatus(from) || !isAccountStatus(to) || !(at instanceof Date)) return null;
  const [before, after] = [textOf(fromRole), textOf(toRole)];
  const roleChange = before === null || after === null ? null : { from: before, to: after };
  return { number, actor, from, to, reason: textOf(reason), roleChange, at };
}

import { flag, mapOf, oneOf, orElse } from '../../shared/composed-decoders.ts';
import { text, time, type Fields } from '../../shared/decoders.ts';
import { POWERS, type Position, type Powers } from '../../shared/people/powers.ts';
import { readSubmission, type Submission } from './submission.ts';
import { ACCOUNT_STATUSES, type AccountStatus } from './user.ts';

/** An audit entry of an account, `users/{uid}/reviews/{number}`. No client can change or remove it. */
export interface Review {
  /** Counted from one. */
  readonly number: number;
  /** The uid of the administrator who decided. */
  readonly actor: string;
  readonly from: AccountStatus;
  readonly to: AccountStatus;
  readonly reason: string | null;
  /** Whether the account is dismissed after the decision (D20). */
  readonly dismissed: boolean;
  /** The change of role or powers; `null` for none. */
  readonly roleChange: { readonly from: Position; readonly to: Position } | null;
  /** The submission of the applicant whom this decision approved; `null` for other decisions, or if it is empty. */
  readonly submission: Submission | null;
  /** The server's time. */
  readonly at: Date;
}

const readFieldsOf = mapOf({
  actor: text,
  from: oneOf(ACCOUNT_STATUSES),
  to: oneOf(ACCOUNT_STATUSES),
  reason: orElse(text, null),
  dismissed: orElse(flag, false),
  fromRole: orElse(text, null),
  toRole: orElse(text, null),
  fromPowers: orElse<Powers, 'both'>(oneOf(POWERS), 'both'),
  toPowers: orElse<Powers, 'both'>(oneOf(POWERS), 'both'),
  application: readSubmission,
  at: time,
} as const satisfies Fields);

/** Reads an audit entry; `null` if the document or the id has another form. */
export function readReview(id: string, document: unknown): Review | null {
  const read = readFieldsOf(document);
  if (read === undefined || !/^[1-9]\d*$/.test(id)) return null;
  const { fromRole, toRole, fromPowers, toPowers, application: submission, ...review } = read;
  const roleChange =
    fromRole === null || toRole === null
      ? null
      : { from: { role: fromRole, powers: fromPowers }, to: { role: toRole, powers: toPowers } };
  return { number: Number(id), ...review, roleChange, submission };
}

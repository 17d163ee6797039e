import { flag, mapOf, oneOf, orElse } from '../../shared/composed-decoders.ts';
import { text, time, type Fields } from '../../shared/decoders.ts';
import { POWERS, type Position, type Powers } from '../../shared/people/powers.ts';
import { readSubmission, type Submission } from './submission.ts';
import { ACCOUNT_STATUSES, type AccountStatus } from './user.ts';

/** An audit entry of an account, `users/{uid}/reviews/{number}`. It is never changed or removed. */
export interface Review {
  /** Counted from one. */
  readonly number: number;
  /** The uid of the administrator who decided. */
  readonly actor: string;
  readonly from: AccountStatus;
  readonly to: AccountStatus;
  readonly reason: string | null;
  /** A rejection without a mail to the applicant. */
  readonly dismissed: boolean;
  /** The change of role or powers; `null` for none. */
  readonly roleChange: { readonly from: Position; readonly to: Position } | null;
  /** The applicant's submission; `null` unless this is an approval of one. */
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

/** Reads an audit entry; `null` for a document of another shape. */
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

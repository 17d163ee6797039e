import type { Role } from './role.ts';
import type { AccountStatus } from './user.ts';

/** One entry of an account's audit trail, `users/{uid}/reviews/{number}`. Never edited or deleted. */
export interface Review {
  /** Counts from one. */
  readonly number: number;
  /** The uid of the administrator who decided. */
  readonly actor: string;
  readonly from: AccountStatus;
  readonly to: AccountStatus;
  readonly reason: string | null;
  /** A rejection that the applicant was not told of. */
  readonly dismissed: boolean;
  /** Set if the decision changed the role. */
  readonly roleChange: { readonly from: Role; readonly to: Role } | null;
  /** The server's time. */
  readonly at: Date;
}

import type { AccountStatus } from '#domain/accounts/model/user.ts';
import type { Intent } from '#domain/accounts/services/account-decisions.ts';

/** The decisions on an account's status that have buttons. */
export type DecisionKind = Exclude<Intent['kind'], 'change-role'>;
export type ReasonedKind = 'reject' | 'revoke';

/** The decisions possible in each status (design D20), the most common first. */
export const DECISIONS_ON: Readonly<Record<AccountStatus, readonly DecisionKind[]>> = {
  pending: ['approve', 'reject'],
  approved: ['revoke'],
  rejected: ['approve', 'reopen'],
};

/** Whether a decision is taken in a dialog that asks for a reason. */
export function takesReason(kind: DecisionKind): kind is ReasonedKind {
  return kind === 'reject' || kind === 'revoke';
}

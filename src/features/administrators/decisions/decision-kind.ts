import { stepsFrom, type ReasonedStep, type StatusStep } from '#domain/accounts/model/account-steps.ts';
import type { AccountStatus } from '#domain/accounts/model/user.ts';

/** The decisions on an account's status that have buttons. */
export type DecisionKind = StatusStep;
export type ReasonedKind = ReasonedStep;

/** The decisions possible in each status, the most common first. */
export const DECISIONS_ON: Readonly<Record<AccountStatus, readonly DecisionKind[]>> = {
  pending: stepsFrom('pending'),
  approved: stepsFrom('approved'),
  rejected: stepsFrom('rejected'),
};

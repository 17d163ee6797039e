import { takesReason, type ReasonedStep, type StatusStep } from '#domain/accounts/model/account-steps.ts';
import type { User } from '#domain/accounts/model/user.ts';

/** What is asked before a step is taken: its reason, or whether to approve although an address is not proven (D26). */
export interface StepQuestion {
  readonly kind: ReasonedStep | 'approve';
  readonly users: readonly User[];
}

/** The question before a step; `null` if it is taken at once. */
export function questionBefore(kind: StatusStep, users: readonly User[]): StepQuestion | null {
  const isUnproven = users.some(({ provenAt }) => provenAt === null);
  return takesReason(kind) || (kind === 'approve' && isUnproven) ? { kind, users } : null;
}

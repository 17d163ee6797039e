import { takesReason, type ReasonedStep, type StatusStep } from '#domain/accounts/model/account-steps.ts';
import type { User } from '#domain/accounts/model/user.ts';
import type { Intent } from '#domain/accounts/services/account-decisions.ts';

/** What is asked before a step is taken: its reason, or whether to approve although an address is not proven (D26). */
export interface StepQuestion {
  readonly kind: ReasonedStep | 'approve';
  readonly users: readonly User[];
}

/** Asks what has to be asked before a step, or takes it at once. */
export function beginStep(
  kind: StatusStep,
  users: readonly User[],
  ask: (question: StepQuestion) => void,
  take: (intent: Intent) => void,
): void {
  const isUnproven = users.some(({ provenAt }) => provenAt === null);
  if (takesReason(kind) || (kind === 'approve' && isUnproven)) ask({ kind, users });
  else take({ kind });
}

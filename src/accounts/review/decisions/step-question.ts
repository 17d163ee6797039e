import { takesReason, type ReasonedStep, type StatusStep } from '#domain/accounts/model/account-steps.ts';
import { isAdministrator } from '#domain/accounts/model/role.ts';
import type { User } from '#domain/accounts/model/user.ts';
import type { Intent } from '#domain/accounts/services/account-decisions.ts';

/** The question before a step: its reason, or whether to approve an unproven address or an administrator (D26). */
export interface StepQuestion {
  readonly kind: ReasonedStep | 'approve';
  readonly users: readonly User[];
}

/** Asks the question that a step needs answered, or takes the step at once if there is none. */
export function beginStep(
  kind: StatusStep,
  users: readonly User[],
  ask: (question: StepQuestion) => void,
  take: (intent: Intent) => void,
): void {
  const isRisky = users.some(({ provenAt, role }) => provenAt === null || isAdministrator(role));
  if (takesReason(kind) || (kind === 'approve' && isRisky)) ask({ kind, users });
  else take({ kind });
}

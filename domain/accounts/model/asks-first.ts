import { isAdministrator } from '../../shared/people/role.ts';
import { takesReason, type ReasonedStep, type StatusStep } from './account-steps.ts';
import type { User } from './user.ts';

/** The steps that may need a question to the administrator first. */
export type AskedStep = ReasonedStep | 'approve';

/**
 * Whether a dialog comes before a step: to ask for a reason, or to confirm the approval of an unproven address or an
 * administrator (D26).
 */
export function asksFirst(
  kind: StatusStep,
  users: readonly Pick<User, 'provenAt' | 'role'>[],
): kind is AskedStep {
  const isRisky = users.some(({ provenAt, role }) => provenAt === null || isAdministrator(role));
  return takesReason(kind) || (kind === 'approve' && isRisky);
}

import { isAdministrator } from '../../shared/people/role.ts';
import { takesReason, type ReasonedStep, type StatusStep } from './account-steps.ts';
import type { User } from './user.ts';

/** The steps to another status before which a dialog may open. */
export type AskedStep = ReasonedStep | 'approve';

/**
 * Whether a dialog opens before a step. The dialog asks for a reason. For an administrator or an unproven address, it
 * asks to confirm the approval (D26).
 */
export function asksFirst(
  kind: StatusStep,
  users: readonly Pick<User, 'provenAt' | 'role'>[],
): kind is AskedStep {
  const isRisky = users.some(({ provenAt, role }) => provenAt === null || isAdministrator(role));
  return takesReason(kind) || (kind === 'approve' && isRisky);
}
